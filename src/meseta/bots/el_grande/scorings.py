"""Which areas an action card scores, and what that means to the own seat."""

from __future__ import annotations

from collections.abc import Callable

from meseta.bots.el_grande.table import AREAS, CASTILLO, REGIONS, Table


def worth_first(*values: int) -> Callable[[Table], list[int]]:
    """Regions whose first place is worth one of these; never the Castillo (ruling A21)."""
    return lambda table: [region for region in REGIONS if table.values[region][0] in values]


def crowds(table: Table) -> dict[int, int]:
    """The regions with caballeros, and how many stand there."""
    totals = {region: sum(table.caballeros[region]) for region in REGIONS}
    return {region: total for region, total in totals.items() if total}


def fullest(table: Table) -> list[int]:
    totals = crowds(table)
    return [region for region in totals if totals[region] == max(totals.values())]


def emptiest(table: Table) -> list[int]:
    totals = crowds(table)
    return [region for region in totals if totals[region] == min(totals.values())]


def best_area(table: Table) -> list[int]:
    """The one that its actor will choose; the Castillo is a region in the edition of 1995 only."""
    areas = AREAS if table.view["options"]["edition"] == "1995" else REGIONS
    return [max(areas, key=table.if_scored)]


SCORED: dict[str, Callable[[Table], list[int]]] = {
    "score-one": best_area,
    "score-fours": worth_first(4),
    "outposts": worth_first(4),
    "score-fives": worth_first(5),
    "fiesta": worth_first(5),
    "score-sixes-and-sevens": worth_first(6, 7),
    "score-castillo": lambda _: [CASTILLO],
    "revelation": lambda _: [CASTILLO],
    "score-firsts": lambda _: list(REGIONS),
    "score-most": fullest,
    "score-fewest": emptiest,
}


def scored_areas(table: Table, card: str) -> list[int]:
    return SCORED[card](table) if card in SCORED else []


def scoring_worth(table: Table, card: str) -> float:
    return sum(table.if_scored(area, firsts_only=card == "score-firsts") for area in scored_areas(table, card))
