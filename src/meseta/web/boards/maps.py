"""The two maps as data: outlines, borders and where on each region its name and its pieces stand."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, NotRequired, TypedDict

MAPS: Final = Path(__file__).parent.parent / "maps"  # see NOTICE for the coastlines


class Land(TypedDict):
    """A land with a name and room for pieces. Points are x and y; names of keys are those of the files."""

    path: str
    label: list[float]
    labelSize: list[float]  # width and height
    tokens: list[float]  # the middle of the largest circle that is free, and its radius
    badge: list[float]
    city: list[float]
    room: NotRequired[list[float]]  # width and height for pieces, in a box
    title: NotRequired[list[float]]  # where the name stands, if not above the badge
    places: NotRequired[dict[str, list[float]]]  # where somebody stands apart from the others, by the place's name
    discs: NotRequired[list[float]]  # the middle of what lies there to be taken


class Region(Land):
    """A land of the board itself, in one of the tints of the stylesheet."""

    tint: int


class Border(TypedDict):
    path: str


class SeaLabel(TypedDict):
    text: str
    x: int
    y: int
    angle: int
    size: int


class Compass(TypedDict):
    cx: int
    cy: int
    r: int


class Decor(TypedDict):
    mountains: list[list[float]]  # x, y and size
    ships: list[list[float]]
    compass: Compass
    seaLabels: list[SeaLabel]


class Map(TypedDict):
    viewBox: list[int]
    regions: dict[str, Region]
    kings: dict[str, list[float]]  # where he stands in a land; Italy has none
    neighbours: dict[str, Land]  # lands beyond the border, by their names; Italy has none
    boxes: dict[str, Land]  # areas that are no land of the map, by their names: boxes in the sea; Italy has none
    borders: list[Border]
    coast: str
    outline: str
    lands: dict[str, str]  # land that is no part of the game, by its name
    decor: Decor


@cache
def load(name: str) -> Map:
    """`spain` or `italy`."""
    board: Map = json.loads((MAPS / f"{name}.json").read_text(encoding="utf-8"))
    return board


@cache
def view_box(name: str) -> str:
    return " ".join(map(str, load(name)["viewBox"]))
