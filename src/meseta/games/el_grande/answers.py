"""What an answer means: a block of numbers for each kind of answer, and the options that depend on the board alone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meseta.engine.options import DONE, FIRST_OF_GAME, Options
from meseta.games.el_grande.board import (
    AREAS,
    CASTILLO,
    COLOURS,
    DECKS,
    HIGHEST_POWER,
    NEIGHBOURS,
    REGIONS,
    TILES,
)

ACT: Final[i64] = FIRST_OF_GAME
END: Final[i64] = ACT + 1
RETURN_COURT: Final[i64] = END + 1
CHOOSE: Final[i64] = RETURN_COURT + 1
BID: Final[i64] = CHOOSE + 2
POWER: Final[i64] = BID + HIGHEST_POWER + 1
COURT: Final[i64] = POWER + HIGHEST_POWER + 1
TAKE: Final[i64] = COURT + 7
TILE: Final[i64] = TAKE + DECKS
NEXT: Final[i64] = TILE + TILES
PLACE: Final[i64] = NEXT + COLOURS
TO: Final[i64] = PLACE + AREAS
SCORE: Final[i64] = TO + AREAS
RECALL: Final[i64] = SCORE + AREAS
RETURN: Final[i64] = RECALL + REGIONS
DISK: Final[i64] = RETURN + REGIONS
EVICT: Final[i64] = DISK + REGIONS
KING: Final[i64] = EVICT + REGIONS
GRANDE: Final[i64] = KING + REGIONS
MOVE: Final[i64] = GRANDE + REGIONS
REMOVE: Final[i64] = MOVE + REGIONS * COLOURS
ANSWERS: Final[i64] = REMOVE + REGIONS * COLOURS


def regions_but(barred: int, first: i64) -> Options:
    return Options([first + region for region in range(REGIONS) if region != barred])


def places_near(king: int, then: list[i64]) -> Options:
    """One more caballero next to the king or in the Castillo, or what else the turn has to offer."""
    return Options([*[PLACE + area for area in [*NEIGHBOURS[king], CASTILLO]], *then])


ANY_AREA_SCORED: Final = Options([SCORE + area for area in range(AREAS)])
EITHER: Final = Options([CHOOSE, CHOOSE + 1])
ACT_OR_END: Final = Options([ACT, END])
# By the king's region:
KING_ANYWHERE: Final = [regions_but(king, KING) for king in range(REGIONS)]
KING_NEXT_DOOR: Final = [Options([KING + region for region in NEIGHBOURS[king]]) for king in range(REGIONS)]
EVICTIONS: Final = [regions_but(king, EVICT) for king in range(REGIONS)]
PLACE_ACT_OR_END: Final = [places_near(king, [ACT, END]) for king in range(REGIONS)]
PLACE_OR_END: Final = [places_near(king, [END]) for king in range(REGIONS)]
PLACES_ANYWHERE: Final = [
    Options([*[PLACE + area for area in range(AREAS) if area != king], DONE]) for king in range(REGIONS)
]
# By the king's region and the area a caballero comes from:
TARGETS: Final = [
    Options([TO + area for area in range(AREAS) if area not in (king, source)])
    for king in range(REGIONS)
    for source in range(AREAS)
]
# By the region that must not be chosen; the last entry bars none:
DISKS: Final = [regions_but(barred, DISK) for barred in range(REGIONS + 1)]
# By how many caballeros may be taken into the court:
COURTS: Final = [Options([COURT + count for count in range(most + 1)]) for most in range(7)]
# By the decks that are taken:
DECKS_LEFT: Final = [Options([TAKE + deck for deck in range(DECKS) if not taken >> deck & 1]) for taken in range(32)]
