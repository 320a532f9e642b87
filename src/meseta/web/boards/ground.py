"""The ground of both boards: sea, land, borders and decoration, and the areas on it as buttons.

What never changes is defined once for each page, outside of what is updated; boards only refer to it by its names:
`{uid}-ground` is sea and land, `{uid}-borders` the lines, `{uid}-{area}` an area's shape, `{uid}-ring-{area}` its ring.
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from markupsafe import Markup

from meseta.web.boards.page import answer, number, text

MAPS: Final = Path(__file__).parent.parent / "maps"
Map: TypeAlias = dict[str, Any]  # the data of one board, see NOTICE for its coastlines

BEYOND: Final = 240  # so far the sea runs on beyond the board, for frames of another shape
RIPPLES: Final = (64, 42, 22)
BESIDE_NAME: Final = 12.0  # from a region's name to its dot
NOT_LAND: Final = ("mountains", "ships", "compass", "seaLabels")


@cache
def load(name: str) -> Map:
    """`spain` or `italy`."""
    board: Map = json.loads((MAPS / f"{name}.json").read_text(encoding="utf-8"))
    return board


@cache
def definitions(name: str, uid: str, beyond: str = "", more: str = "") -> Markup:
    """All that never changes on a board, as a hidden drawing. `beyond` continues foreign land outside of the board,
    `more` holds what one game adds."""
    board = load(name)
    coast = f'<path id="{uid}-coast" d="{board["coast"]}"/>'
    drawn = f'<g id="{uid}-ground">{ground(board, uid, beyond)}</g><g id="{uid}-borders">{borders(board)}</g>'
    parts = [coast, regions(board["regions"], uid), paints(uid), drawn, more]
    return Markup(f'<svg class="sprite" aria-hidden="true" focusable="false"><defs>{"".join(parts)}</defs></svg>')


# ---- What the ground is made of.
def regions(its_regions: Map, uid: str) -> str:
    """Each area as a path, as a clip, and as a ring inside its border with the dot of what is new beside its name."""
    return "".join(
        f'<path id="{uid}-{key}" d="{region["path"]}"/>'
        f'<clipPath id="{uid}-in-{key}"><use href="#{uid}-{key}"/></clipPath>'
        f'<g id="{uid}-ring-{key}"><g clip-path="url(#{uid}-in-{key})">'
        f'<use class="ring-a" href="#{uid}-{key}"/><use class="ring-b" href="#{uid}-{key}"/></g>{dot(region)}</g>'
        for key, region in its_regions.items()
    )


def dot(region: Map) -> str:
    (x, y), (width, _) = region["label"], region["labelSize"]
    return f'<circle class="dot" cx="{number(x - width / 2 - BESIDE_NAME)}" cy="{number(y)}" r="7"/>'


def paints(uid: str) -> str:
    return (
        f'<radialGradient id="{uid}-sea" cx="50%" cy="45%" r="80%"><stop class="sea-a" offset="0"/>'
        '<stop class="sea-b" offset="1"/></radialGradient>'
        f'<filter id="{uid}-soft" x="-5%" y="-5%" width="110%" height="110%">'
        '<feGaussianBlur stdDeviation="9"/></filter>'
        f'<pattern id="{uid}-hatch" width="13" height="13" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45)"><rect class="hatch" width="4.2" height="13"/></pattern>'
    )


def ground(board: Map, uid: str, beyond: str) -> str:
    lines = f'<use href="#{uid}-borders"/>'
    return "".join([*sea(board, uid, beyond), mountains(board), *decoration(board), *land(board, uid), lines])


def sea(board: Map, uid: str, beyond: str) -> list[str]:
    """Water with its lines, ripples along every coast, and foreign land."""
    _, _, width, height = board["viewBox"]
    islands = "".join(path for name, path in board["decor"].items() if name not in NOT_LAND)
    out = [
        f'<rect x="{-BEYOND}" y="{-BEYOND}" width="{width + 2 * BEYOND}" height="{height + 2 * BEYOND}"'
        f' fill="url(#{uid}-sea)"/><path class="rhumb" d="{rhumb_lines(board)}"/>'
    ]
    out += [
        f'<g class="ripple" stroke-width="{width}"><use href="#{uid}-coast"/><path d="{islands}"/></g>'
        for width in RIPPLES
    ]
    return [*out, f'<use class="foreign" href="#{uid}-coast"/><path class="foreign line" d="{islands}"/>{beyond}']


def rhumb_lines(board: Map) -> str:
    """From the compass into all directions."""
    x, y = board["decor"]["compass"]["cx"], board["decor"]["compass"]["cy"]
    ends = [(math.cos(turn * math.pi / 16), math.sin(turn * math.pi / 16)) for turn in range(32)]
    return "".join(f"M{x} {y}L{number(x + 1700 * right)} {number(y + 1700 * down)}" for right, down in ends)


def mountains(board: Map) -> str:
    ridges = "".join(ridge(x, y, size) for x, y, size in board["decor"]["mountains"])
    return f'<path class="mountain" d="{ridges}"/>'


def ridge(x: float, y: float, size: float) -> str:
    top, foot = number(y - size * 0.7), number(y + size * 0.6)
    return (
        f"M{number(x - size)} {foot}L{number(x)} {top}L{number(x + size)} {foot}"
        f"M{number(x)} {top}l{number(size * 0.25)} {number(size * 0.7)}l{number(-size * 0.2)} {number(size * 0.5)}"
    )


def decoration(board: Map) -> list[str]:
    """Names of the seas, ships and the compass: the art of the map, in the language of its country."""
    decor = board["decor"]
    names = [
        f'<text class="sea-name" font-size="{label["size"]}"'
        f' transform="translate({label["x"]} {label["y"]}) rotate({label["angle"]})">{text(label["text"])}</text>'
        for label in decor["seaLabels"]
    ]
    ships = [
        f'<g class="ship" transform="translate({x} {y}) scale({s})"><path d="M-19 8h38l-6 9h-26Z"/>'
        '<path class="sail" d="M-14 5V-9q8 2 12 0v14ZM1 5v-20q9 3 13 0v20Z"/>'
        '<path d="M-24 21q6-4 12 0t12 0 12 0 12 0"/></g>'
        for x, y, s in decor["ships"]
    ]
    return ['<g class="decor">', *names, *ships, compass(**decor["compass"]), "</g>"]


def compass(cx: float, cy: float, r: float) -> str:
    rays = "".join(
        f'<path class="{"a" if ray % 2 else "b"}" transform="rotate({ray * 45})"'
        f' d="M0 {number(-r * (0.62 if ray % 2 else 1))}'
        f'L{number(r * 0.13)} {number(-r * 0.16)}L0 0L{number(-r * 0.13)} {number(-r * 0.16)}Z"/>'
        for ray in range(8)
    )
    return (
        f'<g class="compass" transform="translate({cx} {cy})"><circle r="{number(r * 0.72)}"/>'
        f'<circle r="{number(r * 0.6)}"/>{rays}<text y="{-r - 8}">N</text></g>'
    )


def land(board: Map, uid: str) -> list[str]:
    """Our regions with a hand-coloured edge."""
    return [
        f'<use class="fill t{region["tint"]}" href="#{uid}-{key}"/><g clip-path="url(#{uid}-in-{key})">'
        f'<use class="rim t{region["tint"]}" href="#{uid}-{key}" filter="url(#{uid}-soft)"/></g>'
        for key, region in board["regions"].items()
    ]


def borders(board: Map) -> str:
    lines = "".join(border["path"] for border in board["borders"])
    return (
        f'<path class="border-halo" d="{lines}"/><path class="border" d="{lines}"/>'
        f'<path class="coastline" d="{board["outline"]}"/>'
    )


# ---- What changes.
def board_of(name: str, uid: str, label: str, layers: str, extra: str = "") -> Markup:
    """The drawing itself: the ground, and on it the layers of one moment."""
    box = " ".join(map(str, load(name)["viewBox"]))
    return Markup(
        f'<svg class="board {name} {extra}" viewBox="{box}" role="group" aria-label="{text(label)}">'
        f'<use class="nohit" href="#{uid}-ground"/>{layers}</svg>'
    )


def borders_above(uid: str) -> str:
    """The lines once more, for above the areas: no veil and no hatching shall touch them."""
    return f'<use class="nohit" href="#{uid}-borders"/>'


def area(
    uid: str, key: str, name: str, label: str, state: str = "", chosen: int | None = None, why: str = ""
) -> Markup:
    """An area as a button. `key` is its shape on the map, `name` what the notation calls it.

    States: legal (then it has an answer), dim, barred, contested, chosen. `why` tells what keeps it from being chosen;
    the label should say so as well.
    """
    shape = f"#{uid}-{key}"
    hatch = f'<use href="{shape}" fill="url(#{uid}-hatch)"/>' if "barred" in state.split() else ""
    off = ' aria-disabled="true"' if chosen is None else ""
    hint = f"<title>{text(why)}</title>" if why else ""
    return Markup(
        f'<g class="area {state}" role="button" tabindex="0" data-area="{text(name)}" aria-label="{text(label)}"'
        f'{off}{answer(chosen)}>{hint}<use class="hit" href="{shape}"/>{hatch}'
        f'<use class="ring" href="#{uid}-ring-{key}"/></g>'
    )
