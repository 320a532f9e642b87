"""The Ship, from which caballeros land on a coast in the next turn; the Jail, and gifts that wait for their place."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from meseta.bots.el_grande.part import Place
from meseta.bots.el_grande.turns_ahead import best_on, in_next_turn, several
from meseta.engine.seats import bits
from meseta.games.el_grande.parts.grandissimo.view import of_grandissimo, with_figures

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.bots.view import Judge, Words
    from meseta.games.el_grande.parts.grandissimo.view import LandingFrame

SHIP, JAIL = "ship", "jail"


def places(table: Table) -> list[Place]:
    """They belong to no region, and nothing counts there."""
    view = of_grandissimo(table.view)
    standing = {f"gift-{player['colour']}": with_figures(player)["gifts"] for player in table.view["seats"]}
    if view["ship"] is not None and view["jail"] is not None:  # a first game leaves both out
        standing |= {SHIP: view["ship"], JAIL: view["jail"]}
    nobody = [0] * len(table.colour)
    rows = {table.number[name]: [*counts, *nobody[len(counts) :]] for name, counts in standing.items()}
    return [Place(row, row, counts, counts=False) for row, counts in rows.items()]


def near(table: Table, king: int) -> list[int]:
    """Whoever has a token may go aboard."""
    return [table.number[SHIP]] if with_figures(table.player)["ship_token"] else []


def beyond(table: Table, row: int, colour: int, count: int) -> float:
    """Who is aboard will land where it does most."""
    if row != table.number.get(SHIP) or colour != table.me:
        return 0.0
    aboard = table.caballeros[row][colour]
    return in_next_turn(table, best_on(table, "coast", coast(table))) * (several(aboard + count) - several(aboard))


def coast(table: Table) -> list[int]:
    return bits(table.board.coast & table.board.region_mask)


def landing(table: Table) -> Judge:
    """Each where it does most, or not yet."""
    frame = cast("LandingFrame", table.question)
    if frame["piece"]:
        return lambda words: shift_from_ship(table, table.number[words[1]])
    open_coast = [region for region in coast(table) if not table.is_closed(region)]

    def judge(words: Words) -> float:
        return 0.0 if words[0] == "done" else max(shift_from_ship(table, region) for region in open_coast)

    return judge


def shift_from_ship(table: Table, region: int) -> float:
    return table.shift(table.me, table.number[SHIP], region)
