"""The map of Italy: seventeen regions, each with its city, and the borders between them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.seats import how_many

REGION_NAMES: Final = [
    "torino",
    "milano",
    "venezia",
    "genova",
    "mantova",
    "parma",
    "modena",
    "ferrara",
    "bologna",
    "lucca",
    "firenze",
    "siena",
    "urbino",
    "ancona",
    "spoleto",
    "roma",
    "napoli",
]
REGIONS: Final[i64] = 17

BORDERS: Final[list[tuple[str, str]]] = [
    ("torino", "milano"),
    ("torino", "genova"),
    ("genova", "milano"),
    ("genova", "parma"),
    ("milano", "parma"),
    ("milano", "modena"),
    ("milano", "mantova"),
    ("milano", "venezia"),
    ("venezia", "mantova"),
    ("venezia", "ferrara"),
    ("mantova", "ferrara"),
    ("mantova", "modena"),
    ("ferrara", "modena"),
    ("ferrara", "bologna"),
    ("parma", "modena"),
    ("parma", "lucca"),
    ("modena", "bologna"),
    ("modena", "firenze"),
    ("modena", "lucca"),
    ("lucca", "firenze"),
    ("bologna", "firenze"),
    ("bologna", "urbino"),
    ("firenze", "siena"),
    ("firenze", "urbino"),
    ("firenze", "spoleto"),
    ("firenze", "roma"),
    ("siena", "roma"),
    ("urbino", "spoleto"),
    ("urbino", "ancona"),
    ("ancona", "spoleto"),
    ("ancona", "napoli"),
    ("spoleto", "roma"),
    ("spoleto", "napoli"),
    ("roma", "napoli"),
]


def neighbours_of(name: str) -> int:
    """The neighbours of a region, one bit each."""
    near = [second for first, second in BORDERS if first == name]
    near += [first for first, second in BORDERS if second == name]
    return sum(1 << REGION_NAMES.index(region) for region in near)


NEIGHBOURS: Final = vec[i64]([neighbours_of(name) for name in REGION_NAMES])


def largest_kingdom(regions: i64) -> i64:
    """How many of these regions (one bit each) hang together at most; a chain is enough (ruling C43)."""
    largest: i64 = 0
    left = regions
    while left:
        kingdom = left & -left
        grown: i64 = 0
        while kingdom != grown:
            grown = kingdom
            for region in range(REGIONS):
                if grown >> region & 1:
                    kingdom |= NEIGHBOURS[region] & regions
        left &= ~kingdom
        largest = max(largest, how_many(kingdom))
    return largest
