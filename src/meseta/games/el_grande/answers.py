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
    KINGS_PLACES,
    NEIGHBOURS,
    REGIONS,
    TILES,
)
from meseta.games.el_grande.modifiers import KINDS

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
GRANDE: Final[i64] = KING + KINGS_PLACES
MOVE: Final[i64] = GRANDE + REGIONS
REMOVE: Final[i64] = MOVE + REGIONS * COLOURS
MODIFY: Final[i64] = REMOVE + REGIONS * COLOURS
PASS: Final[i64] = MODIFY + KINDS
MODIFIER: Final[i64] = PASS + KINDS
ANSWERS: Final[i64] = MODIFIER + KINDS


def regions_but(barred: int, first: i64) -> Options:
    return Options([first + region for region in range(REGIONS) if region != barred])


def near(king: int) -> list[int]:
    """Where a turn places caballeros: next to the king or in the Castillo, unless he stands beside that."""
    return NEIGHBOURS[king] if king == CASTILLO else [*NEIGHBOURS[king], int(CASTILLO)]


def with_the_king(king: int) -> list[int]:
    """The same and, for whoever infiltrates, the king's own region."""
    return [*near(king), king] if king < AREAS else near(king)


def places(areas: list[int], then: list[i64]) -> Options:
    """One more caballero in one of these areas, or what else there is to do."""
    return Options([*[PLACE + area for area in areas], *then])


KINGS: Final = list(range(KINGS_PLACES))
ANY_AREA_SCORED: Final = Options([SCORE + area for area in range(AREAS)])
ANY_REGION_SCORED: Final = Options([SCORE + region for region in range(REGIONS)])
EITHER: Final = Options([CHOOSE, CHOOSE + 1])
ACT_OR_END: Final = Options([ACT, END])
# By where the king stands:
EVICTIONS: Final = [regions_but(king, EVICT) for king in KINGS]
PLACE_ACT_OR_END: Final = [places(near(king), [ACT, END]) for king in KINGS]
PLACE_OR_END: Final = [places(near(king), [END]) for king in KINGS]
PLACE_WITH_THE_KING_OR_END: Final = [places(with_the_king(king), [END]) for king in KINGS]
PLACES_NEAR: Final = [places(near(king), [DONE]) for king in KINGS]
PLACES_ANYWHERE: Final = [places([area for area in range(AREAS) if area != king], []) for king in KINGS]
PLACES_IN_REGIONS: Final = [places([region for region in range(REGIONS) if region != king], []) for king in KINGS]
# By where the king stands and the area a caballero comes from:
TARGETS: Final = [
    Options([TO + area for area in range(AREAS) if area not in (king, source)])
    for king in KINGS
    for source in range(AREAS)
]
REGIONS_AS_TARGETS: Final = [
    Options([TO + region for region in range(REGIONS) if region not in (king, source)])
    for king in KINGS
    for source in range(AREAS)
]
# By the region that must not be chosen; the last entry bars none:
DISKS: Final = [regions_but(barred, DISK) for barred in range(REGIONS + 1)]
# By how many caballeros may be taken into the court:
COURTS: Final = [Options([COURT + count for count in range(most + 1)]) for most in range(7)]
# By the decks that are taken:
DECKS_LEFT: Final = [Options([TAKE + deck for deck in range(DECKS) if not taken >> deck & 1]) for taken in range(32)]
