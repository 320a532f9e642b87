"""The new regions, and the places apart in them. Data.

They lie behind the rows of every edition, in the order in which regions are scored (003:773).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.games.el_grande.board import COURTS, DISKS, GRANDES, KINGS, PLACE_APART, REGION, Board, Row

FRANCE: Final[i64] = 10
SHIP: Final[i64] = 11
AMERICA: Final[i64] = 12
MEDITERRANEAN: Final[i64] = 13
AMBASSADOR: Final[i64] = 14
ENVOY: Final[i64] = 15
CAPTAIN: Final[i64] = 16
VICEROY: Final[i64] = 17
FIRST_CARRIER: Final[i64] = 18  # who carries gold, then who carries wares, on the Ship and in each colony
OUTSIDE: Final[i64] = 24  # beside the limit table, in its region

NO_STRIP: Final = (0, 0, 0)
BY_SHIP: Final = ("ship", "america", "mediterranean")


def place(name: str, region: str = "") -> Row:
    return Row(name, PLACE_APART, NO_STRIP, (), region=region)


# Values: 003:688 (the first of France), 003:773 (both colonies are fours); the others as a session report has them.
ROWS: Final = [
    Row("france", REGION, (3, 1, 0), ("aragon", "cataluna"), coast=True, bars=(DISKS,)),
    Row("ship", REGION, (3, 0, 0), (), bars=(DISKS, KINGS, GRANDES)),
    Row("america", REGION, (4, 0, 0), (), bars=(DISKS, KINGS, COURTS)),
    Row("mediterranean", REGION, (4, 2, 1), (), bars=(DISKS, KINGS, COURTS)),
    place("ambassador", "france"),
    place("envoy", "france"),
    place("captain", "ship"),
    place("viceroy", "america"),
    *[place(f"{region}-{good}", region) for region in BY_SHIP for good in ("gold", "wares")],
    place("outside"),
]
# In France everybody stands on one of three places, and one caballero on each; so on the other two.
FRENCH_PLACES: Final = vec[i64]([FRANCE, AMBASSADOR, ENVOY])
SINGLE_PLACES: Final = vec[i64]([FRANCE, AMBASSADOR, ENVOY, CAPTAIN, VICEROY])

# ---- Goods.
NOTHING: Final[i64] = 0
GOLD: Final[i64] = 1
WARES: Final[i64] = 2
GOODS: Final[list[str | None]] = [None, "gold", "wares"]
POINTS: Final = vec[i64]([0, 6, 4])  # when one arrives in Spain (003:708)
DISCS: Final = vec[i64]([0, 5, 6])  # how many there are: eleven together, the split is ours (ruling D1)


def carriers(region: i64, good: i64) -> i64:
    """The row of who carries it, on the Ship or in a colony."""
    return FIRST_CARRIER + (region - SHIP) * 2 + good - GOLD


def is_carrier(row: i64) -> bool:
    return FIRST_CARRIER <= row < OUTSIDE


def check(board: Board) -> None:
    """The numbers above are those of the board."""
    assert board.names[FRANCE:] == [row.name for row in ROWS]


ABROAD: Final[i64] = (1 << OUTSIDE + 1) - (1 << FRANCE)  # all of these rows, one bit each
CARRIER_ROWS: Final[i64] = (1 << OUTSIDE) - (1 << FIRST_CARRIER)  # one bit each
SINGLE_ROWS: Final[i64] = 1 << FRANCE | 1 << AMBASSADOR | 1 << ENVOY | 1 << CAPTAIN | 1 << VICEROY
SHIP_ROWS: Final[i64] = 1 << SHIP | 1 << CAPTAIN
FRENCH_ROWS: Final[i64] = 1 << FRANCE | 1 << AMBASSADOR | 1 << ENVOY
