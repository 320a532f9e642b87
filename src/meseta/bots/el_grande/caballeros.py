"""Where caballeros do most: placing from the court, moving, sending home."""

from __future__ import annotations

from typing import NamedTuple

from meseta.bots.el_grande.table import REGIONS, Table


# ---- Placing.
def pull(table: Table, area: int, count: int) -> float:
    """What an own caballero brings in an area, as one of the best group of up to `count` that could go there."""
    return max(table.gain(area, table.me, group) / group for group in range(1, count + 1))


def placing_gains(table: Table, areas: list[int], most: int) -> list[float]:
    """What placing none, one, two, ... up to `most` caballeros brings, each going where it is pulled most."""
    gains, placed = [0.0], dict.fromkeys(areas, 0)
    pulls = {area: pull(table, area, most) for area in areas} if most else {}
    for left in range(most - 1, -1, -1):
        area = max(pulls, key=lambda each: pulls[each])
        gains.append(gains[-1] + max(pulls[area], 0.0))
        table.put(area, table.me, 1)
        placed[area] += 1
        if left:
            pulls[area] = pull(table, area, left)
    for area, count in placed.items():
        table.put(area, table.me, -count)
    return gains


# ---- Moving.
class Allowance(NamedTuple):
    """What a card lets its player move."""

    left: int
    own: int
    others: int
    one_region: bool = False
    castillo: bool = True


class Shift(NamedTuple):
    gain: float
    colour: int
    source: int
    target: int


def arrivals(table: Table, colour: int, castillo: bool) -> list[tuple[float, int]]:
    """What one more caballero of a colour brings in each area it may go to, the best first."""
    areas = table.all_but_king(castillo)
    return sorted(((table.gain(area, colour, 1), area) for area in areas), reverse=True)


def shifts(table: Table, allowed: Allowance, sources: list[int]) -> list[Shift]:
    """For each caballero that may move the best place it can go to, the best of them first."""
    found = []
    for colour in movable_colours(table, allowed):
        best = arrivals(table, colour, allowed.castillo)
        for source in sources:
            if source != table.king and table.caballeros[source][colour]:
                arriving, target = best[0] if best[0][1] != source else best[1]
                found.append(Shift(table.gain(source, colour, -1) + arriving, colour, source, target))
    return sorted(found, reverse=True)


def movable_colours(table: Table, allowed: Allowance) -> list[int]:
    others = [colour for colour in range(len(table.rivalry)) if colour != table.me] if allowed.others > 0 else []
    return [table.me, *others] if allowed.own > 0 else others


def moving_gain(table: Table, allowed: Allowance) -> float:
    """What a card that moves caballeros will bring, without looking further than one caballero at a time."""
    found = [shift for shift in shifts(table, allowed, list(REGIONS)) if shift.gain > 0]
    if allowed.one_region:
        return max((group_gain(found, allowed.left, region) for region in REGIONS), default=0.0)
    # Several of a kind seldom gain as much again: each caballero of a colour and region is counted once.
    return group_gain(found, allowed.left)


def group_gain(found: list[Shift], left: int, source: int | None = None) -> float:
    """Of the best so many, from one region or from anywhere."""
    return sum(shift.gain for shift in [each for each in found if source in (None, each.source)][:left])


# ---- Sending home.
def removal_gain(table: Table, colour: int) -> float:
    """The most that sending one caballero of a colour home would bring."""
    regions = [region for region in REGIONS if region != table.king and table.caballeros[region][colour]]
    return max((table.gain(region, colour, -1) for region in regions), default=0.0)


def least_loss(table: Table, count: int) -> float:
    """What losing own caballeros of one region costs at least, where at most `count` are lost."""
    regions = [region for region in REGIONS if region != table.king and table.mine(region)]
    losses = [-table.gain(region, table.me, -min(count, table.mine(region))) for region in regions]
    return max(min(losses, default=0.0), 0.0)


def best_region_for(table: Table, count: int, but: int = -1) -> float:
    """The most that so many own caballeros would bring together in one region."""
    return max(table.gain(region, table.me, count) for region in REGIONS if region not in (table.king, but))
