"""The ground of both boards: sea, land, borders and decoration, and the areas on it as buttons.

What never changes is defined once for each page, outside of what is updated; boards only refer to it by its names:
`{uid}-ground` is sea and land, `{uid}-borders` the lines, `{uid}-{area}` an area's shape, `{uid}-ring-{area}` its ring.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from meseta.web.boards.attributes import DISABLED, answer, does
from meseta.web.boards.maps import Land, Map, SeaLabel, load, view_box
from meseta.web.markup import NOTHING, html, joined, number

BEYOND: Final = 240  # so far the sea runs on beyond the board, for frames of another shape
RIPPLES: Final = (64, 42, 22)
BESIDE_NAME: Final = 12.0  # from a region's name to its dot


@cache
def definitions(name: str, uid: str, beyond: Markup = NOTHING, more: Markup = NOTHING) -> Markup:
    """All that never changes on a board, as a hidden drawing. `beyond` continues foreign land outside of the board,
    `more` holds what one game adds."""
    board = load(name)
    coast = html('<path id="{}-coast" d="{}"/>', uid, board["coast"])
    land_and_sea = html('<g id="{}-ground">{}</g>', uid, ground(board, uid, beyond))
    lines = html('<g id="{}-borders">{}</g>', uid, borders(board))
    parts = [coast, regions(board["regions"], uid), paints(uid), land_and_sea, lines, more]
    return html('<svg class="sprite" aria-hidden="true" focusable="false"><defs>{}</defs></svg>', parts)


# ---- What the ground is made of.
def regions(lands: Mapping[str, Land], uid: str) -> Markup:
    """Each area as a path, as a clip, and as a ring inside its border with the dot of what is new beside its name."""
    return joined(
        html(
            '<path id="{uid}-{key}" d="{path}"/>'
            '<clipPath id="{uid}-in-{key}"><use href="#{uid}-{key}"/></clipPath>'
            '<g id="{uid}-ring-{key}"><g clip-path="url(#{uid}-in-{key})">'
            '<use class="ring-a" href="#{uid}-{key}"/><use class="ring-b" href="#{uid}-{key}"/></g>{dot}</g>',
            uid=uid,
            key=key,
            path=land["path"],
            dot=dot(land),
        )
        for key, land in lands.items()
    )


def dot(land: Land) -> Markup:
    (x, y), (width, _) = land["label"], land["labelSize"]
    return html('<circle class="dot" cx="{}" cy="{}" r="7"/>', x - width / 2 - BESIDE_NAME, y)


def paints(uid: str) -> Markup:
    return html(
        '<radialGradient id="{uid}-sea" cx="50%" cy="45%" r="80%"><stop class="sea-a" offset="0"/>'
        '<stop class="sea-b" offset="1"/></radialGradient>'
        '<filter id="{uid}-soft" x="-5%" y="-5%" width="110%" height="110%">'
        '<feGaussianBlur stdDeviation="9"/></filter>'
        '<pattern id="{uid}-hatch" width="13" height="13" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45)"><rect class="hatch" width="4.2" height="13"/></pattern>',
        uid=uid,
    )


def ground(board: Map, uid: str, beyond: Markup) -> Markup:
    lines = html('<use href="#{}-borders"/>', uid)
    return joined([sea(board, uid), beyond, mountains(board), decoration(board), land(board, uid), lines])


def sea(board: Map, uid: str) -> Markup:
    """Water with its lines, ripples along every coast, and foreign land."""
    _, _, width, height = board["viewBox"]
    lands = "".join(board["lands"].values())
    return html(
        '<rect x="{edge}" y="{edge}" width="{}" height="{}" fill="url(#{uid}-sea)"/><path class="rhumb" d="{}"/>{}'
        '<use class="foreign" href="#{uid}-coast"/><path class="foreign line" d="{}"/>',
        width + 2 * BEYOND,
        height + 2 * BEYOND,
        rhumb_lines(board),
        [ripple(wide, lands, uid) for wide in RIPPLES],
        lands,
        edge=-BEYOND,
        uid=uid,
    )


def ripple(wide: int, lands: str, uid: str) -> Markup:
    return html('<g class="ripple" stroke-width="{}"><use href="#{}-coast"/><path d="{}"/></g>', wide, uid, lands)


def rhumb_lines(board: Map) -> str:
    """From the compass into all directions."""
    x, y = board["decor"]["compass"]["cx"], board["decor"]["compass"]["cy"]
    ends = [(math.cos(turn * math.pi / 16), math.sin(turn * math.pi / 16)) for turn in range(32)]
    return "".join(f"M{x} {y}L{number(x + 1700 * right)} {number(y + 1700 * down)}" for right, down in ends)


def mountains(board: Map) -> Markup:
    ridges = "".join(ridge(x, y, size) for x, y, size in board["decor"]["mountains"])
    return html('<path class="mountain" d="{}"/>', ridges)


def ridge(x: float, y: float, size: float) -> str:
    top, foot = number(y - size * 0.7), number(y + size * 0.6)
    return (
        f"M{number(x - size)} {foot}L{number(x)} {top}L{number(x + size)} {foot}"
        f"M{number(x)} {top}l{number(size * 0.25)} {number(size * 0.7)}l{number(-size * 0.2)} {number(size * 0.5)}"
    )


def decoration(board: Map) -> Markup:
    """Names of the seas, ships and the compass: the art of the map, in the language of its country."""
    decor = board["decor"]
    names = [sea_name(label) for label in decor["seaLabels"]]
    ships = [ship(x, y, scale) for x, y, scale in decor["ships"]]
    return html('<g class="decor">{}{}{}</g>', names, ships, compass(**decor["compass"]))


def sea_name(label: SeaLabel) -> Markup:
    return html(
        '<text class="sea-name" font-size="{}" transform="translate({} {}) rotate({})">{}</text>',
        label["size"],
        label["x"],
        label["y"],
        label["angle"],
        label["text"],
    )


def ship(x: float, y: float, scale: float) -> Markup:
    return html(
        '<g class="ship" transform="translate({} {}) scale({})"><path d="M-19 8h38l-6 9h-26Z"/>'
        '<path class="sail" d="M-14 5V-9q8 2 12 0v14ZM1 5v-20q9 3 13 0v20Z"/>'
        '<path d="M-24 21q6-4 12 0t12 0 12 0 12 0"/></g>',
        x,
        y,
        str(scale),
    )


def compass(cx: int, cy: int, r: int) -> Markup:
    return html(
        '<g class="compass" transform="translate({} {})"><circle r="{}"/><circle r="{}"/>{}<text y="{}">N</text></g>',
        cx,
        cy,
        r * 0.72,
        r * 0.6,
        [ray(of_eight, r) for of_eight in range(8)],
        -r - 8,
    )


def ray(of_eight: int, r: int) -> Markup:
    """Of the compass: long ones and short ones take turns."""
    short = of_eight % 2 == 1
    return html(
        '<path class="{}" transform="rotate({})" d="M0 {}L{} {low}L0 0L{} {low}Z"/>',
        "a" if short else "b",
        of_eight * 45,
        -r * (0.62 if short else 1.0),
        r * 0.13,
        -r * 0.13,
        low=-r * 0.16,
    )


def land(board: Map, uid: str) -> Markup:
    """Our regions with a hand-coloured edge."""
    return joined(tinted(uid, key, region["tint"]) for key, region in board["regions"].items())


def tinted(uid: str, key: str, tint: int) -> Markup:
    return html(
        '<use class="fill t{tint}" href="#{uid}-{key}"/><g clip-path="url(#{uid}-in-{key})">'
        '<use class="rim t{tint}" href="#{uid}-{key}" filter="url(#{uid}-soft)"/></g>',
        tint=tint,
        uid=uid,
        key=key,
    )


def borders(board: Map) -> Markup:
    lines = "".join(border["path"] for border in board["borders"])
    return html(
        '<path class="border-halo" d="{lines}"/><path class="border" d="{lines}"/><path class="coastline" d="{}"/>',
        board["outline"],
        lines=lines,
    )


# ---- What changes.
def board_of(name: str, uid: str, label: str, layers: Iterable[Markup], extra: str = "") -> Markup:
    """The drawing itself: the ground, and on it the layers of one moment."""
    return html(
        '<svg class="board {} {}" viewBox="{}" role="group" aria-label="{}">'
        '<use class="nohit" href="#{}-ground"/>{}</svg>',
        name,
        extra,
        view_box(name),
        label,
        uid,
        layers,
    )


def borders_above(uid: str) -> Markup:
    """The lines once more, for above the areas: no veil and no hatching shall touch them."""
    return html('<use class="nohit" href="#{}-borders"/>', uid)


@lru_cache(maxsize=2048)
def area(
    uid: str,
    key: str,
    name: str,
    label: str,
    state: str = "",
    chosen: int | None = None,
    why: str = "",
    button: str = "",
) -> Markup:
    """An area as a button. `key` is its shape on the map, `name` what the notation calls it.

    States: legal (then it has an answer), choice (it leads to several), dim, barred, contested, chosen. `why` tells
    what keeps it from being chosen, the label should say so as well; `button` what choosing it is called.
    """
    states = state.split()
    barred = "barred" in states
    idle = chosen is None and "choice" not in states
    hint = html("<title>{}</title>", why) if why else NOTHING
    hatch = html('<use href="#{uid}-{}" fill="url(#{uid}-hatch)"/>', key, uid=uid) if barred else NOTHING
    return html(
        '<g class="area {}" role="button" tabindex="{}" data-area="{}" aria-label="{}"{}{}>{}'
        '<use class="hit" href="#{uid}-{key}"/>{}<use class="ring" href="#{uid}-ring-{key}"/></g>',
        state,
        -1 if idle else 0,  # the arrows lead there too
        name,
        label,
        DISABLED if idle else answer(chosen),
        does(button) if chosen is not None else NOTHING,
        hint,
        hatch,
        uid=uid,
        key=key,
    )
