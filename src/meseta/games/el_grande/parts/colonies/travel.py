"""Where caballeros may go among the places of this board, and where they come to stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meseta.engine.answers import NOWHERE
from meseta.games.el_grande.parts.colonies.abroad import rows_taken
from meseta.games.el_grande.parts.colonies.discs import cargo_at
from meseta.games.el_grande.parts.colonies.limit_table import spaces_free
from meseta.games.el_grande.parts.colonies.map import (
    CAPTAIN,
    CARRIER_ROWS,
    FRANCE,
    FRENCH_ROWS,
    MEDITERRANEAN,
    NOTHING,
    OUTSIDE,
    SHIP,
    SHIP_ROWS,
    SINGLE_ROWS,
    VICEROY,
    carriers,
    is_carrier,
)
from meseta.games.el_grande.parts.colonies.state import state_of

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def full_rows(position: ElGrande) -> i64:
    """Places that somebody has; nobody goes to a disc or out of the limit table but as the rules say elsewhere."""
    return CARRIER_ROWS | rows_taken(position) & SINGLE_ROWS


def rows_near(position: ElGrande, near: i64) -> i64:
    """The Ship where the king stands on a coast (003:694); and where France is near, its places."""
    rows: i64 = 0
    if position.board.coast >> position.king & 1:
        rows |= SHIP_ROWS
    if near >> FRANCE & 1:
        rows |= FRENCH_ROWS
    return rows


def targets(position: ElGrande, by: i64, piece: i64, rows: i64) -> i64:
    """What carriers may not do (003:722-728); off the limit table and onto it is a move of its own (003:767)."""
    board = position.board
    source = board.row_of[piece]
    if cargo_at(position, source) != NOTHING:
        rows &= ~(1 << CAPTAIN | 1 << VICEROY)
        if is_carrier(source):  # a disc is not put down
            rows &= ~(1 << board.region_of[source])
        if rows >> board.castillo & 1 and not position.colours_of(by) >> board.colour_of[piece] & 1:
            rows &= ~(1 << board.castillo)
    table = state_of(position).table
    if source == table:
        rows |= 1 << OUTSIDE
    elif source == OUTSIDE and spaces_free(position) <= 0:
        rows &= ~(1 << table)
    return rows


def arrival(position: ElGrande, source: i64, row: i64) -> i64:
    """With a disc among those who carry one; where the limit table is full, or from the Castillo, beside it."""
    good = NOTHING if source == NOWHERE else cargo_at(position, source)
    if good != NOTHING and SHIP <= row <= MEDITERRANEAN:
        return carriers(row, good)
    if row == state_of(position).table and (source == position.board.castillo or spaces_free(position) <= 0):
        return OUTSIDE
    return row
