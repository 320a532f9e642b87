"""The summary of a game of Condottiere: battle after battle, and how near everybody was to winning."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from meseta.engine.events import Event
from meseta.games.condottiere.board import REGION_NAMES
from meseta.reading.condottiere.near_victory import kingdom
from meseta.web.summaries.played import Played

KEPT: Final = 32  # summaries kept ready


@dataclass(frozen=True, slots=True)
class Battle:
    region: str  # none in a final battle
    winner: int | None  # None: it was tied
    strength: int  # the winner's
    regions: list[int]  # by seat, how many each held afterwards
    kingdoms: list[int]  # by seat, how many of them hung together


@dataclass(slots=True)
class PlayedGame:
    """One game; a match for points has several."""

    battles: list[Battle] = field(default_factory=list[Battle])
    points: list[int] = field(default_factory=list[int])  # by seat after it, in a match


@lru_cache(maxsize=KEPT)
def summary_of(played: Played, winners: tuple[int, ...]) -> list[PlayedGame]:
    """All its games; the last one may hold the final battle alone."""
    builder = SummaryBuilder(int(dict(played.options)["players"]))
    for event in played.events():
        builder.add(event)
    builder.end(winners)
    return builder.games


class SummaryBuilder:
    """Takes the events of a game in their order and keeps who holds what."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = [PlayedGame()]
        self.owners: dict[str, int] = {}
        self.final = False

    def add(self, event: Event) -> None:
        if event.name == "conquered":
            self.battle(REGION_NAMES[event.second], event.by, event.first)
        elif event.name == "battle-tied":
            self.battle(REGION_NAMES[event.second], None, 0)
        elif event.name == "points":
            self.games[-1].points.append(event.first)
        elif event.name == "new-game":
            self.games.append(PlayedGame())
            self.owners = {}
        elif event.name == "final-battle":
            self.final = True

    def battle(self, region: str, winner: int | None, strength: int) -> None:
        if winner is not None and region:
            self.owners[region] = winner
        held = [{name for name, owner in self.owners.items() if owner == seat} for seat in range(self.seats)]
        counts, kingdoms = [len(regions) for regions in held], [kingdom(regions) for regions in held]
        self.games[-1].battles.append(Battle(region, winner, strength, counts, kingdoms))

    def end(self, winners: tuple[int, ...]) -> None:
        """A final battle is for no region, so no event tells who won it: the winners do."""
        if self.final:
            self.battle("", winners[0] if len(winners) == 1 else None, 0)
