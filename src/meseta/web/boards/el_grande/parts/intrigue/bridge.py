"""The bridge: a span from one region to another in its owner's colour, over whatever lies between them."""

from __future__ import annotations

import math
import re
from functools import cache, lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from meseta.web.boards.attributes import at
from meseta.web.boards.el_grande.spain_ground import land_of
from meseta.web.boards.tokens import piece
from meseta.web.markup import html, number

STEPS: Final = 80  # by which the way from region to region is looked at
INSIDE: Final = 34.0  # from the border of a region to the end of the span
RISE: Final = 0.16  # how far the span bends, by its length


class Point(NamedTuple):
    x: float
    y: float


class Span(NamedTuple):
    """A bent line and its two ends and its middle."""

    path: str
    first: Point
    second: Point
    middle: Point


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
    """From just inside the one region to just inside the other."""
    start, end = leaving(first, second), leaving(second, first)
    wide, down = end.x - start.x, end.y - start.y
    bend = Point((start.x + end.x) / 2 - RISE * abs(down), (start.y + end.y) / 2 - RISE * abs(wide))
    middle = Point((start.x + 2 * bend.x + end.x) / 4, (start.y + 2 * bend.y + end.y) / 4)
    path = f"M{spot(start)}Q{spot(bend)} {spot(end)}"
    return Span(path, start, end, middle)


def spot(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"


def leaving(region: str, towards: str) -> Point:
    """The place inside a region's border on the way from its middle to that of another."""
    here, there = middle_of(region), middle_of(towards)
    corners = outline(region)
    way = [between(here, there, step / STEPS) for step in range(STEPS)]
    border = next(point for point in reversed(way) if is_inside(point, corners))
    long = math.dist(here, border)
    return between(here, border, max(0.0, 1 - INSIDE / long))


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
