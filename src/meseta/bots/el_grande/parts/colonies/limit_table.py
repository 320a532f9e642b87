"""The limit table: who comes onto it, and where it should lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meseta.bots.el_grande.part import Meaning
from meseta.engine.program import Step
from meseta.games.el_grande.parts.colonies.limit_table import MoveLimit
from meseta.games.el_grande.parts.colonies.map import FRANCE, OUTSIDE
from meseta.games.el_grande.parts.colonies.view import of_colonies

if TYPE_CHECKING:
    from meseta.bots.el_grande.part import ChangeWorth
    from meseta.bots.el_grande.table import Table
    from meseta.bots.view import Judge
    from meseta.games.el_grande.parts.colonies.view import FillingFrame, LimitProposal
    from meseta.games.el_grande.view import Proposal

FILLED_BY_ANOTHER: Final = 0.8  # whoever moves it lets those stand on it who hurt us


# ---- Who stands on it.
def filling(table: Table) -> Judge:
    """Those come onto it who are not among the best to leave out."""
    region, left = limit_region(table), cast("FillingFrame", table.question)["left"]
    beside = table.caballeros[OUTSIDE]
    out = best_left_out(table, region, table.caballeros[region], beside, sum(beside) - left)
    return lambda words: float(beside[table.colour[words[1]]] - out[table.colour[words[1]]])


def best_left_out(table: Table, region: int, on_it: list[int], beside: list[int], count: int) -> list[int]:
    """Of those beside the table, so many of each colour whom it is best to leave out, one after another."""
    out = [0] * len(beside)
    for _ in range(count):
        colours = [colour for colour, here in enumerate(beside) if here > out[colour]]
        worth = {colour: worth_without(table, region, on_it, beside, out, colour) for colour in colours}
        out[max(colours, key=lambda colour: worth[colour])] += 1
    return out


def worth_without(table: Table, region: int, on_it: list[int], beside: list[int], out: list[int], colour: int) -> float:
    """Of the region, if one more of a colour is left out."""
    counts = table.counted[region][:]
    for each, owner in enumerate(table.owner):
        standing = on_it[each] + beside[each] - out[each] - (each == colour)
        counts[owner] += standing - table.caballeros[region][each]
    return table.worth(region, counts)


# ---- Where it lies.
def moving_limit(table: Table) -> Judge:
    return lambda words: limit_gain(table, table.number[words[1]])


def limit_gain(table: Table, region: int, by_me: bool = True) -> float:
    """All count again where it lay; where it comes to, those who fit, chosen by whoever moves it."""
    old = limit_region(table)
    counts = table.counted[old][:]
    for colour, count in enumerate(table.caballeros[OUTSIDE]):
        counts[table.owner[colour]] += count
    change = table.worth(old, counts) - table.worth(old)
    too_many = sum(table.caballeros[region]) - of_colonies(table.view)["limit"]["spaces"]
    if too_many <= 0:
        return change
    if not by_me:
        return change - FILLED_BY_ANOTHER
    nobody = [0] * len(table.owner)
    beside = table.caballeros[region]
    out = best_left_out(table, region, nobody, beside, too_many - 1)
    rest = [colour for colour, here in enumerate(beside) if here > out[colour]]
    best = max(worth_without(table, region, nobody, beside, out, colour) for colour in rest)
    return change + best - table.worth(region)


def limit_region(table: Table) -> int:
    return table.row(of_colonies(table.view)["limit"]["area"])


def best_limit(table: Table, step: Step) -> float:
    """It cannot leave a closed region."""
    old = limit_region(table)
    if table.is_closed(old):
        return 0.0
    regions = [region for region in table.open_regions() if region not in (old, FRANCE)]
    return max(limit_gain(table, region) for region in regions)


def limit_moves(table: Table, frame: Proposal) -> float:
    return limit_gain(table, table.number[cast("LimitProposal", frame)["area"]], by_me=False)


STEPS: Final[dict[type[Step], Meaning]] = {MoveLimit: Meaning(best_limit)}
CHANGES: Final[dict[str, ChangeWorth]] = {"limit-moves": limit_moves}
