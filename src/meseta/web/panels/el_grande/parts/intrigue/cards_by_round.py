"""A game that is over: which cards each player used in which round, and what their actions brought."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from meseta.engine.events import Event, Meanings
from meseta.games.catalogue import title_of
from meseta.web.summaries.played import Played

KEPT: Final = 32  # summaries kept ready
ROYAL: Final = {"king-card": "king", "intrigue-card": "intrigue"}


@dataclass(slots=True)
class Turn:
    """One player's part of a round."""

    values: list[int] = field(default_factory=list[int])  # two after a Joker, none where no card could be played
    royal: str | None = None
    taken: str | None = None  # the card of a deck that was taken instead of the own action
    points: int = 0  # that the player's own action brought to the player


@lru_cache(maxsize=KEPT)
def cards_by_round(played: Played) -> list[list[Turn]]:
    """By round and seat."""
    options = dict(played.options)
    builder = RoundsBuilder(int(options["players"]))
    for event in played.events():
        builder.add(event, title_of(played.game).meanings(options, event))
    return builder.rounds


class RoundsBuilder:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rounds: list[list[Turn]] = []
        self.acting: int | None = None  # whose special action it is

    def add(self, event: Event, meant: Meanings) -> None:
        if event.name == "round":
            self.rounds.append([Turn() for _ in range(self.seats)])
        elif event.name == "bid":
            value = meant["value"]
            self.rounds[-1][event.by].values.append(value if isinstance(value, int) else 0)
        elif event.name == "took":
            self.rounds[-1][event.by].taken = str(meant["card"])
        elif event.name in ROYAL:
            self.rounds[-1][event.by].royal = ROYAL[event.name]
        elif event.name == "acts":
            self.acting = event.by
        elif event.name in ("ends-turn", "general-scoring"):
            self.acting = None
        elif event.name == "paid" and event.by == self.acting:
            self.rounds[-1][event.by].points += event.first
