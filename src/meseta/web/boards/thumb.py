"""A board as small as a stamp: its regions in their tints, in fewer points than the map has."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from markupsafe import Markup

from meseta.web.boards.maps import load
from meseta.web.markup import html, number

FEWER: Final = 3  # one point of so many is kept
POINT: Final = re.compile(r"([ML])(-?[\d.]+) (-?[\d.]+)")


@cache
def thumb(name: str) -> Markup:
    """Of the map with this name."""
    board = load(name)
    box = " ".join(map(str, board["viewBox"]))
    regions = [
        html('<path class="fill t{}" d="{}"/>', region["tint"], coarse(region["path"]))
        for region in board["regions"].values()
    ]
    return html('<svg class="thumb" viewBox="{}" aria-hidden="true">{}</svg>', box, regions)


def coarse(path: str) -> str:
    """Every part begins where it did; of the lines after it some are left out."""
    kept: list[str] = []
    since = 0
    for command, x, y in POINT.findall(path):
        since = 0 if command == "M" else since + 1
        if since % FEWER == 0:
            kept.append(f"{command}{number(round(float(x)))} {number(round(float(y)))}")
    return "".join(kept) + "Z"
