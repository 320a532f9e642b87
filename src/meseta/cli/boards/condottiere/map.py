"""The map of Italy as text: regions that touch on it are adjacent."""

from __future__ import annotations

import re

from meseta.cli.boards.writer import Writer
from meseta.games.condottiere.board import BORDERS
from meseta.games.condottiere.view import CondottiereView

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
REGION = "([a-z]+)(_+| +)"  # behind every name there is room for a mark and for longer names


def drawn(view: CondottiereView, contested: str | None, writer: Writer) -> list[str]:
    """The map with a mark behind each region that is contested, favoured or owned: `(*)`, `(+)`, `(B)` for Blue."""
    regions = {region["region"]: region for region in view["regions"]}

    def marked(found: re.Match[str]) -> str:
        key, room = found.groups()
        region, name = regions[key], writer.place(key)
        owner = region["owner"]
        mark = "*" if key == contested else "+" if region["favour"] else "" if owner is None else writer.names[owner][0]
        text = f"{name}({mark})" if mark else name
        styles = ["bold", *([] if owner is None else [writer.colours[owner]])] if mark else []
        return writer.ink.paint(text, *styles) + room[:1] * (len(found[0]) - len(text))

    return [f"  {re.sub(REGION, marked, line)}" for line in MAP]


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
