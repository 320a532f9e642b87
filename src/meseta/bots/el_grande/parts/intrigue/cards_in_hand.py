"""Which card to play: for its place in the order, the caballeros it brings, its action, and what it would do later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.bidding import left_to_bid, rounds_left
from meseta.bots.el_grande.caballeros import court_grows, placing_gains
from meseta.bots.el_grande.cards import card_worth, turn_worth
from meseta.bots.el_grande.parts.intrigue.on_table import choice_is_free
from meseta.bots.el_grande.parts.intrigue.order import places_in_order
from meseta.bots.el_grande.parts.intrigue.prospects import prospect
from meseta.bots.view import Judge
from meseta.engine.saving import to_list
from meseta.games.el_grande.parts.intrigue.order import CABALLERO_CARDS
from meseta.games.el_grande.parts.intrigue.own_cards import INTRIGUE_CARD, KING_CARD
from meseta.games.el_grande.parts.intrigue.view import of_intrigue

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.games.el_grande.parts.intrigue.view import OwnCardView

JOKER: Final = 0
STILL_ON_OFFER: Final = 0.7  # a card of a deck, once more have had their turns
LAST_TO_CHOOSE: Final = 0.4  # each rival whose card is known before the one behind a Joker is chosen
TOO_FEW: Final = 5.0  # a round to come without a card


def bidding(table: Table) -> Judge:
    worths = hand_worths(table)
    names = {card["name"]: card["value"] for card in of_intrigue(table.view)["own_cards"]}
    return lambda words: worths[names[words[1]]]


def hand_worths(table: Table) -> dict[int, float]:
    """What playing each card of the hand is worth now."""
    cards = {card["value"]: card for card in of_intrigue(table.view)["own_cards"] if card["value"] in table.hand}
    later = {value: prospect(table, card) for value, card in cards.items()}
    outlook = Outlook(table)
    worths = {value: outlook.worth(card) - missed(table, later, value) for value, card in cards.items() if value}
    if JOKER in cards:
        worths[JOKER] = behind_joker(table, worths) - missed(table, later, JOKER)
    return worths


class Outlook:
    """What the places in the order bring this round."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.allowed = to_list(CABALLERO_CARDS[table.seats])  # to be placed, by the place in the order
        self.placing = placing_gains(table, table.near_king(), max(self.allowed))
        self.royal = {
            0: max(weights.FORESIGHT * card_worth(table, KING_CARD), 0.0),
            table.seats - 1: weights.FORESIGHT * card_worth(table, INTRIGUE_CARD),
        }
        self.offers = [
            turn_worth(table, table.card(card["card"]), self.placing, card["caballeros"])
            for card in table.view["cards"]
        ]

    def worth(self, card: OwnCardView) -> float:
        """Of a card now: on average of all places it may get."""
        table = self.table
        chances = places_in_order(table, card["value"])
        turn = sum(chance * self.turn_at(place, card) for place, chance in enumerate(chances) if chance)
        late = sum(chance * place for place, chance in enumerate(chances)) / (table.seats - 1)
        last_word = weights.LAST_WORD * late if table.rounds_before_scoring == 0 else 0.0
        return turn + court_grows(table, card["brings"]) + last_word

    def turn_at(self, place: int, card: OwnCardView) -> float:
        """First and last carry out the King or the Intrigue card, or may."""
        table = self.table
        count = min(self.allowed[place], table.court[table.me] + card["brings"])
        worths = [self.placing[count] + self.royal[place]] if place in self.royal else []
        if not worths or choice_is_free(table):
            worths.append(turn_worth(table, table.card(card["card"]), self.placing, count, card["must"]))
        best = max(worths)
        return best + STILL_ON_OFFER**place * max([0.0, *[offer - best for offer in self.offers]])


def missed(table: Table, later: dict[int, float], value: int) -> float:
    """What the best cards for the rounds to come promise less without this one."""
    rounds = rounds_left(table.view) - 1
    others = [worth for card, worth in later.items() if card != value]
    return best_of([*others, later[value]], rounds) - best_of(others, rounds)


def best_of(worths: list[float], count: int) -> float:
    return sum(sorted(worths, reverse=True)[:count])


def behind_joker(table: Table, worths: dict[int, float]) -> float:
    """The best other card, and the rivals' are known when it is chosen; but two cards are gone."""
    too_few = max(0, rounds_left(table.view) + 1 - len(table.hand))
    known = LAST_TO_CHOOSE * (left_to_bid(table) - 1)
    return max(worths.values(), default=0.0) + known - TOO_FEW * too_few


# ---- Taking a used card back.
def taking_back(table: Table) -> Judge:
    names = {card["name"]: card for card in of_intrigue(table.view)["own_cards"]}
    return lambda words: back_in_hand(table, names[words[1]])


def back_in_hand(table: Table, card: OwnCardView) -> float:
    """What the best cards for the rounds to come promise more with this one."""
    cards = of_intrigue(table.view)["own_cards"]
    hand = [prospect(table, held) for held in cards if held["value"] in table.hand]
    rounds = rounds_left(table.view) - 1
    return best_of([*hand, prospect(table, card)], rounds) - best_of(hand, rounds)


def best_back(table: Table) -> float:
    used = [card for card in of_intrigue(table.view)["own_cards"] if card["value"] in (table.player["played"] or [])]
    return max((back_in_hand(table, card) for card in used), default=0.0)
