"""Bids at first sight: what the cards on offer are worth, who chooses before, what a power card brings and costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import BIT
from meseta.games.el_grande.answers import MOST_DECKS
from meseta.games.el_grande.judgement.cards import Cards
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.turns import decks_on_offer

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

PLACED: Final = 1.0  # a caballero that a card lets one place
FORESIGHT: Final = 0.8  # of what an action brings that is counted before the turn
RIVALS_TASTE: Final = 0.6  # how often who chooses first takes what one would like most
PER_POWER: Final = 0.13  # each point on a power card that is gone for good
LAST_WORD: Final = 0.5  # to move last in the round before a general scoring
COURT: Final[list[float]] = [0.9, 0.9, 0.9, 0.8, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1]  # the first, second, ... of a court
MOST_IN_COURT: Final = 64


@final
class Offers:
    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        self.worths: vec[float] = vec[float]([0.0] * MOST_DECKS)  # of a turn with each card, the best first
        self.count: i64 = 0
        self.court: vec[float] = vec[float]([sum(COURT[:count]) for count in range(MOST_IN_COURT)])

    def look(self, position: ElGrande, seat: i64) -> None:
        """At all cards on offer, once for all bids of a seat."""
        decks, worths = decks_on_offer(position), self.worths
        self.cards.look(position, seat)
        self.count = 0
        deck: i64 = 0
        while decks >> deck:
            if decks >> deck & 1:
                worth = self.turn(position, position.card_on(deck), seat)
                place = self.count
                while place > 0 and worths[place - 1] < worth:
                    worths[place] = worths[place - 1]
                    place -= 1
                worths[place] = worth
                self.count += 1
            deck += 1

    def turn(self, position: ElGrande, card: i64, seat: i64) -> float:
        """Of a turn with a card: placing and, if that is worth it, acting. `Cards.look` has been called."""
        placed = min(position.rules.caballeros[card], max(position.court[seat], 2))
        return PLACED * float(placed) + max(FORESIGHT * self.cards.action(position, card, seat), 0.0)

    # ---- Bids.
    def bid(self, position: ElGrande, seat: i64, rank: i64, change: i64, to_come: i64) -> float:
        """Of a power card whose value something may change for the order; so many others will bid after it."""
        before = expected_before(position, seat, rank + change, to_come)
        rate = self.at(before) + self.court_grows(position, seat, position.board.supply[rank])
        left = position.rules.rounds - position.round
        if left % (position.rules.rounds // 3) == 0:
            rate += LAST_WORD * before / float(position.seats)
        return rate - power_cost(position.hand[seat], rank, left)

    def at(self, before: float) -> float:
        """What is left when so many choose before."""
        if self.count == 0:
            return 0.0
        place = min(before * RIVALS_TASTE, float(self.count) - 1.0)
        whole: i64 = 0
        while float(whole + 1) <= place:
            whole += 1
        share = place - float(whole)
        after = self.worths[whole + 1] if share > 0.0 else 0.0
        return self.worths[whole] * (1.0 - share) + after * share

    def court_grows(self, position: ElGrande, seat: i64, count: i64) -> float:
        court = position.court[seat]
        return self.court[court + min(count, position.province[seat])] - self.court[court]


def expected_before(position: ElGrande, seat: i64, bid: i64, to_come: i64) -> float:
    """How many are expected to take their cards first: who bid more, and of those to come as many as chance has it."""
    higher: i64 = 0
    shown: i64 = 0
    shown_higher: i64 = 0
    highest = position.board.highest_power
    for colour in range(position.colours):
        other = position.bid[colour]
        if colour != seat and other != NO_BID:
            shown += 1
            if other > bid:
                higher += 1
                if other <= highest:
                    shown_higher += 1
    still_open = max(highest - 1 - shown, 1)
    above = min(max(highest - bid - shown_higher, 0), still_open)
    return float(higher) + float(to_come) * float(above) / float(still_open)


def power_cost(hand: i64, rank: i64, rounds_after: i64) -> float:
    """A card that is gone is missed later, unless enough others at least as good are left for the rounds to come."""
    if rounds_after <= 0:
        return 0.0
    as_good: i64 = 0
    better = hand & ~(BIT[rank + 1] - 1)
    while better:
        better &= better - 1
        as_good += 1
    return PER_POWER * float(rank) * max(0.0, 1.0 - float(as_good) / float(rounds_after))
