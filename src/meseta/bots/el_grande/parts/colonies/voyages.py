"""Voyages: what a caballero on the Ship or in a colony will still bring, and the discs it may carry home.

From the Ship one sails to a coast, to France or to a colony; from a colony to the Ship. Each takes a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meseta.bots.el_grande.parts.colonies.cargo import FRENCH, LIES_IN, cargo_on, free_discs, turns_home
from meseta.bots.el_grande.turns_ahead import best_on, in_next_turn, in_turns, several, turns_left
from meseta.engine.seats import bits
from meseta.games.el_grande.parts.colonies.map import (
    AMERICA,
    CAPTAIN,
    MEDITERRANEAN,
    NOTHING,
    POINTS,
    SHIP,
    VICEROY,
    carriers,
    is_carrier,
)

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table

RIVAL_ABOARD: Final = 1.5  # what a rival's caballero on the Ship or in a colony will bring its owner
STUCK_IN_FRANCE: Final = 0.2  # of a disc: from there no ship sails

ABOARD: Final = [int(SHIP), int(CAPTAIN)]
ASHORE: Final = [int(AMERICA), int(VICEROY), int(MEDITERRANEAN)]


# ---- What caballeros on a row will still bring.
def beyond(table: Table, row: int, colour: int, count: int) -> float:
    """By sailing on, that is."""
    region, owner = table.region_of[row], table.owner[colour]
    if not SHIP <= region <= MEDITERRANEAN or owner >= table.seats:
        return 0.0
    if owner != table.me:
        brings = float(POINTS[cargo_on(table, row)]) if is_carrier(row) else RIVAL_ABOARD
        return table.rivalry[owner] * in_turns(brings, 1, turns_left(table)) * count
    if is_carrier(row):
        return carrying(table, cargo_on(table, row), turns_home(row), turns_left(table)) * count
    if region in LIES_IN:
        return ashore(table, row, turns_left(table)) * count
    here = idle_in(table, int(SHIP), table.me)
    return aboard(table) * (several(here + count) - several(here))


def idle_in(table: Table, region: int, seat: int) -> int:
    """How many caballeros of a seat carry nothing there."""
    laden = [row for row in table.rows_in[region] if is_carrier(row)]
    return table.standing_in(region, seat) - sum(table.standing_in(row, seat) for row in laden)


def carrying(table: Table, good: int, turns: int, left: int) -> float:
    """A disc that is so many turns from Spain, and who carries it."""
    return in_turns(float(POINTS[good]) + landing_in_spain(table), turns, left)


def ashore(table: Table, row: int, left: int) -> float:
    """In a colony, with nothing to carry yet. The viceroy stays."""
    if row == VICEROY:
        return 0.0
    good = LIES_IN[table.region_of[row]]
    return carrying(table, good, 2, left) if free_discs(table, good) else unladen(table, left)


def unladen(table: Table, left: int) -> float:
    """In a colony where nothing is to be had, from where one may come back."""
    return in_turns(landing(table), 2, left) / 2


def aboard(table: Table) -> float:
    """The best that one on the Ship could do in the next turn."""
    if "aboard" not in table.worked_out:
        left = turns_left(table)
        colonies = [
            table.gain_in_area(row, table.me, 1) + ashore(table, row, left - 1) for row in ASHORE if table.room(row) > 0
        ]
        table.worked_out["aboard"] = in_next_turn(table, max([landing(table), *colonies]))
    return table.worked_out["aboard"]


def landing(table: Table) -> float:
    """The best that one from the Ship could do in Spain or in France."""
    return max(landing_in_spain(table), best_on(table, "france", FRENCH))


def landing_in_spain(table: Table) -> float:
    return best_on(table, "coast", coast(table))


def coast(table: Table) -> list[int]:
    return bits(table.board.coast & table.board.open_to_disks)


def underway(table: Table, colour: int, source: int, target: int) -> float:
    """Who carries a disc is paid in Spain, keeps it on the Ship or in a colony, and loses it in the Castillo."""
    good, owner = cargo_on(table, source), table.owner[colour]
    if good == NOTHING or owner >= table.seats:
        return 0.0
    if table.board.open_to_disks >> target & 1:
        return table.rivalry[owner] * float(POINTS[good])
    if target in FRENCH and source not in FRENCH:
        return table.rivalry[owner] * STUCK_IN_FRANCE * float(POINTS[good])
    if SHIP <= target <= MEDITERRANEAN:
        return beyond(table, int(carriers(target, good)), colour, 1) - beyond(table, target, colour, 1)
    return 0.0
