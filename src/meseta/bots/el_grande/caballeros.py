"""Where own caballeros do most: in the court, placed from there, moved on the board."""

from __future__ import annotations

from typing import NamedTuple

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.table import Table
from meseta.engine.program import Step
from meseta.games.el_grande.steps.court import Muster, MusterUpTo
from meseta.games.el_grande.steps.move_caballeros import MoveCaballeros
from meseta.games.el_grande.steps.place_caballeros import PlaceCaballeros


# ---- In the court.
def in_court(place: int) -> float:
    """What the caballero at this place of a court is worth, the first being 0."""
    return weights.IN_COURT[place] if place < len(weights.IN_COURT) else weights.MANY_IN_COURT


def court_grows(table: Table, count: int) -> float:
    """What so many caballeros are worth in the court, as far as there are any in the province."""
    return sum(in_court(table.court[table.me] + more) for more in range(min(count, table.player["province"])))


def muster(table: Table, step: Muster) -> float:
    return court_grows(table, step.count)


def muster_up_to(table: Table, step: MusterUpTo) -> float:
    return court_grows(table, step.up_to)


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


def placed(table: Table, areas: list[int], up_to: int) -> float:
    """What so many more from the court bring, or as many as there are."""
    return placing_gains(table, areas, min(up_to, table.court[table.me]))[-1]


def most_placed(table: Table) -> int:
    """By any card of this round."""
    return max(card["caballeros"] for card in table.view["cards"])


def place(table: Table, step: PlaceCaballeros) -> float:
    anywhere = table.all_but_king(with_castillo=table.rules.castillo_is_a_region)
    return placed(table, table.near_king() if step.near_king else anywhere, step.count)


def infiltrate(table: Table, step: Step) -> float:
    """The king's region is one more place for the caballeros of a turn."""
    if table.king not in table.areas:
        return 0.0
    near, most = table.near_king(), most_placed(table)
    return placed(table, [*near, table.king], most) - placed(table, near, most)


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
    found: list[Shift] = []
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
    found = [shift for shift in shifts(table, allowed, table.regions) if shift.gain > 0]
    if allowed.one_region:
        return max((group_gain(found, allowed.left, region) for region in table.regions), default=0.0)
    # Several of a kind seldom gain as much again: each caballero of a colour and region is counted once.
    return group_gain(found, allowed.left)


def move(table: Table, step: MoveCaballeros) -> float:
    allowed = Allowance(step.up_to, step.own, step.others, bool(step.one_region), bool(step.castillo))
    return moving_gain(table, allowed)


def moved_by_another(table: Table, step: MoveCaballeros, by: int) -> float:
    return -weights.UNKNOWN_MOVES if step.others else 0.0


def group_gain(found: list[Shift], left: int, source: int | None = None) -> float:
    """Of the best so many, from one region or from anywhere."""
    return sum(shift.gain for shift in [each for each in found if source in (None, each.source)][:left])


def best_region_for(table: Table, count: int, but: int = -1) -> float:
    """The most that so many own caballeros would bring together in one region."""
    return max(table.gain(region, table.me, count) for region in table.regions if region not in (table.king, but))
