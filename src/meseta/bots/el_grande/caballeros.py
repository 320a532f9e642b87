"""Where own caballeros do most: in the court, placed from there, moved on the board."""

from __future__ import annotations

from typing import NamedTuple

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.table import NOWHERE, Table
from meseta.engine.program import Step
from meseta.games.el_grande.steps.court import Muster, MusterUpTo
from meseta.games.el_grande.steps.move_caballeros import MoveCaballeros
from meseta.games.el_grande.steps.place_caballeros import PlaceCaballeros, PlaceCaballerosIn


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
def pull(table: Table, row: int, count: int) -> float:
    """What an own caballero brings on a row, as one of the best group of up to `count` that could go there."""
    most = max(min(count, table.room(row)), 1)
    return max(table.gain(row, table.me, group) / group for group in range(1, most + 1))


def placing_gains(table: Table, areas: list[int], most: int) -> list[float]:
    """What placing none, one, two, ... up to `most` caballeros brings, each going where it is pulled most."""
    gains, placed = [0.0], dict.fromkeys(areas, 0)
    pulls = {area: pull(table, area, most) for area in areas} if most else {}
    for left in range(most - 1 if pulls else -1, -1, -1):
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
    anywhere = table.open_from_court(castillo=table.rules.castillo_is_a_region)
    return placed(table, table.near_king() if step.near_king else anywhere, step.count)


def place_in(table: Table, step: PlaceCaballerosIn) -> float:
    rows = [row for name in step.regions for row in table.rows_in[table.number[name]]]
    return placed(table, [row for row in rows if row in table.open_rows(castillo=False)], step.count)


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
    only: int = NOWHERE  # the one colour that may move, where there is such


class Shift(NamedTuple):
    gain: float
    colour: int
    source: int
    target: int


def arrivals(table: Table, colour: int, castillo: bool) -> list[tuple[float, int]]:
    """What one more caballero of a colour brings on each row it may go to, the best first."""
    return sorted(((table.gain(row, colour, 1), row) for row in table.open_rows(castillo)), reverse=True)


def shifts(table: Table, allowed: Allowance, sources: list[int]) -> list[Shift]:
    """For each caballero that may move the best place it can go to, the best of them first."""
    found: list[Shift] = []
    for colour in movable_colours(table, allowed):
        best = arrivals(table, colour, allowed.castillo)
        found += [
            best_shift(table, colour, source, best)
            for source in sources
            if not table.is_closed(source) and table.caballeros[source][colour]
        ]
    return sorted(found, reverse=True)


def best_shift(table: Table, colour: int, source: int, best: list[tuple[float, int]]) -> Shift:
    """To another region, or to another place in the same one."""
    region = table.region_of[source]
    leaving = table.gain(source, colour, -1)
    elsewhere = [(arriving, target) for arriving, target in best if table.region_of[target] != region]
    found = [Shift(leaving + elsewhere[0][0], colour, source, elsewhere[0][1])]
    if table.underway:  # what it has with it
        found = [
            Shift(leaving + arriving + table.on_the_way(colour, source, target), colour, source, target)
            for arriving, target in elsewhere
        ]
    near_by = [row for row in table.rows_in[region] if row != source and table.room(row) > 0]
    return max([*found, *[Shift(table.shift(colour, source, row), colour, source, row) for row in near_by]])


def movable_colours(table: Table, allowed: Allowance) -> list[int]:
    if allowed.only != NOWHERE:
        return [allowed.only]
    colours = range(len(table.owner))
    own = [colour for colour in colours if table.owner[colour] == table.me] if allowed.own > 0 else []
    others = [colour for colour in colours if table.owner[colour] != table.me] if allowed.others > 0 else []
    return [*own, *others]


def moving_gain(table: Table, allowed: Allowance) -> float:
    """What a card that moves caballeros will bring, without looking further than one caballero at a time."""
    found = [shift for shift in shifts(table, allowed, table.movable_rows()) if shift.gain > 0]
    if allowed.one_region:
        return max((group_gain(table, found, allowed.left, region) for region in table.regions), default=0.0)
    # Several of a kind seldom gain as much again: each caballero of a colour and region is counted once.
    return group_gain(table, found, allowed.left)


def move(table: Table, step: MoveCaballeros) -> float:
    allowed = Allowance(step.up_to, step.own, step.others, bool(step.one_region), bool(step.castillo))
    return moving_gain(table, allowed)


def moved_by_another(table: Table, step: MoveCaballeros, by: int) -> float:
    return -weights.UNKNOWN_MOVES if step.others else 0.0


def group_gain(table: Table, found: list[Shift], left: int, region: int | None = None) -> float:
    """Of the best so many, from one region or from anywhere."""
    together = [shift for shift in found if region in (None, table.region_of[shift.source])]
    return sum(shift.gain for shift in together[:left])


def best_region_for(table: Table, count: int, but: int = -1) -> float:
    """The most that so many own caballeros would bring together in one region."""
    return max(table.gain(region, table.me, count) for region in table.disk_regions() if region != but)
