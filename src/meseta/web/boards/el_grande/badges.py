"""The badge of an area: what its places are worth, and who would be paid now.

Cells are few and come again and again, so they are kept ready.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meseta.web.boards.page import at
from meseta.web.boards.tokens import piece
from meseta.web.markup import number

CELL: Final = 32
# The tints of the cells, by the sides that are rounded.
LEFT: Final = "M-10.5-14h26v28h-26q-4.5 0-4.5-4.5v-19q0-4.5 4.5-4.5Z"
MIDDLE: Final = "M-15.5-14h31v28h-31Z"
RIGHT: Final = "M-15.5-14h26q4.5 0 4.5 4.5v19q0 4.5-4.5 4.5h-26Z"
ONLY: Final = "M-10.5-14h21q4.5 0 4.5 4.5v19q0 4.5-4.5 4.5h-21q-4.5 0-4.5-4.5v-19q0-4.5 4.5-4.5Z"


def badge(
    x: float,
    y: float,
    values: list[int],
    paid: list[list[int]],
    tile: bool = False,
    bonus: int = 0,
    roles: tuple[str, ...] = (),
    extra: str = "",
) -> str:
    """One cell for each place that counts. The paid colours' tokens hang from it, `=` joins those that are tied, and a
    hollow cell pays nobody. A scoring tile is a plate that lies over the region's own values."""
    half = CELL * len(values) / 2
    out = [f'<g class="badge {extra}" aria-hidden="true" {at(x, y)}><g class="grow">']
    if tile:
        out.append(plate(half))
    out.append(f'<rect class="badge-box" x="{number(-half)}" y="-15" width="{number(2 * half)}" height="30" rx="6"/>')
    for place, value in enumerate(values):
        middle = CELL * (place + 0.5) - half
        more = bonus if place == 0 else 0
        out.append(cell(middle, value, more, tuple(paid[place]), tint(place, len(values)), roles))
    lines = "".join(f"M{number(CELL * place - half)}-15v30" for place in range(1, len(values)))
    out.append(f'<path class="cell-line" d="{lines}"/>' if lines else "")
    return "".join([*out, "</g></g>"])


def plate(half: float) -> str:
    edge = half + 8
    return (
        f'<rect class="plate" x="{number(-edge)}" y="-23" width="{number(2 * edge)}" height="46" rx="9"/>'
        f'<circle class="rivet" cx="{number(-half - 4)}" r="1.8"/>'
        f'<circle class="rivet" cx="{number(half + 4)}" r="1.8"/>'
    )


def tint(place: int, places: int) -> str:
    if places == 1:
        return ONLY
    return LEFT if place == 0 else RIGHT if place == places - 1 else MIDDLE


@lru_cache(maxsize=2048)
def cell(x: float, value: int, bonus: int, group: tuple[int, ...], shape: str, roles: tuple[str, ...]) -> str:
    """What a place is worth, with the bonus that its owner has for king and home."""
    if not group or not value:
        return f'<text class="value hollow" x="{number(x)}" y="6.5">{value}</text>'
    tokens = hanging(group, roles)
    more = f'<text class="bonus" x="2.5" y="-1.5">+{bonus}</text>' if bonus else ""
    return (
        f'<g {at(x, 0)}><path class="cell-tint p{group[0] + 1}" d="{shape}"/>'
        f'<text class="value" x="{-5 if bonus else 0}" y="4">{value}</text>{more}{tokens}</g>'
    )


def hanging(group: tuple[int, ...], roles: tuple[str, ...]) -> str:
    """The tokens of those who share a place."""
    if len(group) == 1:
        return piece(group[0], "", 0, 15, 0.6, role=roles[group[0]])
    step = {2: 20, 3: 12}.get(len(group), 8)
    tokens = [
        piece(colour, "", (place - (len(group) - 1) / 2) * step, 15, 0.52, role=roles[colour])
        for place, colour in enumerate(group)
    ]
    return "".join([*tokens, '<text class="eq" y="20">=</text>' if len(group) == 2 else ""])
