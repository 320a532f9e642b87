"""The summary of a game of El Grande: points round by round, who held each region, and what the points were for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from meseta.engine.events import Event
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import area_of, board_of, regions
from meseta.reading.el_grande.counted_areas import Area, counted_area, holding, honours
from meseta.web.boards.el_grande.majority import paid_for_rank
from meseta.web.panels.el_grande.parts.catalogue import parts_of, parts_with
from meseta.web.panels.el_grande.parts.shown_part import ShownPart
from meseta.web.summaries.played import Played

# What points are for, in the order they are shown.
SOURCES: Final = ("regions", "special", "castillo", "king")
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
    holders: list[list[list[int]]]  # by round and region: the colours with most caballeros, or several that are level
    source_names: list[str]  # what points are for: SOURCES, and what the parts that are played bring
    sources: list[list[int]]  # by seat, points for each of them

    @property
    def rounds(self) -> int:
        return len(self.holders)


@lru_cache(maxsize=KEPT)
def summary_of(played: Played) -> GameSummary:
    """Only answers that bring about something that counts are looked at."""
    options = dict(played.options)
    builder = SummaryBuilder(int(options["players"]), parts_with(options))
    for events, position in played.steps():
        assert isinstance(position, ElGrande)
        if not position.waiting() or any(event.name in builder.counted for event in events):
            builder.add(events, position.seen_by(None))
    return builder.summary()


COUNTED: Final = ("round", "general-scoring", "paid")
Standing: TypeAlias = dict[str, list[int]]  # by region, the caballeros of each colour


class SummaryBuilder:
    """Takes the events of a game in their order and keeps what becomes of them."""

    def __init__(self, seats: int, parts: list[ShownPart]) -> None:
        self.scores = [0] * seats
        self.paying = {name: part for part in parts for name in part.PAID_FOR}
        self.counted = {*COUNTED, *self.paying}
        self.source_names = [*SOURCES, *[source for part in parts for source in part.SOURCES]]
        self.sources = [[0] * len(self.source_names) for _ in range(seats)]
        self.moments: list[Moment] = []
        self.holders: list[list[list[int]]] = []
        self.standing: Standing = {}
        self.scorings = 0
        self.in_general_scoring = False

    def add(self, events: list[Event], view: ElGrandeView) -> None:
        """What one answer brought about, and what everybody sees afterwards."""
        for place, event in enumerate(events):
            if event.name == "paid":
                self.paid(event, view)
            elif event.name in self.paying:
                part = self.paying[event.name]
                self.gain(event.by, part.PAID_FOR[event.name], part.paid_by(event))
            elif event.name == "general-scoring":
                self.note(scoring=0)
                self.scorings += 1
                self.in_general_scoring = True
            elif event.name == "round" and event.first > 1:
                self.close_round(before_arrivals(view, events[place:]))
        self.standing = caballeros(view)

    def paid(self, event: Event, view: ElGrandeView) -> None:
        """A sole first place is paid more than the place is worth for the king's region and for its home. A tile that
        raises the worth is moved by an answer of its own, so it lies where it lay when this was paid."""
        area = counted_area(view, area_of(view, board_of(view).names[event.second]))
        honoured = paid_for_places(area, event.by, event.first)
        for_rank = event.first - honoured
        bonus = max(0, for_rank - area["values"][0])
        source = "special"
        if self.in_general_scoring:
            source = "castillo" if area["area"] == "castillo" else "regions"
        self.gain(event.by, source, for_rank - bonus)
        self.gain(event.by, "king", bonus)
        if honoured:
            self.gain(event.by, "places", honoured)

    def gain(self, seat: int, source: str, points: int) -> None:
        self.sources[seat][self.source_names.index(source)] += points
        self.scores[seat] += points

    def close_round(self, standing: Standing) -> None:
        self.note(scoring=self.scorings if self.in_general_scoring else 0)
        self.in_general_scoring = False
        self.holders.append([most_in(counts) for counts in standing.values()])

    def note(self, scoring: int) -> None:
        self.moments.append(Moment(len(self.holders) + 1, scoring, list(self.scores)))

    def summary(self) -> GameSummary:
        """With the last round, which no other follows."""
        self.close_round(self.standing)
        return GameSummary(self.moments, list(self.standing), self.holders, self.source_names, self.sources)


def paid_for_places(area: Area, seat: int, points: int) -> int:
    """What of a payment is for places of honour: at most what they are worth, and more than the rank is paid. Nobody
    moves after that by the same answer."""
    if not area["points"]:
        return 0
    return min(honours(area)[seat], max(0, points - paid_for_rank(area)[seat]))


def caballeros(view: ElGrandeView) -> Standing:
    return {area["area"]: holding(counted_area(view, area)) for area in regions(view)}


def before_arrivals(view: ElGrandeView, events: list[Event]) -> Standing:
    """As they stood before caballeros of colours that nobody plays came for the new round."""
    standing, board = caballeros(view), board_of(view)
    arrivals = {name: role for part in parts_of(view) for name, role in part.ARRIVALS.items()}
    for event in events:
        if event.name in arrivals:
            colour = [each.role for each in board.colours].index(arrivals[event.name])
            standing[board.names[event.second]][colour] -= event.first
    return standing


def most_in(counts: list[int]) -> list[int]:
    most = max(counts)
    return [colour for colour, count in enumerate(counts) if count == most > 0]
