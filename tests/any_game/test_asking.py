"""A position asks until the game is over, and always offers something to answer."""

from meseta.engine.answers import NOBODY
from meseta.engine.playout import playout
from tests.any_game.play import MOST_DECISIONS, Table, decisions, sealed, some_decisions, text


def test_every_seat_that_is_waiting_has_options_and_no_option_twice(table: Table) -> None:
    for _, position, _, _ in decisions(table):
        for seat in position.waiting():
            options = position.answers(seat)

            assert options
            assert len(set(options)) == len(options)


def test_whoever_is_not_asked_has_no_options(table: Table) -> None:
    for _, position, _, _ in decisions(table):
        asked = {*position.waiting(), *sealed(position)}

        assert [seat for seat in range(position.seats) if position.answers(seat)] == sorted(asked)
        assert position.answers(-1) == position.answers(position.seats) == []


def test_asking_changes_nothing(table: Table) -> None:
    for _, position, seat, _ in decisions(table):
        first = position.answers(seat)
        first.clear()  # the caller's own list

        assert position.answers(seat) == position.answers(seat) != []


def test_asking_who_must_answer_changes_nothing(table: Table) -> None:
    for _, position, seat, option in some_decisions(table):
        twin = position.copy()
        twin.top.answer(twin, seat, option)
        while twin.top is not None:  # as `run` goes on, one frame after the other
            before = text(twin)
            asked = twin.top.waiting(twin)

            assert text(twin) == before
            if asked != NOBODY:
                break
            twin.top.advance(twin)


def test_waiting_is_empty_exactly_when_there_are_winners(table: Table) -> None:
    for _, position, _, _ in decisions(table):
        last = position
        assert position.seen_by(None)["winners"] == []
    playout(last, 1)

    assert last.waiting() == []
    assert last.seen_by(None)["winners"]
    assert all(last.answers(seat) == [] for seat in range(last.seats))


def test_random_games_end(table: Table) -> None:
    for seed in range(20):
        position = table.new_game(seed)

        taken = playout(position, seed)

        assert 0 < taken <= MOST_DECISIONS
        assert position.waiting() == []


def test_same_options_and_seed_give_the_same_game(table: Table) -> None:
    assert text(table.new_game(1)) == text(table.new_game(1))


def test_another_seed_gives_another_game(table: Table) -> None:
    assert len({text(table.new_game(seed)) for seed in range(10)}) == 10
