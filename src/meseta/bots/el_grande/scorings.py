"""Which areas a step of a card scores, and what that means to the own seat."""

from __future__ import annotations

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.part import Meaning, Rows
from meseta.bots.el_grande.table import Table
from meseta.engine.answers import NOBODY
from meseta.engine.program import Step
from meseta.games.el_grande.steps.score_one_of import ScoreOneOf
from meseta.games.el_grande.steps.score_regions import ScoreByValue, ScoreNamed


def scoring(areas: Rows, firsts_only: bool = False) -> Meaning:
    """Of a step that scores these areas."""

    def worth(table: Table, step: Step, by: int = NOBODY) -> float:
        """The same whoever carries it out."""
        return sum(table.if_scored(area, firsts_only) for area in areas(table, step))

    return Meaning(worth, worth, scores=areas)


# ---- Which areas.
def by_value(table: Table, step: ScoreByValue) -> list[int]:
    """Regions whose first place is worth one of two values; never the Castillo (ruling A21)."""
    return [region for region in table.regions if table.values[region][0] in (step.value, step.or_value)]


def named(table: Table, step: ScoreNamed) -> list[int]:
    return [table.number[region] for region in step.regions]


def coasts(table: Table, step: Step) -> list[int]:
    return [region for region in table.regions if table.board.coast >> region & 1]


def castillo(table: Table, step: Step) -> list[int]:
    return [table.castillo]


def every_region(table: Table, step: Step) -> list[int]:
    return table.regions


def fullest(table: Table, step: Step) -> list[int]:
    totals = crowds(table)
    return [region for region in totals if totals[region] == max(totals.values())]


def emptiest(table: Table, step: Step) -> list[int]:
    totals = crowds(table)
    return [region for region in totals if totals[region] == min(totals.values())]


def crowds(table: Table) -> dict[int, int]:
    """The regions with caballeros, and how many stand there."""
    totals = {region: sum(sum(table.caballeros[row]) for row in table.rows_in[region]) for region in table.regions}
    return {region: total for region, total in totals.items() if total}


# ---- One area, as its actor likes.
def best_area(table: Table, step: Step) -> list[int]:
    """For the own seat; the Castillo only where it is a region."""
    return [max(table.areas if table.rules.castillo_is_a_region else table.regions, key=table.if_scored)]


def chosen_by(table: Table, step: Step, by: int) -> float:
    """The actor chooses the region that pays the actor most."""

    return table.if_scored(max(table.regions, key=lambda region: table.paid(table.now(region))[by]))


def one_of(table: Table, step: ScoreOneOf) -> list[int]:
    """The best for the own seat of those that may be chosen."""
    areas = [region for region in table.regions if step.king or region != table.king]
    return [max([*areas, table.castillo] if step.castillo else areas, key=table.if_scored)]


def score_disks(table: Table, step: Step) -> float:
    regions = [region for region in table.regions if table.board.open_to_disks >> region & 1]
    return weights.SECRET_SCORING * max(table.if_scored(region) for region in regions)
