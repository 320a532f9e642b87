"""The Grand Inquisitor's caballeros may each take one along, if its owner agrees (003:908, ruling B76)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import DONE, NOBODY, NOWHERE, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.games.el_grande.answers import MOVE, TO
from meseta.games.el_grande.board import PIECE_BITS
from meseta.games.el_grande.parts.grandissimo.answers import AGREE, REFUSE
from meseta.games.el_grande.parts.inquisitor.steps import MovingBlack
from meseta.games.el_grande.steps.move_caballeros import CABALLERO_MOVES, unmoved

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MovingWithCompany(MovingBlack):
    NAME: ClassVar[str] = "moving-with-company"

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if answer == DONE or self.piece == NOBODY:
            super().answer(position, seat, answer)
            return
        piece, target = self.piece, answer - TO
        before = self.arrived
        self.note_move(position, seat, target)
        board = position.board
        there = target * board.width + board.colour_of[piece]
        position.push(TakingAlong(seat, board.row_of[piece], there, before))
        position.propose(CABALLERO_MOVES, seat, piece, target)

    def note_company(self, piece: i64) -> None:
        """Whoever was taken along does not move again by this card."""
        self.arrived = self.arrived << PIECE_BITS | piece + 1

    def copy(self) -> MovingWithCompany:
        return MovingWithCompany(
            self.seat,
            self.left,
            self.own,
            self.others,
            self.one_region,
            self.castillo,
            self.area,
            self.piece,
            self.arrived,
        )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakingAlong(Question):
    """A black caballero has moved: whoever moved it may ask one of a player's to follow it."""

    NAME: ClassVar[str] = "taking-along"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area", "piece", "arrived")

    def __init__(self, seat: i64, area: i64, piece: i64, arrived: i64) -> None:
        self.seat = seat
        self.area: i64 = area  # the region it left
        self.piece: i64 = piece  # the black caballero, where it stands now
        self.arrived: i64 = arrived  # what had moved before: see steps.move_caballeros

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if self.company(position).count > 0 else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        company = self.company(position)
        company.add(DONE)
        return company

    def company(self, position: ElGrande) -> Answers:
        """Those of players, not another black one."""
        pieces = position.empty_answers()
        for colour in range(position.seats):
            piece = self.area * position.board.width + colour
            if unmoved(position, piece, self.arrived) > 0:
                pieces.add(MOVE + piece)
        return pieces

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        if answer == DONE:
            return
        piece, board = answer - MOVE, position.board
        asking = Consenting(board.colour_of[piece], seat, piece, board.row_of[self.piece])
        if asking.seat == seat:
            asking.agree(position)
        else:
            position.push(asking)

    def copy(self) -> TakingAlong:
        return TakingAlong(self.seat, self.area, self.piece, self.arrived)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Consenting(Question):
    """The owner of the caballero is asked, nobody else."""

    NAME: ClassVar[str] = "consenting"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "by", "piece", "area")

    def __init__(self, seat: i64, by: i64, piece: i64, area: i64) -> None:
        self.seat = seat
        self.by: i64 = by
        self.piece: i64 = piece  # the caballero
        self.area: i64 = area  # where it would go

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        return AGREE_OR_REFUSE

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        if answer == AGREE:
            self.agree(position)
        else:
            position.tell("refuses", seat, self.piece, self.area)

    def agree(self, position: ElGrande) -> None:
        moving, board = position.top, position.board
        if isinstance(moving, MovingWithCompany):
            moving.note_company(self.area * board.width + board.colour_of[self.piece])
        position.propose(CABALLERO_MOVES, self.by, self.piece, self.area)

    def copy(self) -> Consenting:
        return Consenting(self.seat, self.by, self.piece, self.area)


AGREE_OR_REFUSE: Final = Answers([AGREE, REFUSE])


@final
class MoveBlackWithCompany(Step):
    """Up to so many black caballeros, and one of a player's with each."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(MovingWithCompany(by, self.count, self.count, self.count, 0, 1, NOWHERE, NOBODY, 0))
