"""The companies of a battle as one seat sees them, and what a card would change."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meseta.bots.condottiere import weights
from meseta.bots.view import own_seat
from meseta.engine.answers import NOBODY
from meseta.games.condottiere.deck import COURTESAN, KIND_NAMES, KINDS, MERCENARIES, goes_face_down
from meseta.games.condottiere.strength import counted, strength, strongest_in_play
from meseta.games.condottiere.view import CondottiereView

KIND = {name: kind for kind, name in enumerate(KIND_NAMES)}
LAID = {name for name, kind in KIND.items() if goes_face_down(kind)}  # what strengthens the own company


class Companies:
    """Face-up cards of every seat, the season, and the own card that lies face down."""

    def __init__(self, view: CondottiereView) -> None:
        players = view["seats"]
        self.me = own_seat(view)
        self.cards: vec[i64] = counted([player["company"] for player in players])  # by seat and kind
        self.hidden = players[self.me]["own_face_down"]
        self.unseen = [
            weights.FACE_DOWN if player["face_down"] and seat != self.me else 0.0 for seat, player in enumerate(players)
        ]
        self.season: str | None = view["season"]

    def copy(self) -> Companies:
        twin = Companies.__new__(Companies)
        twin.me, twin.hidden, twin.unseen, twin.season = self.me, self.hidden, self.unseen, self.season
        twin.cards = self.cards[:]
        return twin

    # ---- Strength.
    def strengths(self) -> list[float]:
        """Of all seats, as if the battle ended now; what others hide is guessed."""
        laid = self.turned_up()
        favoured = strongest_in_play(laid) if self.season == "spring" else NOBODY
        winter = self.season == "winter"
        return [int(strength(laid, seat, winter, favoured)) + unseen for seat, unseen in enumerate(self.unseen)]

    def turned_up(self) -> vec[i64]:
        if self.hidden is None:
            return self.cards
        after = self.copy()
        after.turn_up_hidden()
        return after.cards

    def spent(self) -> float:
        """The price of what the own company is made of."""
        laid = self.turned_up()
        return sum(weights.PRICE[card] * int(laid[self.me * int(KINDS) + kind]) for card, kind in KIND.items())

    def most_courtesans(self) -> bool:
        """Do we have more courtesans than anybody else?"""
        laid = self.turned_up()
        counts = [laid[seat * int(KINDS) + COURTESAN] for seat in range(len(self.unseen))]
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
            after.lay(card, 1)
        return after

    def without(self, mercenary: str) -> Companies:
        """After a scarecrow has taken a mercenary back."""
        after = self.copy()
        after.lay(mercenary, -1)
        after.turn_up_hidden()
        return after

    def remove_strongest(self) -> None:
        struck = strongest_in_play(self.cards)
        if struck != NOBODY:
            for seat in range(len(self.unseen)):
                self.cards[seat * int(KINDS) + struck] = 0

    def turn_up_hidden(self) -> None:
        if self.hidden is not None:
            self.lay(self.hidden, 1)
            self.hidden = None

    def lay(self, card: str, count: int) -> None:
        """So many cards of a kind more in the own company, or less."""
        self.cards[self.me * int(KINDS) + KIND[card]] += count

    def own_mercenaries(self) -> list[str]:
        """Those a scarecrow could take back."""
        base = self.me * int(KINDS)
        return [KIND_NAMES[kind] for kind in range(MERCENARIES) if self.cards[base + kind] > 0]
