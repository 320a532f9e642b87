"""Who stands outside Spain, or beside the limit table: kept as bits, for it is asked in every turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meseta.engine.answers import BIT
from meseta.games.el_grande.crowds import crowd
from meseta.games.el_grande.parts.colonies.answers import CLAIMING
from meseta.games.el_grande.parts.colonies.map import FRANCE, OUTSIDE
from meseta.games.el_grande.parts.colonies.state import NOT_LOOKED_AT, ColoniesState, state_of

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def looked_at(position: ElGrande) -> ColoniesState:
    """The state of this part, in which it is known who stands where."""
    state = state_of(position)
    if state.taken == NOT_LOOKED_AT:
        look_at_all(position, state)
    return state


def rows_taken(position: ElGrande) -> i64:
    """Rows where anybody stands, one bit each."""
    return looked_at(position).taken


def rows_of(position: ElGrande, seat: i64, rows: i64) -> i64:
    """Those of some rows where caballeros of a seat stand, of all its colours; one bit each."""
    stands = looked_at(position).stands
    black = stands[position.seats] & rows
    if black and position.colours_of(seat) >> position.seats & 1:
        return stands[seat] & rows | black
    return stands[seat] & rows


def look_at(position: ElGrande, state: ColoniesState, colour: i64, row: i64) -> None:
    """One of a colour has come there, or gone."""
    if row < FRANCE or state.taken == NOT_LOOKED_AT:
        return
    if CLAIMING >> row & 1:
        position.offer_again_to(colour)
    bit, piece = i64(1) << row, row * position.board.width
    if position.caballeros[piece + colour] > 0:
        state.stands[colour] |= bit
        state.taken |= bit
    else:
        state.stands[colour] &= ~bit
        if crowd(position.caballeros, piece, position.colours) == 0:
            state.taken &= ~bit
    if row == OUTSIDE:
        position.unsettled = state.taken & bit != 0


def look_at_all(position: ElGrande, state: ColoniesState) -> None:
    caballeros, width, taken = position.caballeros, position.board.width, i64(0)
    for colour in range(position.colours):
        stands: i64 = 0
        for row in range(FRANCE, OUTSIDE + 1):
            if caballeros[row * width + colour] > 0:
                stands |= BIT[row]
        state.stands[colour] = stands
        taken |= stands
    state.taken = taken
    position.unsettled = taken >> OUTSIDE & 1 != 0
