"""Shifting Powers: which modifier to add to a bid, to pass on, to take back."""

from __future__ import annotations

from typing import Final

from meseta.bots.el_grande.bidding import best_offers, bid_worth, rounds_left
from meseta.bots.el_grande.cards import STEPS
from meseta.bots.el_grande.part import Part
from meseta.bots.el_grande.table import Table
from meseta.bots.view import Judge, Words
from meseta.games.el_grande.parts.shifting_powers.modifiers import MODIFIERS, TakeBackEither
from meseta.games.el_grande.parts.shifting_powers.view import with_modifiers
from meseta.games.el_grande.steps.take_back_power_card import TakeBackPowerCard

LATER: Final = 0.6  # one modifier less for the rounds to come
ABILITIES: Final = {"recruit": 0.7, "courier": 0.5, "levy": 0.7, "steward": 1.0, "": 0.0}  # what they are worth

CHANGE = {modifier.name: modifier.change for modifier in MODIFIERS}
ABILITY = {modifier.name: ABILITIES[modifier.ability] for modifier in MODIFIERS}


def bidding(table: Table) -> Judge:
    offers = best_offers(table)
    added = with_modifiers(table.player)["modifier"]
    change = 0 if added is None else CHANGE[added]

    def judge(words: Words) -> float:
        if words[0] == "bid":
            return bid_worth(table, offers, int(words[1]), change)
        return modified_worth(table, offers, words[1])

    return judge


def modified_worth(table: Table, offers: list[float], modifier: str) -> float:
    """The best bid that the modifier makes possible, less what the modifier is worth later."""
    change = CHANGE[modifier]
    auction = table.question
    assert auction["kind"] == "bidding"
    hand = [value for value in table.hand if value + change not in auction["values_barred"]]
    best = max((bid_worth(table, offers, value, change) for value in hand), default=-99.0)
    return best + ABILITY[modifier] - modifier_cost(table)


def modifier_cost(table: Table) -> float:
    """As many modifiers as rounds are left cost nothing any more."""
    held = with_modifiers(table.player)["modifiers"]["held"]
    return LATER * max(0.0, 1 - held / rounds_left(table.view))


def keeping_worth(modifier: str) -> float:
    """High results move us forward, abilities help; a low result is seldom wanted."""
    return CHANGE[modifier] + 2 * ABILITY[modifier]


def passing(table: Table) -> Judge:
    return lambda words: -keeping_worth(words[1])


def taking_back(table: Table) -> Judge:
    """The highest power card; a modifier counts as one that does as much."""

    def judge(words: Words) -> float:
        return float(words[1]) if words[0] == "power" else 4 + 2 * keeping_worth(words[1])

    return judge


PART = Part(
    questions={"bidding": bidding, "passing-modifiers": passing, "taking-back": taking_back},
    steps={TakeBackEither: STEPS[TakeBackPowerCard]},
)
