"""Symbols on cards: a token of the Ship, a caballero sent to the Jail; and with the King card a pardon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meseta.bots.el_grande.parts.grandissimo.map import JAIL
from meseta.bots.el_grande.turns_ahead import turns_left
from meseta.games.el_grande.parts.grandissimo.cards import is_king_card
from meseta.games.el_grande.parts.grandissimo.view import with_figures, with_symbols

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.bots.view import Judge
    from meseta.games.el_grande.view import CardView

TOKEN: Final = 0.5  # to be able to go aboard from now on


def on_card(table: Table, card: CardView) -> float:
    """What the symbols of a card on offer would bring."""
    worth = 0.0
    if "ship" in with_symbols(card)["symbols"] and not with_figures(table.player)["ship_token"]:
        worth += token_worth(table)
    if "jail" in with_symbols(card)["symbols"]:
        worth += max(best_arrest(table), 0.0)
    if JAIL in table.number and is_king_card(table.card(card["card"])):
        worth += max([0.0, *[pardon_gain(table, region) for region in table.open_regions()]])
    return worth


# ---- The Ship.
def taking_token(table: Table) -> Judge:
    """From another player, who then has none: best from who is ahead."""
    worth = token_worth(table)
    return lambda words: worth if words[1] == "free" else worth * (1 - table.rivalry[table.colour[words[1]]])


def token_worth(table: Table) -> float:
    return TOKEN if turns_left(table) else 0.0


# ---- The Jail.
def sending_to_jail(table: Table) -> Judge:
    worth = best_arrest(table)
    return lambda _: worth


def best_arrest(table: Table) -> float:
    found = [
        table.gain(region, colour, -1)
        for region in table.open_regions()
        for colour, count in enumerate(table.caballeros[region])
        if count
    ]
    return max(found, default=0.0)


def jailing(table: Table) -> Judge:
    return lambda words: table.gain(table.number[words[2]], table.colour[words[1]], -1)


def pardoning(table: Table) -> Judge:
    return lambda words: pardon_gain(table, table.number[words[1]])


def pardon_gain(table: Table, area: int) -> float:
    """All prisoners come to one area."""
    counts = table.counted[area][:]
    for colour, count in enumerate(table.caballeros[table.number[JAIL]]):
        counts[table.owner[colour]] += count
    return table.worth(area, counts) - table.worth(area)
