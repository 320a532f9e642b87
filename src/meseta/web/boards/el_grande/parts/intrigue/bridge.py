"""The bridge: a span from one region to another in its owner's colour, over whatever lies between them."""

from __future__ import annotations

import math
import re
from functools import cache, lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from meseta.web.boards.attributes import at
from meseta.web.boards.el_grande.badges import CELL
from meseta.web.boards.el_grande.spain_ground import BOXES, LANDS, land_of
from meseta.web.boards.tokens import piece
from meseta.web.markup import html, number

STEPS: Final = 40  # by which the way from region to region is looked at
INSIDE: Final = 34.0  # from the border of a region to the end of the span
RISE: Final = 0.16  # how far the span bends, by its length
ANGLES: Final = range(-60, 61, 20)  # by which its ends may lie off the straight way
PIECES: Final = 14  # of a span that are looked at
CLEAR: Final = 12.0  # from the middle of the span to its edge, and a little more
CELL_OF_MAP: Final = 6
HALF_BADGE: Final = (3 * CELL / 2 + CLEAR, 15 + CLEAR)
CROWD: Final = 40.0
# How much longer a span may be to leave something in sight, for each piece of it.
WORTH_OF_NAME: Final = 60.0
WORTH_OF_CROWD: Final = 25.0


class Point(NamedTuple):
    x: float
    y: float


class Span(NamedTuple):
    """A bent line, its two ends, its middle, and what bends it."""

    path: str
    first: Point
    second: Point
    middle: Point
    bend: Point


def bridge(first: str, second: str, seat: int, mark: str, extra: str = "") -> Markup:
    """With the owner's token in the middle."""
    line = span(first, second)
    return html(
        '<g class="bridge p{} {}"><path class="bridge-shade" d="{path}" transform="translate(0 7)"/>'
        '<path class="bridge-edge" d="{path}"/><path class="bridge-deck" d="{path}"/>'
        '<path class="bridge-planks" d="{path}"/>{}{}{}</g>',
        seat + 1,
        extra,
        pier(line.first),
        pier(line.second),
        piece(seat, mark, line.middle.x, line.middle.y, 0.9),
        path=line.path,
    )


def pier(there: Point) -> Markup:
    return html('<path class="pier" d="M-11 11V-6L-7-11H7L11-6V11Z" {}/>', at(there.x, there.y))


def first_pier(region: str, seat: int) -> Markup:
    """Where a bridge begins whose other end is not named yet."""
    x, y, _ = land_of(region)["tokens"]
    return html('<g class="bridge p{}"><circle class="bridge-begin" cx="{}" cy="{}" r="58"/></g>', seat + 1, x, y)


# ---- Where it goes.
@lru_cache(maxsize=128)
def span(first: str, second: str) -> Span:
    """From just inside the one region to just inside the other, by the way that hides least."""
    ways = [
        bent(start, end, rise)
        for start in ends(first, second)
        for end in ends(second, first)
        for rise in (RISE, -RISE, 2 * RISE)
    ]
    return min(ways, key=cost)


def bent(start: Point, end: Point, rise: float) -> Span:
    wide, down = end.x - start.x, end.y - start.y
    bend = Point((start.x + end.x) / 2 - rise * abs(down), (start.y + end.y) / 2 - rise * abs(wide))
    middle = Point((start.x + 2 * bend.x + end.x) / 4, (start.y + 2 * bend.y + end.y) / 4)
    return Span(f"M{spot(start)}Q{spot(bend)} {spot(end)}", start, end, middle, bend)


def spot(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"


def ends(region: str, towards: str) -> list[Point]:
    """Places inside a region's border, around that on the way from its middle to that of another."""
    here, there = middle_of(region), middle_of(towards)
    return [leaving(region, here, turned(here, there, angle)) for angle in ANGLES]


def leaving(region: str, here: Point, there: Point) -> Point:
    """The last place of a region on the way from its middle, and a little back."""
    corners = outline(region)
    way = [between(here, there, step / STEPS) for step in range(STEPS)]
    border = next(point for point in reversed(way) if is_inside(point, corners))
    long = math.dist(here, border)
    return between(here, border, max(0.0, 1 - INSIDE / long)) if long else here


def turned(around: Point, point: Point, angle: float) -> Point:
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    wide, down = point.x - around.x, point.y - around.y
    return Point(around.x + wide * cos - down * sin, around.y + wide * sin + down * cos)


# ---- What it hides.
def cost(way: Span) -> float:
    """Its length, and more for every piece of it that lies on something."""
    pieces = [along(way, step / PIECES) for step in range(PIECES + 1)]
    return math.dist(way.first, way.second) + sum(worth_seeing().get(cell(there), 0.0) for there in pieces)


def along(way: Span, share: float) -> Point:
    return between(between(way.first, way.bend, share), between(way.bend, way.second, share), share)


@cache
def worth_seeing() -> dict[tuple[int, int], float]:
    """Cells of the map where names, badges and crowds are. Boxes are left out, for no bridge leads there."""
    out: dict[tuple[int, int], float] = {}
    for key, land in LANDS.items():
        if key not in BOXES:
            wide, high = land["labelSize"]
            out |= dict.fromkeys(cells(land["tokens"], CROWD, CROWD), WORTH_OF_CROWD)
            out |= dict.fromkeys(cells(land["badge"], *HALF_BADGE), WORTH_OF_NAME)
            out |= dict.fromkeys(cells(land["label"], wide / 2 + CLEAR, high / 2 + CLEAR), WORTH_OF_NAME)
    return out


def cells(middle: list[float], across: float, down: float) -> list[tuple[int, int]]:
    """Those that lie so near to a point."""
    x, y = middle[:2]
    (left, top), (right, bottom) = cell(Point(x - across, y - down)), cell(Point(x + across, y + down))
    return [(column, row) for column in range(left, right + 1) for row in range(top, bottom + 1)]


def cell(point: Point) -> tuple[int, int]:
    return int(point.x // CELL_OF_MAP), int(point.y // CELL_OF_MAP)


def between(one: Point, other: Point, share: float) -> Point:
    return Point(one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share)


def middle_of(region: str) -> Point:
    x, y, _ = land_of(region)["tokens"]
    return Point(x, y)


@cache
def outline(region: str) -> list[Point]:
    """The corners of a region; its path is made of straight lines."""
    numbers = [float(each) for each in re.findall(r"-?[\d.]+", land_of(region)["path"])]
    return [Point(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def is_inside(point: Point, corners: list[Point]) -> bool:
    """Does a line to the left cross the outline an odd number of times?"""
    inside = False
    for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (one.y > point.y) != (other.y > point.y):
            crossing = one.x + (point.y - one.y) * (other.x - one.x) / (other.y - one.y)
            inside ^= point.x > crossing
    return inside
