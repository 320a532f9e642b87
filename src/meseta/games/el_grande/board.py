"""The board: areas, borders, scoring strips, power cards. Areas and colours are numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.seats import COLOUR_NAMES as SEAT_COLOURS

COLOURS: Final[i64] = 5  # of the seats and the automa; row length of every table of pieces
COLOUR_NAMES: Final = SEAT_COLOURS[:5]

# Areas are numbered in the order in which regions are scored; the Castillo comes after them. Names: see names.
REGIONS: Final[i64] = 9
CASTILLO: Final[i64] = 9
AREAS: Final[i64] = 10
# The king may also stand beside the Castillo, which is then his region, or abroad (New Regency).
FRANCE: Final[i64] = 10
PORTUGAL: Final[i64] = 11
KINGS_PLACES: Final[i64] = 12

# The regions next to each place where the king may stand. France and Portugal: ruling A61.
NEIGHBOURS: Final[list[list[int]]] = [
    [1, 4],
    [0, 2, 4],
    [1, 3, 4, 5, 8],
    [2, 8],
    [0, 1, 2, 5],
    [2, 4, 6, 7, 8],
    [5, 7],
    [5, 6, 8],
    [2, 3, 5, 7],
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [2, 3],
    [0, 4, 5, 6],
]

# What the first, second and third place are worth: a row for each area, then one for each movable scoring tile.
STRIPS: Final[list[list[int]]] = [
    [4, 2, 0],
    [5, 3, 1],
    [5, 4, 1],
    [4, 2, 1],
    [6, 4, 2],
    [7, 4, 2],
    [4, 3, 1],
    [6, 3, 1],
    [5, 3, 2],
    [5, 3, 1],
    [8, 4, 0],
    [4, 0, 0],
]
STRIP: Final = vec[i64]([value for strip in STRIPS for value in strip])
PLACES: Final[i64] = 3
TILES: Final[i64] = 2
FIRST_TILE: Final[i64] = AREAS  # the tiles' rows among the strips
TILE_NAMES: Final = ["8", "4"]  # a tile is called by its first value

HIGHEST_POWER: Final[i64] = 13
# Caballeros that each power card, by its value, brings from the province to the court.
SUPPLY: Final = vec[i64]([0, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0])
ALL_POWER_CARDS: Final[i64] = 0b11111111111110  # one bit for each value, 1 to 13

COURT_AT_START: Final[i64] = 7
HOME_AT_START: Final[i64] = 2
CABALLEROS: Final[i64] = 30  # of each colour, beside the one that marks the score in 1995
ALL: Final[i64] = CABALLEROS  # as many as there are

DECKS: Final[i64] = 5
KING_CARDS: Final[i64] = 11  # as many as another deck of 1995 has: it comes up again every round


def is_region(place: i64) -> bool:
    """Not the Castillo, not abroad, not nowhere."""
    return 0 <= place < REGIONS
