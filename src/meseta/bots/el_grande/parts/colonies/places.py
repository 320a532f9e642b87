"""Places apart: who stands on them, who may come, and what those of honour are paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meseta.bots.el_grande.part import Place
from meseta.engine.answers import NOBODY
from meseta.games.el_grande.parts.colonies.map import (
    AMBASSADOR,
    AMERICA,
    CAPTAIN,
    CARRIER_ROWS,
    ENVOY,
    FRANCE,
    OUTSIDE,
    SHIP,
    SINGLE_PLACES,
    VICEROY,
)
from meseta.games.el_grande.parts.colonies.scoring import FOR_AMBASSADOR, FOR_ENVOY, FOR_VICEROY
from meseta.games.el_grande.parts.colonies.view import of_colonies, with_places

if TYPE_CHECKING:
    from meseta.bots.el_grande.part import Payment
    from meseta.bots.el_grande.table import Table

MANY: Final = 99  # as many as one likes
SINGLE: Final = frozenset(int(row) for row in SINGLE_PLACES)


def places(table: Table) -> list[Place]:
    return [
        Place(table.number[place["place"]], table.number[area["area"]], place["caballeros"], place["counts"])
        for area in table.view["areas"]
        for place in with_places(area)["places"]
    ]


def near(table: Table, king: int) -> list[int]:
    """The Ship where the king stands on a coast, and the places of France where that is next door."""
    board = table.board
    ship = [int(SHIP), int(CAPTAIN)] if board.coast >> king & 1 else []
    france = [int(AMBASSADOR), int(ENVOY)] if FRANCE in [*board.neighbours[king], *table.joined_to(king)] else []
    return ship + france


def room(table: Table, row: int) -> int:
    """On a place for one; on the limit table. Nobody chooses to stand on a disc or beside the limit table."""
    if row in SINGLE:
        return 1 - sum(table.caballeros[row])
    if row == OUTSIDE or CARRIER_ROWS >> row & 1:
        return 0
    limit = of_colonies(table.view)["limit"]
    if limit["area"] is not None and row == table.number[limit["area"]]:
        return limit["spaces"] - sum(table.caballeros[row])
    return MANY


# ---- Honours.
def earning(table: Table, payment: Payment, earned: list[int]) -> None:
    """As the rules pay them."""
    area, firsts_only = payment.area, payment.firsts_only
    if area == SHIP:
        earned[:] = [0] * len(earned)
        if not firsts_only:
            add(earned, owner_on(table, int(CAPTAIN)), payment.values[0])
    elif area == AMERICA and not firsts_only:
        add(earned, owner_on(table, int(VICEROY)), int(FOR_VICEROY))
    elif area == FRANCE:
        ambassador, envoy = owner_on(table, int(AMBASSADOR)), owner_on(table, int(ENVOY))
        paid = [colour for colour in range(len(earned)) if earned[colour] > 0 or not firsts_only]
        add(earned, ambassador if ambassador in paid else NOBODY, int(FOR_AMBASSADOR))
        add(earned, envoy if envoy in paid else NOBODY, int(FOR_ENVOY))


def add(earned: list[int], colour: int, points: int) -> None:
    if colour != NOBODY:
        earned[colour] += points


def owner_on(table: Table, row: int) -> int:
    """Whose caballero stands on a place for one; NOBODY if it is empty."""
    there = [table.owner[colour] for colour, count in enumerate(table.caballeros[row]) if count > 0]
    return there[0] if there else int(NOBODY)
