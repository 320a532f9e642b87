"""A player on the table: colour, shape and letter, so that none of the three has to be told apart alone.

The same few tokens and icons stand everywhere, so they are kept ready.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meseta.web.boards.attributes import at
from meseta.web.markup import NOTHING, html

# By seat; the classes p1 to p6 of the stylesheet give the colours.
SHAPES: Final = ["circle", "triangle", "square", "diamond", "cross", "hexagon"]

LETTER_AT: Final = 4.6
LOWER_IN_TRIANGLE: Final = 2.6


def colour(seat: int, role: str = "") -> str:
    """The classes of everything that belongs to a seat. A colour that nobody plays comes after them, with its role."""
    return f"p{seat + 1} {role}" if role else f"p{seat + 1}"


def shape(seat: int, role: str = "") -> str:
    """The token `tok-` of symbols.svg: a role has one of its own."""
    return role or SHAPES[seat]


@lru_cache(maxsize=512)
def icon(name: str, extra: str = "") -> Markup:
    """A symbol of symbols.svg in a line of text."""
    return html('<svg class="icon {}" viewBox="0 0 24 24" aria-hidden="true"><use href="#{}"/></svg>', extra, name)


@lru_cache(maxsize=512)
def face(seat: int, mark: str = "", role: str = "") -> Markup:
    """The shape with its letter, around 0 0."""
    drawn = shape(seat, role)
    low = LETTER_AT + (LOWER_IN_TRIANGLE if drawn == "triangle" else 0)
    said = html('<text class="letter" y="{}">{}</text>', low, mark) if mark else NOTHING
    return html('<use href="#tok-{}" x="-15" y="-15" width="30" height="30"/>{}', drawn, said)


@lru_cache(maxsize=1024)
def piece(
    seat: int, mark: str = "", x: float = 0, y: float = 0, scale: float = 1, extra: str = "", role: str = ""
) -> Markup:
    """A token on a board."""
    return html(
        '<g class="piece {} {}" transform="translate({} {}){}">{}</g>',
        colour(seat, role),
        extra,
        x,
        y,
        "" if scale == 1 else f" scale({scale:.3g})",
        face(seat, mark, role),
    )


@lru_cache(maxsize=1024)
def token(seat: int, mark: str = "", size: str = "", label: str = "", role: str = "") -> Markup:
    """The same token in a line of text. `size` is one of the classes xs, s, l; nothing is the usual size."""
    spoken = html('role="img" aria-label="{}"', label) if label else html('aria-hidden="true"')
    return html(
        '<svg class="token {} {}" viewBox="-15 -15 30 30" {}>{}</svg>',
        colour(seat, role),
        size,
        spoken,
        face(seat, mark, role),
    )


def lock(x: float, y: float) -> Markup:
    """Nothing may enter or leave here."""
    return html(
        '<g class="lockmark" {}><circle r="14"/><use href="#lock" x="-9" y="-10" width="18" height="18"/></g>', at(x, y)
    )
