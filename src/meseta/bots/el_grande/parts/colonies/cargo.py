"""Discs: where they lie, and who carries which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meseta.games.el_grande.parts.colonies.map import (
    AMERICA,
    FIRST_CARRIER,
    FRANCE,
    FRENCH_PLACES,
    GOLD,
    GOODS,
    MEDITERRANEAN,
    NOTHING,
    SHIP,
    WARES,
    carriers,
    is_carrier,
)
from meseta.games.el_grande.parts.colonies.view import of_colonies, with_places

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table

LIES_IN: Final = {int(AMERICA): int(GOLD), int(MEDITERRANEAN): int(WARES)}  # what lies in the colonies
FRENCH: Final = [int(row) for row in FRENCH_PLACES]
KINDS: Final = {name: kind for kind, name in enumerate(GOODS)}


def free_discs(table: Table, good: int) -> int:
    view = of_colonies(table.view)
    return (view["gold"] if good == GOLD else view["wares"])["free"]


def cargo_on(table: Table, row: int) -> int:
    """What those carry who stand there: on discs, or in France."""
    if is_carrier(row):
        return int((row - FIRST_CARRIER) % 2 + GOLD)
    return KINDS[carried_in_france(table, row)] if row in FRENCH else int(NOTHING)


def carried_in_france(table: Table, row: int) -> str | None:
    france = next(with_places(area) for area in table.view["areas"] if table.number[area["area"]] == FRANCE)
    apart = [place["carries"] for place in france["places"] if table.number[place["place"]] == row]
    return apart[0] if apart else france["carries"]


def turns_home(row: int) -> int:
    """From where a disc is carried."""
    return 1 if row in (carriers(SHIP, GOLD), carriers(SHIP, WARES)) else 2
