"""The badge of an area: what its places are worth, and who would be paid now.

From one moment to the next most of them stay as they are, so they are kept ready.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meseta.web.boards.attributes import at
from meseta.web.boards.tokens import piece
from meseta.web.markup import NOTHING, html, joined

CELL: Final = 32
# The tints of the cells, by the sides that are rounded.
LEFT: Final = "M-10.5-14h26v28h-26q-4.5 0-4.5-4.5v-19q0-4.5 4.5-4.5Z"
MIDDLE: Final = "M-15.5-14h31v28h-31Z"
RIGHT: Final = "M-15.5-14h26q4.5 0 4.5 4.5v19q0 4.5-4.5 4.5h-26Z"
ONLY: Final = "M-10.5-14h21q4.5 0 4.5 4.5v19q0 4.5-4.5 4.5h-21q-4.5 0-4.5-4.5v-19q0-4.5 4.5-4.5Z"


@lru_cache(maxsize=2048)
def badge(
    x: float,
    y: float,
    values: tuple[int, ...],
    paid: tuple[tuple[int, ...], ...],
    tile: bool = False,
    bonus: int = 0,
    roles: tuple[str, ...] = (),
    extra: str = "",
) -> Markup:
    """One cell for each place that counts. The paid colours' tokens hang from it, `=` joins those that are tied, and a
    hollow cell pays nothing. A scoring tile is a plate that lies over the region's own values."""
    places = len(values)
    cells = [
        cell(place, places, value, 0 if place else bonus, paid[place], roles) for place, value in enumerate(values)
    ]
    return html(
        '<g class="badge {}" aria-hidden="true" {}><g class="grow">{}{}{}</g></g>',
        extra,
        at(x, y),
        box(places, tile),
        cells,
        lines(places),
    )


def box(places: int, tile: bool) -> Markup:
    """What the cells lie on."""
    half = CELL * places / 2
    return html(
        '{}<rect class="badge-box" x="{}" y="-15" width="{}" height="30" rx="6"/>',
        plate(half) if tile else NOTHING,
        -half,
        2 * half,
    )


def plate(half: float) -> Markup:
    edge = half + 8
    return html(
        '<rect class="plate" x="{}" y="-23" width="{}" height="46" rx="9"/>'
        '<circle class="rivet" cx="{}" r="1.8"/><circle class="rivet" cx="{}" r="1.8"/>',
        -edge,
        2 * edge,
        -half - 4,
        half + 4,
    )


def lines(places: int) -> Markup:
    """Between the cells."""
    if places == 1:
        return NOTHING
    drawn = [html("M{}-15v30", CELL * place - CELL * places / 2) for place in range(1, places)]
    return html('<path class="cell-line" d="{}"/>', drawn)


def tint(place: int, places: int) -> str:
    if places == 1:
        return ONLY
    return LEFT if place == 0 else RIGHT if place == places - 1 else MIDDLE


def cell(place: int, places: int, value: int, bonus: int, group: tuple[int, ...], roles: tuple[str, ...]) -> Markup:
    """What a place is worth, with the bonus that its owner has for king and home."""
    x = CELL * (place + 0.5) - CELL * places / 2
    if not group or not value:
        return html('<text class="value hollow" x="{}" y="6.5">{}</text>', x, value)
    more = html('<text class="bonus" x="2.5" y="-1.5">+{}</text>', bonus) if bonus else NOTHING
    return html(
        '<g {}><path class="cell-tint p{}" d="{}"/><text class="value" x="{}" y="4">{}</text>{}{}</g>',
        at(x, 0),
        group[0] + 1,
        tint(place, places),
        -5 if bonus else 0,
        value,
        more,
        hanging(group, roles),
    )


def hanging(group: tuple[int, ...], roles: tuple[str, ...]) -> Markup:
    """The tokens of those who share a place."""
    if len(group) == 1:
        return piece(group[0], "", 0, 15, 0.6, role=roles[group[0]])
    step = {2: 20, 3: 12}.get(len(group), 8)
    tokens = [
        piece(colour, "", (place - (len(group) - 1) / 2) * step, 15, 0.52, role=roles[colour])
        for place, colour in enumerate(group)
    ]
    return html('{}<text class="eq" y="20">=</text>', tokens) if len(group) == 2 else joined(tokens)
