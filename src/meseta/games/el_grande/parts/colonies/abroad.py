"""Who stands outside Spain, or beside the limit table: kept as bits, for it is asked in every turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meseta.engine.answers import BIT
from meseta.games.el_grande.crowds import crowd
from meseta.games.el_grande.parts.colonies.map import FRANCE, GOLD, MEDITERRANEAN, OUTSIDE, SHIP, WARES, carriers
from meseta.games.el_grande.parts.colonies.state import NOT_LOOKED_AT, ColoniesState, state_of

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def rows_taken(position: ElGrande) -> i64:
    """Rows where anybody stands, one bit each."""
    state = state_of(position)
    if state.taken == NOT_LOOKED_AT:
        look_at_all(position, state)
    return state.taken


def rows_of(position: ElGrande, seat: i64, rows: i64) -> i64:
    """Those of some rows where caballeros of a seat stand, of all its colours; one bit each."""
    state = state_of(position)
    if state.taken == NOT_LOOKED_AT:
        look_at_all(position, state)
    black = state.stands[position.seats] & rows
    if black and position.colours_of(seat) >> position.seats & 1:
        return state.stands[seat] & rows | black
    return state.stands[seat] & rows


def look_at(position: ElGrande, state: ColoniesState, colour: i64, row: i64) -> None:
    """One of a colour has come there, or gone."""
    if row < FRANCE or state.taken == NOT_LOOKED_AT:
        return
    bit, piece = BIT[row], row * position.board.width
    if position.caballeros[piece + colour] > 0:
        state.stands[colour] |= bit
        state.taken |= bit
    else:
        state.stands[colour] &= ~bit
        if crowd(position.caballeros, piece, position.colours) == 0:
            state.taken &= ~bit
    if row == OUTSIDE:
        position.unsettled = state.taken & bit != 0


def look_at_way(position: ElGrande, state: ColoniesState, colour: i64, source: i64, row: i64) -> None:
    """A caballero was sent from one row to another, and stands there, on a disc, or beside the limit table."""
    look_at(position, state, colour, source)
    look_at(position, state, colour, row)
    if SHIP <= row <= MEDITERRANEAN:
        look_at(position, state, colour, carriers(row, GOLD))
        look_at(position, state, colour, carriers(row, WARES))
    if row == state.table:
        look_at(position, state, colour, OUTSIDE)


def look_at_all(position: ElGrande, state: ColoniesState) -> None:
    state.taken = 0
    for colour in range(position.colours):
        for row in range(FRANCE, OUTSIDE + 1):
            look_at(position, state, colour, row)
