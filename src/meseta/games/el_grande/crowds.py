"""Where most and where fewest caballeros stand, all colours together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

MORE_THAN_ANY: Final[i64] = 999


def crowd(game: ElGrande, area: i64) -> i64:
    """All caballeros in an area."""
    total: i64 = 0
    for colour in range(game.colours):
        total += game.caballeros[area * game.board.width + colour]
    return total


def fullest_regions(game: ElGrande) -> i64:
    """The region with most caballeros, or several that are level, one bit each."""
    most: i64 = 1
    for region in game.board.regions:
        most = max(most, crowd(game, region))
    return regions_with(game, most)


def emptiest_regions(game: ElGrande) -> i64:
    """The same for the fewest caballeros, but at least one."""
    fewest = MORE_THAN_ANY
    for region in game.board.regions:
        total = crowd(game, region)
        if total > 0:
            fewest = min(fewest, total)
    return regions_with(game, fewest)


def regions_with(game: ElGrande, total: i64) -> i64:
    regions: i64 = 0
    for region in game.board.regions:
        if crowd(game, region) == total:
            regions |= 1 << region
    return regions
