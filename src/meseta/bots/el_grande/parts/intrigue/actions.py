"""The questions that the actions of own cards ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from meseta.bots.el_grande import actions
from meseta.bots.el_grande.kings import home_by_disk
from meseta.bots.el_grande.parts.intrigue.marks import best_bridge, bridge_gain, marker_gain, quarantine_gain
from meseta.bots.el_grande.parts.intrigue.worths import (
    ONE_OF_AN_OPPONENT,
    OWN_ONES,
    gather_gain,
    with_escort,
    with_one_more,
)
from meseta.bots.el_grande.table import Table
from meseta.bots.view import Judge, Words

if TYPE_CHECKING:
    from meseta.games.el_grande.parts.intrigue.view import FollowingFrame, IntriguingFrame, NamingRegionFrame


# ---- Secret disks.
def homes_by_disk(table: Table) -> Judge:
    return lambda words: home_by_disk(table, table.number[words[1]], table.me)


# ---- Caballeros and grandes.
def intriguing(table: Table) -> Judge:
    """Own ones of one region, or one of an opponent."""
    frame = cast("IntriguingFrame", table.question)
    if frame["piece"]:
        return actions.arriving_at(table, frame["piece"])
    own = actions.leaving(table, OWN_ONES, frame["area"])
    other = actions.leaving(table, ONE_OF_AN_OPPONENT, None)
    mine = [name for name, colour in table.colour.items() if table.owner[colour] == table.me]
    return lambda words: own(words) if words[0] == "done" or words[1] in mine else other(words)


def choosing_home(table: Table) -> Judge:
    """By some cards caballeros follow."""
    kinds: list[str] = [frame["kind"] for frame in table.view["business"]]
    if "following" in kinds:
        return lambda words: with_escort(table, table.number[words[1]])
    return actions.choosing_home(table)


def following(table: Table) -> Judge:
    """Who goes with the grande to where it stands now: as many as do best together."""
    frame = cast("FollowingFrame", table.question)
    if frame["piece"]:
        return actions.arriving_at(table, frame["piece"])
    home = table.grande[table.me]

    def judge(words: Words) -> float:
        if words[0] == "done":
            return 0.0
        colour, left = table.colour[words[1]], table.number[words[2]]
        counts = range(1, table.caballeros[left][colour] + 1)
        return max(table.shift(colour, left, row, count) for row in table.rows_in[home] for count in counts)

    return judge


# ---- Regions, tiles and scorings.
def naming_region(table: Table) -> Judge:
    frame = cast("NamingRegionFrame", table.question)
    first = frame["area"]

    def judge(words: Words) -> float:
        region = table.number[words[1]]
        if frame["purpose"] == "quarantine":
            return quarantine_gain(table, region)
        if frame["purpose"] == "gather":
            return gather_gain(table, region)
        return best_bridge(table, region) if first is None else bridge_gain(table, table.number[first], region)

    return judge


def picking_marker(table: Table) -> Judge:
    return lambda words: marker_gain(table, words[1])


def choosing_tied_pair(table: Table) -> Judge:
    return lambda words: with_one_more(table, table.number[words[1]])
