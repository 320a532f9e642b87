"""The companies of a battle as one seat sees them, and what a card would change."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from meseta.bots.condottiere import weights
from meseta.bots.view import View

Cards: TypeAlias = Counter[str]
MERCENARIES = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "10": 10}
STRONGEST_FIRST = ["10", "6", "5", "4", "3", "2", "1"]
LAID = {*MERCENARIES, "courtesan", "drummer", "heroine"}  # what strengthens the own company
SPRING_BONUS = 3


class Companies:
    """Face-up cards of every seat, the season, and the own card that lies face down."""

    def __init__(self, view: View) -> None:
        players = view["seats"]
        self.me: int = view["seat"]
        self.cards: list[Cards] = [Counter(player["company"]) for player in players]
        self.hidden: str | None = players[self.me]["own_face_down"]
        self.unseen = [
            weights.FACE_DOWN if player["face_down"] and seat != self.me else 0.0 for seat, player in enumerate(players)
        ]
        self.season: str | None = view["season"]

    def copy(self) -> Companies:
        twin = Companies.__new__(Companies)
        twin.me, twin.hidden, twin.unseen, twin.season = self.me, self.hidden, self.unseen, self.season
        twin.cards = [Counter(cards) for cards in self.cards]
        return twin

    # ---- Strength.
    def strengths(self) -> list[float]:
        """Of all seats, as if the battle ended now; what others hide is guessed."""
        turned_up = self.turned_up()
        favoured = strongest(turned_up) if self.season == "spring" else None
        winter = self.season == "winter"
        return [strength(cards, winter, favoured) + unseen for cards, unseen in zip(turned_up, self.unseen)]

    def turned_up(self) -> list[Cards]:
        if self.hidden is None:
            return self.cards
        mine = Counter(self.cards[self.me])
        mine[self.hidden] += 1
        return [mine if seat == self.me else cards for seat, cards in enumerate(self.cards)]

    def spent(self) -> float:
        """The price of what the own company is made of."""
        return sum(weights.PRICE[card] * count for card, count in self.turned_up()[self.me].items())

    def most_courtesans(self) -> bool:
        """Do we have more courtesans than anybody else?"""
        counts = [cards["courtesan"] for cards in self.turned_up()]
        mine = counts.pop(self.me)
        return mine > max(counts)

    # ---- What a card does.
    def with_card(self, card: str) -> Companies:
        after = self.copy()
        if card in ("winter", "spring"):
            after.season = card
        elif card == "bishop":
            after.remove_strongest()
        after.turn_up_hidden()
        if card in LAID:
            after.cards[self.me][card] += 1
        return after

    def without(self, mercenary: str) -> Companies:
        """After a scarecrow has taken a mercenary back."""
        after = self.copy()
        after.cards[self.me][mercenary] -= 1
        after.turn_up_hidden()
        return after

    def remove_strongest(self) -> None:
        struck = strongest(self.cards)
        if struck is not None:
            for cards in self.cards:
                cards[struck] = 0

    def turn_up_hidden(self) -> None:
        if self.hidden is not None:
            self.cards[self.me][self.hidden] += 1
            self.hidden = None

    def own_mercenaries(self) -> list[str]:
        """Those a scarecrow could take back."""
        return [card for card in MERCENARIES if self.cards[self.me][card] > 0]


def strongest(companies: list[Cards]) -> str | None:
    return next((card for card in STRONGEST_FIRST if any(cards[card] > 0 for cards in companies)), None)


def strength(cards: Cards, winter: bool, favoured: str | None) -> float:
    total = sum(count if winter else count * MERCENARIES[card] for card, count in cards.items() if card in MERCENARIES)
    if cards["drummer"]:
        total *= 2
    if favoured is not None:
        total += SPRING_BONUS * cards[favoured]
    return float(total + 10 * cards["heroine"] + cards["courtesan"])
