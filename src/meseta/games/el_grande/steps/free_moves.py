"""Free moves at the beginning of a turn: caballeros that stand somewhere then may go on, each of them once.

They are no special action: no veto reaches them.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import DONE, NOBODY, Answers
from meseta.engine.frame import Question
from meseta.games.el_grande.answers import MOVE, TO

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@mypyc_attr(acyclic=True)
class FreeMoves(Question):
    """Which one, then where to. A part says where from and where to."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "piece", "pieces")
    EVENT: ClassVar[str] = ""  # what is told of a move: its numbers are the piece and the area

    def __init__(self, seat: i64, piece: i64, pieces: vec[i64]) -> None:
        self.seat = seat
        self.piece: i64 = piece  # the caballero chosen to move, or NOBODY
        self.pieces: vec[i64] = pieces  # those that may still go, one entry for each

    @abstractmethod
    def targets(self, position: ElGrande, piece: i64) -> i64:
        """The rows where it may go, one bit each."""

    def waiting(self, position: ElGrande) -> i64:
        if self.piece != NOBODY:
            return self.seat
        for piece in self.pieces:
            if self.targets(position, piece):
                return self.seat
        return NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        if self.piece != NOBODY:
            return position.shared.targets_in.of(self.targets(position, self.piece))
        movable = self.movable(position)
        movable.add(DONE)
        return movable

    def movable(self, position: ElGrande) -> Answers:
        movable = position.empty_answers()
        before = NOBODY
        for piece in self.pieces:  # those alike lie side by side
            if piece != before and self.targets(position, piece):
                movable.add(MOVE + piece)
            before = piece
        return movable

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if answer == DONE:
            position.pop()
        elif self.piece == NOBODY:
            self.piece = answer - MOVE
        else:
            piece, row = self.piece, answer - TO
            self.piece = NOBODY
            self.pieces = without_one(self.pieces, piece)
            if position.listener is not None:
                position.tell(self.EVENT, seat, piece, row)
            position.move(piece, row)


def without_one(pieces: vec[i64], piece: i64) -> vec[i64]:
    left, place = pieces[1:], i64(0)
    while pieces[place] != piece:
        left[place] = pieces[place]
        place += 1
    return left


def with_one(pieces: vec[i64], piece: i64) -> vec[i64]:
    """One more, in its place among those that lie in order."""
    more = append(pieces, piece)
    place: i64 = len(more) - 1
    while place > 0 and more[place - 1] > piece:
        more[place] = more[place - 1]
        place -= 1
    more[place] = piece
    return more


def is_among(pieces: vec[i64], piece: i64) -> bool:
    for each in pieces:
        if each == piece:
            return True
    return False


def standing_on(position: ElGrande, seat: i64, rows: i64) -> vec[i64]:
    """All caballeros of a seat on these rows, one entry for each, in order."""
    pieces, count = position.gathered, i64(0)
    caballeros, colours, width = position.caballeros, position.colours_of(seat), position.board.width
    first: i64 = 0  # the piece with which the row begins whose bit is the lowest
    while rows:
        if rows & 1:
            for colour in range(position.colours):
                if colours >> colour & 1:
                    for _each in range(caballeros[first + colour]):
                        pieces[count] = first + colour
                        count += 1
        rows >>= 1
        first += width
    return pieces[:count]
