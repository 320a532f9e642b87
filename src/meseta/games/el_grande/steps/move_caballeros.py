"""Moving caballeros on the board, one at a time: which one, then where to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import DONE, MOST_ANSWERS, NOBODY, NOWHERE, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import ALL, MOVE, TO
from meseta.games.el_grande.board import PIECE_BITS

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

PIECE_MASK: Final[i64] = (1 << PIECE_BITS) - 1
MOST_ARRIVED: Final[i64] = 62 // PIECE_BITS


@final
class CaballeroMoves(Change):
    NAME: ClassVar[str] = "caballero-moves"
    MEANS: ClassVar[tuple[str, str]] = ("piece", "area")

    def happen(self, position: ElGrande, by: i64, piece: i64, area: i64) -> None:
        position.move(piece, area)


CABALLERO_MOVES: Final = CaballeroMoves()


@mypyc_attr(acyclic=True, free_list_len=1)
class Moving(Question):
    """Up to so many caballeros move, of the player's own colour and of others', none of them twice (ruling A51)."""

    NAME: ClassVar[str] = "moving"
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("seat", "left", "own", "others", "one_region", "castillo", "area", "piece", "arrived"),
    )

    def __init__(
        self,
        seat: i64,
        left: i64,
        own: i64,
        others: i64,
        one_region: i64,
        castillo: i64,
        area: i64,
        piece: i64,
        arrived: i64,
    ) -> None:
        self.seat = seat
        self.left: i64 = left
        self.own: i64 = own  # how many of those may be the player's own
        self.others: i64 = others  # and how many may be others'
        self.one_region: i64 = one_region  # 1 if all must come from the region of the first
        self.castillo: i64 = castillo  # 1 if they may go into the Castillo
        self.area: i64 = area  # that region, or NOWHERE
        self.piece: i64 = piece  # the caballero chosen to move, or NOBODY
        self.arrived: i64 = arrived  # what has moved and where to: up to four pieces, PIECE_BITS each

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if self.piece != NOBODY or self.movable(position, 1).count > 0 else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        if self.piece != NOBODY:
            return self.targets(position, position.board.row_of[self.piece])
        movable = self.movable(position, MOST_ANSWERS)
        movable.add(DONE)
        return movable

    def targets(self, position: ElGrande, source: i64) -> Answers:
        board = position.board
        if position.king_alone_bars():
            targets = position.shared.targets if self.castillo else position.shared.regions_as_targets
            return targets[position.king * board.rows + source]
        rows = self.open_rows(position) & position.may_enter() & ~(1 << source)
        answers = position.empty_answers()
        answers.add_each(TO, rows)
        return answers

    def open_rows(self, position: ElGrande) -> i64:
        """Where the caballero that was chosen may go, were nothing closed or full; one bit each."""
        board = position.board
        rows = board.standing_mask
        if self.castillo:
            rows |= 1 << board.castillo
        rows = targets_of(position, self.seat, self.piece, rows)
        if self.one_region:  # they go out of it
            rows &= ~position.rows_in(position.region_of(board.row_of[self.piece]))
        return rows

    def movable(self, position: ElGrande, enough: i64) -> Answers:
        """The caballeros that may move; the search stops when there are enough."""
        movable = position.empty_answers()
        items, count = movable.items, i64(0)
        caballeros, seat, arrived = position.caballeros, self.seat, self.arrived
        own, others, colours, width = self.own > 0, self.others > 0, position.colours, position.board.width
        leaving = position.worth_searching()
        if self.area != NOWHERE:
            leaving &= position.rows_in(self.area)
        mine = position.colours_of(seat)
        besides: i64 = 0  # the colours that may move, one bit each
        if own:
            besides |= mine
        if others:
            besides |= ~mine
        besides &= (1 << colours) - 1 & ~(1 << seat)  # beside the player's own, which comes first
        for row in position.board.standing:
            if not leaving >> row & 1:
                continue
            base = row * width
            if own and caballeros[base + seat] > 0 and (not arrived or self.can_leave(position, base + seat)):
                items[count] = MOVE + base + seat
                count += 1
            if besides:
                for colour in range(colours):
                    piece = base + colour
                    if (
                        caballeros[piece] > 0
                        and besides >> colour & 1
                        and (not arrived or self.can_leave(position, piece))
                    ):
                        items[count] = MOVE + piece
                        count += 1
            if count >= enough:
                break
        movable.count = count
        return movable

    def can_leave(self, position: ElGrande, piece: i64) -> bool:
        """Is there a caballero of this colour here that has not moved by this card?"""
        return unmoved(position, piece, self.arrived) > 0

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if answer == DONE:
            position.pop()
        elif self.piece == NOBODY:
            self.piece = answer - MOVE
        else:
            piece, target = self.piece, answer - TO
            self.note_move(position, seat, target)
            position.propose(CABALLERO_MOVES, seat, piece, target)

    def note_move(self, position: ElGrande, seat: i64, target: i64) -> None:
        """The caballero that was chosen is on its way: so many fewer may move, and this one not again."""
        piece = self.piece
        board = position.board
        colour, source = board.colour_of[piece], board.row_of[piece]
        self.piece = NOBODY
        if self.left != ALL:
            self.left -= 1
            if position.colours_of(seat) >> colour & 1:
                self.own -= 1
            else:
                self.others -= 1
        if self.one_region:  # what has left the region is not met again
            self.area = position.region_of(source)
        else:
            arrival = position.arrival(colour, source, target)
            self.arrived = self.arrived << PIECE_BITS | arrival * board.width + colour + 1
        if self.left == 0:
            position.pop()

    def copy(self) -> Moving:
        return Moving(
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


def unmoved(position: ElGrande, piece: i64, arrived: i64) -> i64:
    """How many caballeros of a colour in a row are none of those that have arrived there."""
    staying = position.caballeros[piece]
    while arrived:
        if (arrived & PIECE_MASK) - 1 == piece:
            staying -= 1
        arrived >>= PIECE_BITS
    return staying


def targets_of(position: ElGrande, by: i64, piece: i64, rows: i64) -> i64:
    """Of these rows, those where a player may move a caballero, were nothing closed or full; one bit each."""
    asked = position.rules.asked_for_targets
    while asked is not None:
        rows = asked.part.targets(position, by, piece, rows)
        asked = asked.rest
    return rows


@final
class MoveCaballeros(Step):
    """Up to so many of each sort, and of all together; by default as many as both make."""

    def __init__(
        self, own: i64 = 0, others: i64 = 0, up_to: i64 = 0, one_region: bool = False, castillo: bool = True
    ) -> None:
        self.up_to: i64 = up_to or own + others
        self.own: i64 = own
        self.others: i64 = others
        self.one_region: i64 = 1 if one_region else 0
        self.castillo: i64 = 1 if castillo else 0
        assert one_region or self.up_to <= MOST_ARRIVED, "what has moved has no room in its bits"

    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(Moving(by, self.up_to, self.own, self.others, self.one_region, self.castillo, NOWHERE, NOBODY, 0))
