"""Who sits where: deals are the same for everybody."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from meseta.arena.schedule import Schedule
from meseta.engine.refusal import Refused

LINE_UPS = [["a", "b"], ["a", "b", "b", "b"], ["a", "a", "b", "b"], ["a", "b", "c", "d", "e"]]


@pytest.mark.parametrize("names", LINE_UPS, ids=" ".join)
def test_each_contestant_plays_each_deal_at_each_seat(names: list[str]) -> None:
    schedule = Schedule(names, len(names), seed=1)

    sat = defaultdict[int, set[tuple[int, int]]](set)
    for fixture in map(schedule.fixture, range(3 * len(names))):
        sat[fixture.deal].update(enumerate(fixture.seats))

    contestants = range(len(schedule.contestants))
    every = {(seat, contestant) for seat in range(len(names)) for contestant in contestants}
    assert list(sat.values()) == [every] * 3


def test_nobody_has_a_seat_more_often_than_others() -> None:
    schedule = Schedule(["a", "a", "b", "c"], 4, seed=1)

    games = [schedule.fixture(number).seats for number in range(12)]

    for seat in range(4):
        assert Counter(game[seat] for game in games) == {0: 6, 1: 3, 2: 3}


def test_no_game_is_played_twice_where_the_line_up_repeats_itself() -> None:
    schedule = Schedule(["a", "b", "a", "b"], 4, seed=1)

    games = [schedule.fixture(number) for number in range(8)]

    assert len({(game.deal, tuple(game.seats)) for game in games}) == 8


def test_one_against_all_others_where_there_are_fewer_names_than_seats() -> None:
    assert Schedule(["a", "b"], 4, seed=1).line_up == [0, 1, 1, 1]
    assert Schedule(["a", "b", "c"], 5, seed=1).line_up == [0, 1, 2, 1, 2]


def test_equal_names_are_one_contestant() -> None:
    schedule = Schedule(["a", "a", "b", "b"], 4, seed=1)

    assert schedule.contestants == ["a", "b"]
    assert [schedule.seats_of(each) for each in (0, 1)] == [2, 2]


def test_another_seed_gives_other_deals() -> None:
    deals = [{Schedule(["a", "b"], 2, seed).fixture(number).deal for number in range(20)} for seed in (1, 2)]

    assert [len(each) for each in deals] == [10, 10]
    assert not deals[0] & deals[1]


@pytest.mark.parametrize("names", [[], ["a"], ["a", "b", "c"]], ids=" ".join)
def test_a_match_needs_two_contestants_and_a_seat_for_each(names: list[str]) -> None:
    with pytest.raises(Refused, match="arena-contestants"):
        Schedule(names, 2, seed=1)
