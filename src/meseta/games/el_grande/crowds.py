"""Where most and where fewest caballeros stand, all colours together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

MORE_THAN_ANY: Final[i64] = 999


def crowd(caballeros: vec[i64], base: i64, colours: i64) -> i64:
    """All caballeros in an area whose row begins there."""
    total: i64 = 0
    for colour in range(colours):
        total += caballeros[base + colour]
    return total


def fullest_regions(position: ElGrande) -> i64:
    """The region with most caballeros, or several that are level, one bit each."""
    most: i64 = 1
    caballeros, width = position.by_region(), position.board.width
    for region in position.board.regions:
        most = max(most, crowd(caballeros, region * width, position.colours))
    return regions_with(position, caballeros, most)


def emptiest_regions(position: ElGrande) -> i64:
    """The same for the fewest caballeros, but at least one."""
    fewest = MORE_THAN_ANY
    caballeros, width = position.by_region(), position.board.width
    for region in position.board.regions:
        total = crowd(caballeros, region * width, position.colours)
        if total > 0:
            fewest = min(fewest, total)
    return regions_with(position, caballeros, fewest)


def regions_with(position: ElGrande, caballeros: vec[i64], total: i64) -> i64:
    regions: i64 = 0
    width = position.board.width
    for region in position.board.regions:
        if crowd(caballeros, region * width, position.colours) == total:
            regions |= 1 << region
    return regions
