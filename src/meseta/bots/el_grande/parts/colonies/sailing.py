"""The questions at the beginning of a turn: who claims a disc, who sails, and where to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meseta.bots.el_grande.parts.colonies.cargo import FRENCH, LIES_IN
from meseta.bots.el_grande.parts.colonies.voyages import ABOARD, ASHORE, beyond, coast, unladen
from meseta.bots.el_grande.turns_ahead import turns_left
from meseta.games.el_grande.parts.colonies.map import SHIP, VICEROY, carriers, is_carrier

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.bots.view import Judge, Words
    from meseta.games.el_grande.parts.colonies.view import SailingFrame

FIRST: Final = 100.0  # what is done before anything else


def sailing(table: Table) -> Judge:
    """Which one, to where it does most; who does best where it stands stays. Discs are claimed before."""
    frame = cast("SailingFrame", table.question)
    if frame["piece"]:
        colour, source = frame["piece"].split()
        return lambda words: table.shift(table.colour[colour], table.number[source], table.number[words[1]])
    claims = claiming(table)

    def judge(words: Words) -> float:
        if words[0] == "done":
            return 0.0
        if words[0] == "claim":
            worth = claims(words)
            return FIRST + worth if worth > 0 else worth
        colour, source = table.colour[words[1]], table.number[words[2]]
        return max(table.shift(colour, source, target) for target in sailing_targets(table, source))

    return judge


def sailing_targets(table: Table, source: int) -> list[int]:
    """Where there is use for it; or where it stands, if it could only go where it would not count."""
    if table.region_of[source] != SHIP:
        return [row for row in (ABOARD[:1] if is_carrier(source) else ABOARD) if table.room(row) > 0] or [source]
    colonies = [row for row in ASHORE if not (is_carrier(source) and row == VICEROY)]
    rows = [*coast(table), *FRENCH, *colonies]
    return [row for row in rows if not table.is_closed(row) and table.room(row) > 0] or [source]


def claiming(table: Table) -> Judge:
    """Onto a disc: what that brings, less what the caballero brings as it stands."""

    def judge(words: Words) -> float:
        colour = table.me if len(words) == 2 else table.colour[words[1]]
        row = table.number[words[-1]]
        region = table.region_of[row]
        disc = int(carriers(region, LIES_IN[region]))
        change = table.gain_in_area(row, colour, -1) - (0.0 if row == VICEROY else unladen(table, turns_left(table)))
        table.put(row, colour, -1)
        change += table.gain_in_area(disc, colour, 1) + beyond(table, disc, colour, 1)
        table.put(row, colour, 1)
        return change

    return judge
