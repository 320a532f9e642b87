"""Shifting Powers: the sixteen grey cards that raise or lower a power card.

Power cards and modifiers of a hand are one set of bits: the bit of a power card is its value, those of the modifiers
follow. What the abilities do stands in `cards.shifting_powers`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from meseta.games.el_grande.board import COLOURS, HIGHEST_POWER
from meseta.games.el_grande.cards.action_card import RECONSTRUCTED, RULEBOOK


class Modifier(NamedTuple):
    name: str
    change: int  # added to the value of the power card
    copies: int
    ability: str = ""  # the card that says what it does, or nothing
    provenance: str = RECONSTRUCTED


# Only the number of cards and the plain +1 are known from the rulebooks.
MODIFIERS: Final[list[Modifier]] = [
    Modifier("+1", 1, 3, provenance=RULEBOOK),
    Modifier("+2", 2, 2),
    Modifier("+3", 3, 1),
    Modifier("-1", -1, 3),
    Modifier("-2", -2, 2),
    Modifier("-3", -3, 1),
    Modifier("+1-recruit", 1, 1, "recruit"),
    Modifier("-1-courier", -1, 1, "courier"),
    Modifier("+2-levy", 2, 1, "levy"),
    Modifier("-2-steward", -2, 1, "steward"),
]
MODIFIER_NAMES: Final = [modifier.name for modifier in MODIFIERS]
KINDS: Final[i64] = 10

NO_MODIFIER: Final[i64] = 0
NOBODYS: Final = vec[i64]([NO_MODIFIER] * COLOURS)  # no modifier in any hand, or on any bid
FIRST: Final[i64] = HIGHEST_POWER + 1  # the first modifier's bit in a hand
EACH: Final = [kind for kind, modifier in enumerate(MODIFIERS) for _ in range(modifier.copies)]
ALL_MODIFIERS: Final[i64] = (1 << len(EACH)) - 1 << FIRST
DEALT: Final[i64] = 3  # to each player
BIT_OF_NOUGHT: Final[i64] = 3  # results run from -2 to 16, one bit each; the lowest bit stays free

# By the number of the card's bit; the numbers of power cards, and nought for no modifier, change nothing.
KIND: Final = vec[i64]([-1] * FIRST + EACH)
CHANGE: Final = vec[i64]([0] * FIRST + [MODIFIERS[kind].change for kind in EACH])


def kinds_of(cards: i64) -> i64:
    """The kinds of modifiers among the cards of a hand, one bit each."""
    kinds: i64 = 0
    for card in range(FIRST, FIRST + 16):
        if cards >> card & 1:
            kinds |= 1 << KIND[card]
    return kinds


def one_of_kind(cards: i64, kind: i64) -> i64:
    """The bit number of the first card of a kind among the cards of a hand."""
    card = FIRST
    while KIND[card] != kind or not cards >> card & 1:
        card += 1
    return card
