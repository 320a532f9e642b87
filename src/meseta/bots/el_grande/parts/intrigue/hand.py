"""Which own cards to keep for a game: some for each place in the order, enough caballeros, and good actions."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, cast

from meseta.bots.el_grande.parts.intrigue.prospects import prospect
from meseta.bots.el_grande.table import Table
from meseta.bots.view import Judge, Words
from meseta.games.el_grande.parts.intrigue.view import of_intrigue

if TYPE_CHECKING:
    from meseta.games.el_grande.parts.intrigue.view import ChoosingHandFrame, OwnCardView
    from meseta.games.el_grande.view import ElGrandeView

# How many of a hand should bring so many caballeros at least: these act late, the next in the middle, the last early.
SHARES: Final = [(4, 5), (2, 4), (0, 4)]
CROWDED: Final = 2.0  # each card more than that
TASTE: Final = 0.8  # how much chance may add: players differ
NEVER: Final = -99.0


def suggested_hand(view: ElGrandeView, seed: int = 0) -> list[int]:
    """What the viewer has kept so far, filled up with what goes well with it; of too many the best."""
    table = Table(view, seed=seed)
    worth = tastes(table)
    cards, hand = of_intrigue(view)["own_cards"], kept(table)
    while len(hand) > to_choose(table):
        hand.remove(min(hand, key=lambda card: kept_with(card, hand, worth)))
    while len(hand) < to_choose(table):
        hand.append(max([card for card in cards if card not in hand], key=lambda card: kept_with(card, hand, worth)))
    return [card["value"] for card in cards if card in hand]


def choosing_hand(table: Table) -> Judge:
    """One card after another is kept, or put back where all were kept at first."""
    worth, hand = tastes(table), kept(table)
    cards = {card["name"]: card for card in of_intrigue(table.view)["own_cards"]}
    verb, sign = ("keep", 1.0) if len(hand) < to_choose(table) else ("drop", -1.0)

    def judge(words: Words) -> float:
        return sign * kept_with(cards[words[1]], hand, worth) if words[0] == verb else NEVER

    return judge


def kept(table: Table) -> list[OwnCardView]:
    frame = cast("ChoosingHandFrame", table.question)
    names = [said.split()[1] for said in frame["answers"]]
    return [card for card in of_intrigue(table.view)["own_cards"] if card["name"] in names]


def to_choose(table: Table) -> int:
    return cast("ChoosingHandFrame", table.question)["cards"]


def tastes(table: Table) -> dict[str, float]:
    """What each card promises, to somebody with a taste of their own."""
    chance = Random(table.seed)
    cards = of_intrigue(table.view)["own_cards"]
    return {card["name"]: prospect(table, card) + TASTE * chance.random() for card in cards}


def kept_with(card: OwnCardView, hand: list[OwnCardView], worth: dict[str, float]) -> float:
    """What a card is worth beside the others of a hand: less, where there are enough of its sort."""
    least, wanted = share_of(card)
    alike = sum(share_of(other)[0] == least for other in hand if other is not card)
    return worth[card["name"]] - CROWDED * max(0, alike + 1 - wanted)


def share_of(card: OwnCardView) -> tuple[int, int]:
    return next(share for share in SHARES if card["brings"] >= share[0])
