"""What the games of a match say about each contestant."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from meseta.arena.interval import wilson
from meseta.arena.match import Outcome
from meseta.arena.ratings import ratings
from meseta.arena.schedule import Schedule


class Figures(Struct):
    """Of one contestant, all its seats together."""

    name: str
    seats: int  # of each table
    games: int
    share: float  # of the victories; equal winners share one
    low: float  # the 95 % interval of it
    high: float
    fair: float  # the share of a contestant who is as good as the others
    points: float | None  # the mean of a seat in games that were played to their end
    ms_per_decision: float  # of a processor, over all decisions with a choice
    longest_ms: float | None  # the most for one of them, where that is known
    decisions: int
    rating: float
    rating_deviation: float
    forfeits: int


def results(schedule: Schedule, outcomes: Sequence[Outcome]) -> list[Figures]:
    rated = ratings(len(schedule.contestants), outcomes)
    figures: list[Figures] = []
    for contestant, name in enumerate(schedule.contestants):
        seats = [
            Seat(outcome, at) for outcome in outcomes for at, each in enumerate(outcome.seats) if each == contestant
        ]
        games, decisions = len(outcomes), sum(seat.decisions for seat in seats)
        share = sum(seat.share for seat in seats) / max(games, 1)
        low, high = wilson(share, games)
        points = [seat.points for seat in seats if seat.points is not None]
        longest = [seat.longest for seat in seats if seat.longest is not None]
        figures.append(
            Figures(
                name=name,
                seats=schedule.seats_of(contestant),
                games=games,
                share=round(share, 4),
                low=round(low, 4),
                high=round(high, 4),
                fair=round(schedule.seats_of(contestant) / len(schedule.line_up), 4),
                points=round(sum(points) / len(points), 2) if points else None,
                ms_per_decision=round(1000 * sum(seat.seconds for seat in seats) / max(decisions, 1), 3),
                longest_ms=round(1000 * max(longest), 1) if longest else None,
                decisions=decisions,
                rating=round(rated[contestant].mean, 2),
                rating_deviation=round(rated[contestant].deviation, 2),
                forfeits=sum(seat.forfeit for seat in seats),
            )
        )
    return figures


class Seat:
    """One seat of one game that is over."""

    def __init__(self, outcome: Outcome, at: int) -> None:
        self.share = outcome.shares[at]
        self.points = None if outcome.points is None else outcome.points[at]
        self.decisions = outcome.decisions[at]
        self.seconds = outcome.seconds[at]
        self.longest = outcome.longest[at]
        self.forfeit = outcome.forfeit is not None and self.share == 0
