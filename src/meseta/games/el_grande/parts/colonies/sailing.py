"""Sailing: what stands on the Ship or in a colony when a turn begins may go on, before anything else (ruling D10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers
from meseta.games.el_grande.parts.colonies.abroad import rows_of
from meseta.games.el_grande.parts.colonies.discs import add_claims, claim, claiming_piece, is_claim
from meseta.games.el_grande.parts.colonies.map import (
    AMERICA,
    CARRIER_ROWS,
    FRENCH_ROWS,
    MEDITERRANEAN,
    OUTSIDE,
    SHIP,
    SHIP_ROWS,
    VICEROY,
)
from meseta.games.el_grande.parts.colonies.state import state_of
from meseta.games.el_grande.parts.colonies.travel import targets
from meseta.games.el_grande.steps.free_moves import FreeMoves, is_among, standing_on, with_one, without_one

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

COLONIES: Final[i64] = 1 << AMERICA | 1 << VICEROY | 1 << MEDITERRANEAN
SAILING_ROWS: Final[i64] = SHIP_ROWS | COLONIES | CARRIER_ROWS
HELD_BACK: Final[i64] = CARRIER_ROWS | 1 << OUTSIDE  # who may not go to all places: see `targets`


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sailing(FreeMoves):
    """From the Ship to a colony, to France or to a Spanish coast; from a colony to the Ship (003:695).

    Who claims a disc before sailing takes it along.
    """

    NAME: ClassVar[str] = "sailing"
    EVENT: ClassVar[str] = "sails"

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        answers = super().legal(position, seat)
        if self.piece == NOBODY:
            add_claims(position, seat, answers)
        return answers

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if not is_claim(answer):
            super().answer(position, seat, answer)
            return
        piece = claiming_piece(position, seat, answer)
        carrier = claim(position, seat, piece)
        if is_among(self.pieces, piece):
            self.pieces = with_one(without_one(self.pieces, piece), carrier)

    def targets(self, position: ElGrande, piece: i64) -> i64:
        board = position.board
        row = board.row_of[piece]
        if not position.may_leave() >> row & 1:
            return 0
        rows = COLONIES | FRENCH_ROWS | board.coast if position.region_of(row) == SHIP else SHIP_ROWS
        rows &= position.may_enter()
        if rows == 0 or not HELD_BACK >> row & 1:
            return rows
        return targets(position, self.seat, piece, rows) & rows

    def copy(self) -> Sailing:
        return Sailing(self.seat, self.piece, self.pieces)


def begin_to_sail(position: ElGrande, seat: i64) -> None:
    """Those beside the limit table sail too, where it lies on the Ship or in a colony."""
    rows = SAILING_ROWS
    if SHIP <= state_of(position).table <= MEDITERRANEAN:
        rows |= 1 << OUTSIDE
    rows = rows_of(position, seat, rows)
    if rows:
        position.push(Sailing(seat, NOBODY, standing_on(position, seat, rows)))
