"""Figures: shares, intervals, ratings, and what stands in the picture."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from meseta.arena.interval import wilson
from meseta.arena.match import Outcome
from meseta.arena.plot import plot
from meseta.arena.results import results
from meseta.arena.schedule import Schedule

SCHEDULE = Schedule(["strong", "quick"], 4, seed=1)


def won_by(seat: int, number: int = 0, among: int = 1) -> Outcome:
    """The first `among` seats from this one share the victory; the first contestant sits at the seat of the number."""
    winners = [(seat + each) % 4 for each in range(among)]
    return Outcome(
        number=number,
        seats=SCHEDULE.fixture(number).seats,
        shares=[1 / among if each in winners else 0.0 for each in range(4)],
        points=[100.0 if each in winners else 60.0 for each in range(4)],
        decisions=[10, 10, 10, 10],
        seconds=[0.5, 0.01, 0.01, 0.01],
        longest=[0.1, 0.002, 0.003, 0.002],
    )


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.0, 24, 0.0, 0.138), (0.5, 20, 0.299, 0.701), (0.8, 10, 0.490, 0.943), (1.0, 80, 0.954, 1.0)],
)
def test_intervals_are_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=0.001)


def test_seats_of_a_contestant_are_counted_together() -> None:
    strong, quick = results(SCHEDULE, [won_by(0), won_by(0, number=4), won_by(1, number=8)])

    assert (strong.name, strong.seats, strong.games, strong.share, strong.fair) == ("strong", 1, 3, 0.6667, 0.25)
    assert (quick.name, quick.seats, quick.games, quick.share, quick.fair) == ("quick", 3, 3, 0.3333, 0.75)
    assert (strong.points, quick.points) == (86.67, 64.44)
    assert (strong.ms_per_decision, quick.ms_per_decision) == (50.0, 1.0)
    assert (strong.longest_ms, quick.longest_ms) == (100.0, 3.0)


def test_equal_winners_share_a_victory() -> None:
    strong, quick = results(SCHEDULE, [won_by(0, among=2)])

    assert (strong.share, quick.share) == (0.5, 0.5)


def test_who_wins_has_the_higher_rating_whatever_the_order_of_the_games() -> None:
    games = [won_by(number % 4, number) for number in range(12)]

    strong, quick = results(SCHEDULE, games)

    assert strong.rating > 35 > 25 > quick.rating
    assert results(SCHEDULE, games[::-1])[0].rating == strong.rating


def test_a_game_that_was_forfeited_counts_but_has_no_points() -> None:
    forfeited = won_by(1)
    forfeited.points, forfeited.forfeit = None, "arena-program-ended"

    strong, quick = results(SCHEDULE, [forfeited])

    assert (strong.share, strong.points, strong.forfeits) == (0.0, None, 1)
    assert (quick.share, quick.games) == (1.0, 1)


def test_the_picture_has_a_row_for_each_contestant() -> None:
    strong, quick = results(SCHEDULE, [won_by(0)])
    strong.name = "program:a<b & c"

    drawn = ElementTree.fromstring(plot([strong, quick]))

    texts = [each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"program:a<b & c", "quick", "100.0 %", "0.0 %"} <= set(texts)
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}circle"))) == 2
