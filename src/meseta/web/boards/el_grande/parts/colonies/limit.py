"""The limit table: a plate with its spaces under those who stand on it, and how many of them are taken."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.parts.colonies.view import LimitView
from meseta.reading.el_grande.areas import counts_in
from meseta.reading.el_grande.counted_areas import Area
from meseta.web.boards.attributes import at
from meseta.web.boards.el_grande.crowds import below
from meseta.web.boards.el_grande.spain_ground import BOXES, SHAPE_OF, land_of, room_of
from meseta.web.markup import html
from meseta.wording.words import Words

LINES: Final = 2  # of its spaces
MOST_LINES: Final = 3  # of those who stand on it
WIDE: Final = 140.0
LEAST_HIGH: Final = 56.0
AROUND: Final = 18.0  # from the middle of the last row to the edge
MARGIN: Final = 3.0


def plate(limit: LimitView, area: Area, words: Words, extra: str = "") -> Markup:
    """Under all who stand in an area on no place apart."""
    name, count = area["area"], sum(counts_in(area))
    land = land_of(name)
    x, y, _ = land["tokens"]
    colours = sum(1 for each in counts_in(area) if each)
    wide, high = WIDE, max(LEAST_HIGH, 2 * (below(colours, MOST_LINES) + AROUND))
    if name in BOXES:
        wide, high = room_of(name)
    said = words.say("limit-count", count=count, total=limit["spaces"])
    return drawn(x, y, wide, high, limit["spaces"] // LINES, said, f"n{colours} in-{SHAPE_OF[name]} {extra}")


@lru_cache(maxsize=512)
def drawn(x: float, y: float, wide: float, high: float, columns: int, said: str, extra: str) -> Markup:
    return html(
        '<g class="limit {}" {}><rect class="limit-plate" x="{}" y="{}" width="{}" height="{}" rx="8"/>'
        '<path class="limit-cells" d="{}"/><g class="limit-count" {}>'
        '<rect x="{}" y="-10" width="{}" height="20" rx="6"/><text y="5">{}</text></g></g>',
        extra,
        at(x, y),
        -wide / 2 - MARGIN,
        -high / 2 - MARGIN,
        wide + 2 * MARGIN,
        high + 2 * MARGIN,
        cells(wide, high, columns),
        at(0, high / 2 + MARGIN),
        -half_of(said),
        2 * half_of(said),
        said,
    )


def half_of(said: str) -> float:
    return 8 + 3.9 * len(said)


def cells(wide: float, high: float, columns: int) -> str:
    """The lines between the spaces, which lie in two rows."""
    across = "".join(f"M{-wide / 2 + wide * each / columns:g} {-high / 2:g}v{high:g}" for each in range(1, columns))
    return f"M{-wide / 2:g} 0h{wide:g}{across}"
