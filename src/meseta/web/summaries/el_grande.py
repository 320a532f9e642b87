"""The summary of a game of El Grande: points round by round, who held each region, and what the points were for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from meseta.engine.events import Event
from meseta.games.el_grande.view import AreaView, ElGrandeView
from meseta.web.boards.el_grande.areas import area_of, board_of, counts_in, regions
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.web.summaries.played import Played

# What points are for, in the order they are shown.
SOURCES: Final = ("regions", "special", "castillo", "king")
REGIONS, SPECIAL, CASTILLO, KING = range(len(SOURCES))
KEPT: Final = 32  # summaries kept ready


@dataclass(frozen=True, slots=True)
class Moment:
    """The end of a round, or of the general scoring that follows it."""

    round: int
    scoring: int  # which general scoring it was; 0 for the end of a round
    scores: list[int]  # by seat


@dataclass(frozen=True, slots=True)
class GameSummary:
    moments: list[Moment]
    regions: list[str]
    holders: list[
        list[list[int]]
    ]  # by round and region: the colours with most caballeros, several where they are level
    sources: list[list[int]]  # by seat, points for each of SOURCES

    @property
    def rounds(self) -> int:
        return len(self.holders)


@lru_cache(maxsize=KEPT)
def summary_of(played: Played) -> GameSummary:
    """Only answers that bring about something worth telling are looked at."""
    telling = Telling()
    for events, position in played.steps():
        if not position.waiting() or any(event.name in HEARD for event in events):
            telling.hear(events, position.seen_by(None))
    telling.close_round(telling.view)
    return telling.summary()


HEARD: Final = ("round", "general-scoring", "paid")


class Telling:
    """Hears the events of a game in their order and remembers what becomes of them."""

    def __init__(self) -> None:
        self.view: ElGrandeView  # what everybody sees after the last answer that was heard of
        self.scores: list[int] = []
        self.moments: list[Moment] = []
        self.holders: list[list[list[int]]] = []
        self.sources: list[list[int]] = []
        self.scorings = 0
        self.in_general_scoring = False

    def hear(self, events: list[Event], view: ElGrandeView) -> None:
        """What one answer brought about, and what everybody sees afterwards."""
        self.view = view
        if not self.scores:
            self.scores = [0] * len(view["seats"])
            self.sources = [[0] * len(SOURCES) for _ in view["seats"]]
        for place, event in enumerate(events):
            if event.name == "paid":
                self.paid(event)
            elif event.name == "general-scoring":
                self.note(scoring=0)
                self.scorings += 1
                self.in_general_scoring = True
            elif event.name == "round" and event.first > 1:
                self.close_round(without_arrivals(view, events[place:]))

    def paid(self, event: Event) -> None:
        """A sole first place is paid more than the place is worth for the king's region and for its home. A tile that
        raises the worth is moved by an answer of its own, so it lies where it lay when this was paid."""
        area = area_of(self.view, board_of(self.view).names[event.second])
        bonus = max(0, event.first - area["values"][0])
        source = SPECIAL
        if self.in_general_scoring:
            source = CASTILLO if area["area"] == "castillo" else REGIONS
        self.sources[event.by][source] += event.first - bonus
        self.sources[event.by][KING] += bonus
        self.scores[event.by] += event.first

    def close_round(self, view: ElGrandeView) -> None:
        self.note(scoring=self.scorings if self.in_general_scoring else 0)
        self.in_general_scoring = False
        self.holders.append([most_in(counts_in(area)) for area in regions(view)])

    def note(self, scoring: int) -> None:
        self.moments.append(Moment(len(self.holders) + 1, scoring, list(self.scores)))

    def summary(self) -> GameSummary:
        names = [area["area"] for area in regions(self.view)]
        return GameSummary(self.moments, names, self.holders, self.sources)


def without_arrivals(view: ElGrandeView, events: list[Event]) -> ElGrandeView:
    """As it was before caballeros of colours that nobody plays came for the new round."""
    arrivals = {name: role for part in parts_of(view) for name, role in part.ARRIVALS.items()}
    then: ElGrandeView = {**view, "areas": [with_own_counts(area) for area in view["areas"]]}
    board = board_of(view)
    for event in events:
        if event.name in arrivals:
            colour = [each.role for each in board.colours].index(arrivals[event.name])
            counts_in(area_of(then, board.names[event.second]))[colour] -= event.first
    return then


def with_own_counts(area: AreaView) -> AreaView:
    """A copy whose caballeros may be counted down."""
    return {**area, "caballeros": None if area["caballeros"] is None else list(area["caballeros"])}


def most_in(counts: list[int]) -> list[int]:
    most = max(counts)
    return [colour for colour, count in enumerate(counts) if count == most > 0]
