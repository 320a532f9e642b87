"""Who has how many regions, and how many of them hang together: all seats at once, for whoever asks all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.seats import COLOUR_NAMES, how_many
from meseta.games.condottiere.board import NEIGHBOURS, REGIONS
from meseta.games.condottiere.campaign import may_be_attacked

if TYPE_CHECKING:
    from meseta.games.condottiere.position import Condottiere

MOST_SEATS: Final = len(COLOUR_NAMES)


def near_to(first: int, some: int) -> int:
    """The neighbours of some of the six regions from `first` on, one bit each."""
    near = 0
    for region in range(first, min(first + 6, int(REGIONS))):
        if some >> region - first & 1:
            near |= NEIGHBOURS[region]
    return near


NEAR: Final = vec[i64]([near_to(first, some) for first in (0, 6, 12) for some in range(64)])  # looked up by sixes


def hanging_together(first: i64, regions: i64) -> i64:
    """Those of the regions that hang together with the first ones; one bit each."""
    kingdom = first
    grown: i64 = 0
    while kingdom != grown:
        grown = kingdom
        near = NEAR[grown & 63] | NEAR[64 + (grown >> 6 & 63)] | NEAR[128 + (grown >> 12)]
        kingdom |= near & regions
    return kingdom


@final
class Realms:
    """Of each seat, as they were when it last looked."""

    def __init__(self) -> None:
        self.regions: vec[i64] = vec[i64]([0] * MOST_SEATS)  # one bit each
        self.size: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.kingdom: vec[i64] = vec[i64]([0] * MOST_SEATS)  # how many hang together at most

    def look(self, position: Condottiere) -> None:
        regions, owners = self.regions, position.owner
        for seat in range(position.seats):
            regions[seat] = 0
        region_bit: i64 = 1
        for region in range(REGIONS):
            owner = owners[region]
            if owner >= 0:
                regions[owner] |= region_bit
            region_bit <<= 1
        for seat in range(position.seats):
            self.size[seat] = how_many(regions[seat])
            self.kingdom[seat] = 0
            left = regions[seat]
            while left:
                kingdom = hanging_together(left & -left, left)
                left &= ~kingdom
                self.kingdom[seat] = max(self.kingdom[seat], how_many(kingdom))

    def kingdom_with(self, seat: i64, region: i64) -> i64:
        """How many regions would hang together there if a seat had one more."""
        region_bit: i64 = 1
        region_bit <<= region
        return how_many(hanging_together(region_bit, self.regions[seat] | region_bit))

    def would_win(self, position: Condottiere, seat: i64, region: i64) -> bool:
        """Does a seat reach a goal with one region more?"""
        if self.regions[seat] >> region & 1:
            return False
        if self.size[seat] + 1 >= position.rules.regions_to_win:
            return True
        return self.size[seat] + 1 >= position.rules.kingdom_to_win and (
            self.kingdom_with(seat, region) >= position.rules.kingdom_to_win
        )

    def ways_to_win(self, position: Condottiere, seat: i64) -> i64:
        """How many regions there are for a battle that would win the game."""
        ways: i64 = 0
        for region in range(REGIONS):
            if may_be_attacked(position, seat, region) and self.would_win(position, seat, region):
                ways += 1
        return ways
