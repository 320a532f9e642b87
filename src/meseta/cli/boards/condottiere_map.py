"""The map of Italy as text: regions that touch on it are adjacent."""

from __future__ import annotations

import re

from meseta.cli.boards.view import View, colour
from meseta.cli.terminal import Ink
from meseta.games.condottiere.board import BORDERS

MAP = [
    " __________________________________________________________________________",
    "|_torino___|_milano____________________________________________| venezia   |",
    "|_genova______| parma     | modena                 |_mantova___|___________|",
    "              |___________|________________________|_ferrara________|",
    "              |_lucca_________| firenze        |_bologna______|____________",
    "                      ________|________________|_urbino_________| ancona   |",
    "                     |_siena_______|_roma___|_spoleto___________|__________|",
    "                                       |_napoli____________________________|",
]
NAME_AND_ROOM = "([a-z]+)(___|   )"  # behind every name there is room for a mark


def drawn(view: View, contested: str | None, ink: Ink) -> list[str]:
    """The map with a mark behind each region that is contested, favoured or owned: `(*)`, `(+)`, `(b)` for blue."""
    regions = {region["region"]: region for region in view["regions"]}

    def marked(found: re.Match[str]) -> str:
        name, room = found.groups()
        region = regions[name]
        owner = "" if region["owner"] is None else colour(view, region["owner"])
        mark = "*" if name == contested else "+" if region["favour"] else owner[:1]
        return ink.paint(name + (f"({mark})" if mark else room), "bold", owner) if mark else name + room

    return [f"  {re.sub(NAME_AND_ROOM, marked, line)}" for line in MAP]


def neighbours(region: str) -> list[str]:
    return [border[border[0] == region] for border in BORDERS if region in border]


def kingdoms(regions: list[str]) -> list[list[str]]:
    """Regions that hang together, the largest kingdom first."""
    found: list[list[str]] = []
    for region in regions:
        near = [kingdom for kingdom in found if any(each in kingdom for each in neighbours(region))]
        far = [kingdom for kingdom in found if kingdom not in near]
        found = [*far, [each for kingdom in near for each in kingdom] + [region]]
    return sorted(found, key=len, reverse=True)
