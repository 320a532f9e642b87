"""Who would be paid which place of an area, from the numbers that lie on the table: as the rules calculate it.

From one moment to the next most areas stay as they are, so what was calculated is kept ready.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from meseta.games.el_grande.scoring import earnings, places_won
from meseta.reading.el_grande.counted_areas import Area, honours, ranking


def paid_places(counts: Sequence[int], places: int) -> tuple[tuple[int, ...], ...]:
    """The colours on each place that counts."""
    return colours_on_places(tuple(counts), places)


@lru_cache(maxsize=4096)
def colours_on_places(counts: tuple[int, ...], places: int) -> tuple[tuple[int, ...], ...]:
    won = places_won(list(counts), places)
    on_place = [[colour for colour in range(len(counts)) if won[colour] == place] for place in range(1, places + 1)]
    return tuple(map(tuple, on_place))


def places_in(area: Area, places: int) -> tuple[tuple[int, ...], ...]:
    """The colours on each place of an area. Those who count together are on the same one."""
    if area["left_out"]:
        return ((),) * places
    paid, as_one = paid_places(ranking(area), places), area["together"]
    return tuple(tuple(sorted({*colours, *as_one})) if {*colours} & {*as_one} else colours for colours in paid)


def bonus(area: Area, paid: Sequence[Sequence[int]]) -> int:
    """What a first place is paid on top, for the king's region and for its own home."""
    return paid_for_rank(area)[paid[0][0]] - area["values"][0] if paid[0] else 0


def paid_for_rank(area: Area) -> tuple[int, ...]:
    """What each colour would be paid for its number there. Who counts together with another is paid as in its stead."""
    counts = ranking(area)
    if area["left_out"]:
        return tuple(0 for _ in counts)
    paid, as_one = list(paid_for(area, counts)), area["together"]
    for seat in as_one[1:]:
        instead = [*counts]
        instead[seat], instead[as_one[0]] = counts[as_one[0]], 0
        paid[seat] = paid_for(area, instead)[seat]
    return tuple(paid)


def paid_for(area: Area, counts: Sequence[int]) -> tuple[int, ...]:
    return earned(tuple(counts), tuple(area["values"]), area["king"], tuple(area["grandes"]))


def payments(area: Area) -> tuple[int, ...]:
    """What each colour would be paid; beside its rank, places of honour are."""
    if not area["points"]:
        return paid_for_rank(area)
    return tuple(map(sum, zip(paid_for_rank(area), honours(area), strict=True)))


@lru_cache(maxsize=4096)
def earned(counts: tuple[int, ...], values: tuple[int, ...], king: bool, homes: tuple[int, ...]) -> tuple[int, ...]:
    if not values:
        return tuple(0 for _ in counts)
    return tuple(earnings(list(counts), list(values), king, list(homes)))


def ranked(counts: list[int]) -> list[tuple[int, int]]:
    """The colours that stand in an area with their numbers, the largest first."""
    present = [(colour, count) for colour, count in enumerate(counts) if count]
    return sorted(present, key=lambda each: (-each[1], each[0]))
