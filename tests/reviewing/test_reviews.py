"""Reviews: the parts are the whole, the same game is always reviewed alike, and no game takes for ever."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from meseta.engine.position import Position
from meseta.engine.randomness import from_seed
from meseta.engine.refusal import Refused
from meseta.reviewing import spots
from meseta.reviewing.course import course_of
from meseta.reviewing.looking import WHOLE, WORLDS, Found, Thought, whole
from meseta.reviewing.percent import in_percent
from meseta.reviewing.review import Account, Review, concluded
from meseta.reviewing.spots import evenly, halved, spots_of
from meseta.reviewing.working import conclude, judgement_of, next_piece
from tests.reviewing.games import Guess, finished, guess

ALL_AT_ONCE = 3600.0  # seconds


@pytest.fixture(scope="module")
def written() -> str:
    return finished().to_text()


def found_by_accident(written: str, seed: int) -> list[Found]:
    """Chances and losses that nobody has thought about, wherever they are looked for."""
    random, course = from_seed(seed), course_of(written)
    found = list[Found]()
    for spot in spots_of(course):
        first = random.below(WHOLE + 1)
        loss = random.below(3000) if spot.is_choice and random.below(3) == 0 else 0
        found.append(Found(spot.at, [first, WHOLE - first] if spot.begins_turn else [], "pass" if loss else "", loss))
    return found


def figures(account: Account) -> tuple[int, int]:
    """What the parts come to, and the whole."""
    return account.start + account.choice + account.others + account.luck, account.end


# ---- What came from what.
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("share", [1, 2, 5], ids=["all spots", "half of them", "some of them"])
def test_parts_of_every_seat_are_the_whole(written: str, seed: int, share: int) -> None:
    found = found_by_accident(written, seed)

    review = concluded(course_of(written), found[: len(found) // share], 0, 1)

    assert [figures(account)[0] for account in review.accounts] == [figures(account)[1] for account in review.accounts]
    assert all(account.choice <= 0 for account in review.accounts)


def test_own_losses_are_choice_and_nothing_else(written: str) -> None:
    course = course_of(written)
    even = [Found(spot.at, [5000, 5000] if spot.begins_turn else []) for spot in spots_of(course)]
    lost = next(spot for spot in spots_of(course) if spot.is_choice and not spot.begins_turn)
    found = [Found(each.at, each.chances, "act", 700) if each.at == lost.at else each for each in even]
    before, after = (concluded(course, each, 0, 1).accounts[course.seats[lost.at]] for each in (even, found))

    assert (before.choice, after.choice) == (0, -700)
    assert after.luck + after.others == before.luck + before.others + 700


def test_game_ends_with_its_winners(written: str) -> None:
    review = concluded(course_of(written), found_by_accident(written, 1), 0, 1)

    assert review.moments[-1].at == len(course_of(written).seats)
    assert [seat for seat, chance in enumerate(review.moments[-1].chances) if chance] == course_of(written).winners


def test_turning_points_are_the_three_largest_losses(written: str) -> None:
    found = found_by_accident(written, 2)

    points = concluded(course_of(written), found, 0, 1).turning_points

    assert [point.loss for point in points] == sorted((each.loss for each in found), reverse=True)[:3]
    assert all(point.given == course_of(written).record.answers[point.at][1] for point in points)


def test_parts_are_the_whole_also_as_people_read_them() -> None:
    start, *parts, end = in_percent(Account(2549, -333, 1249, 6535, 10_000))

    assert (start, end) == ("25%", "100%")
    assert sum(int(part.replace("−", "-")) for part in parts) == 75


@pytest.mark.parametrize("chances", [[1 / 3] * 3, [0.0, 1.0], [0.12345, 0.6, 0.27655], [0.2] * 5, [1 / 7] * 6])
def test_chances_are_one_together(chances: Sequence[float]) -> None:
    assert sum(whole(chances)) == WHOLE
    assert all(abs(each - chance / sum(chances) * WHOLE) < 1 for each, chance in zip(whole(chances), chances))


# ---- Always the same.
def test_same_game_is_reviewed_alike_in_whatever_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spots, "MOST_TURNS", 3)
    monkeypatch.setattr(spots, "MOST_CHOICES", 4)
    game = finished(rounds="6", seed=3).to_text()

    at_once = next_piece(game, 0, 2, ALL_AT_ONCE)
    in_pieces = [found for done in range(at_once.of) for found in next_piece(game, done, 2, 0.0).found]

    assert at_once.of == len(at_once.found) > 4
    assert in_pieces == at_once.found
    assert any(each.chances for each in in_pieces)


def test_nothing_is_found_that_the_seat_could_not_know(written: str) -> None:
    """It is the same, whatever the unseen really is."""
    course = course_of(written)
    at = next(at for at in range(len(course.seats) // 2, len(course.seats)) if course.choices[at])
    position, seat = course.positions[at], course.seats[at]
    thought = Thought(judgement_of(course.record), 4, 5)

    found = [
        thought.better(world, seat, position.answers(seat)[-1])
        for world in (position, position.imagine(seat, from_seed(99)), position.imagine(seat, from_seed(100)))
    ]

    assert found[0] == found[1] == found[2]


# ---- Bounded.
def test_searches_are_bounded(written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spent = list[int]()

    def count(thought: object, world: Position, seat: int, iterations: int, number: int = 0) -> Guess:
        spent.append(iterations)
        return guess(thought, world, seat, iterations, number)

    monkeypatch.setattr(Thought, "search", count)
    monkeypatch.setattr(spots, "MOST_TURNS", 5)
    monkeypatch.setattr(spots, "MOST_CHOICES", 20)

    piece = next_piece(written, 0, 100, ALL_AT_ONCE)

    assert len(piece.found) == piece.of <= 25
    assert len(spent) <= 5 * 2 + 20 * (1 + 2 * WORLDS)
    assert sum(spent) <= 5 * 100 + 20 * 300


def test_most_spots_are_chosen_evenly() -> None:
    chosen = sorted(evenly(range(10_000), 250))

    assert len(chosen) == 250
    assert {later - earlier for earlier, later in pairwise(chosen)} == {40}


def test_first_spots_are_spread_over_the_whole_game() -> None:
    assert sorted(halved(100)) == list(range(100))
    assert halved(8) == [0, 4, 2, 6, 1, 5, 3, 7]
    assert halved(1) == [0]


def test_review_of_some_spots_says_how_many_there_were(written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thought, "search", guess)
    piece = next_piece(written, 0, 1, 0.0)

    review = conclude(written, piece.found, 1)

    assert isinstance(review, Review)
    assert review.looked_at == sum(course_of(written).choices[each.at] for each in piece.found) < review.choices
    assert review.choices == sum(course_of(written).choices)


# ---- Refused.
def test_game_that_is_not_over_is_refused() -> None:
    record = finished()
    del record.answers[-1]

    with pytest.raises(Refused, match="error-review-unfinished"):
        next_piece(record.to_text(), 0, 1, 0.0)
