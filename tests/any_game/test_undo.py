"""Answers can be taken back to the last revelation or another seat's decision, no further."""

from itertools import chain

import pytest

from meseta.engine.events import Log
from meseta.engine.randomness import from_seed
from meseta.engine.refusal import Refused
from meseta.engine.undo import History
from tests.any_game.play import CuriousPlayer, Table, decisions_from, seen, text
from tests.refusals import refusal

ENOUGH = 5  # revelations
WORLDS = 2  # how many imagined worlds are compared to notice that something was revealed


def test_as_much_can_be_undone_as_was_answered_since_the_last_revelation_or_other_seat(table: Table) -> None:
    history, player = History(table.new_game(1)), CuriousPlayer(1)
    owner, answered = -1, 0
    while history.position.waiting():
        seat, option = player.choose(history.position)
        revealed = history.position.reveals
        history.answer(seat, option)
        if history.position.reveals > revealed:
            answered = 0
        elif seat == owner:
            answered += 1
        else:
            answered = 1
        owner = seat

        expected = [answered if each == owner else 0 for each in range(history.position.seats)]
        assert [history.answers_to_undo(each) for each in range(history.position.seats)] == expected


def test_undo_restores_exactly_what_was_before_the_last_answer(table: Table) -> None:
    history, player = History(table.new_game(1)), CuriousPlayer(1)
    undone = 0
    while history.position.waiting():
        seat, option = player.choose(history.position)
        before, answers = text(history.position), list(history.answers)
        history.answer(seat, option)
        if history.answers_to_undo(seat):
            after = text(history.position)
            undone += 1

            history.undo(seat)

            assert text(history.position) == before
            assert history.answers == answers
            history.answer(seat, option)
            assert text(history.position) == after

    assert undone


def test_restart_takes_back_everything_that_can_be_taken_back(table: Table) -> None:
    history, player = History(table.new_game(1)), CuriousPlayer(1)
    saves = [text(history.position)]
    longest = 0
    while history.position.waiting():
        seat, option = player.choose(history.position)
        history.answer(seat, option)
        saves.append(text(history.position))
        count = history.answers_to_undo(seat)
        if count > 1:
            longest = max(longest, count)
            taken_back = history.answers[-count:]

            history.restart(seat)

            assert text(history.position) == saves[-count - 1]
            assert history.answers_to_undo(seat) == 0
            for again in taken_back:
                history.answer(*again)
            assert text(history.position) == saves[-1]

    if longest < 2:
        pytest.skip("in this game nobody answers twice in a row")


def test_undone_answers_leave_no_trace_in_the_game(table: Table) -> None:
    history, player, random = History(table.new_game(1)), CuriousPlayer(1), from_seed(1)
    while history.position.waiting():
        seat, option = player.choose(history.position)
        history.answer(seat, option)
        if history.answers_to_undo(seat) and random.below(3) == 0:
            history.undo(seat)

    replayed = table.new_game(1)
    for seat, option in history.answers:
        replayed.answer(seat, option)

    assert text(replayed) == text(history.position)


def test_nothing_can_be_undone_at_the_start(table: Table) -> None:
    history = History(table.new_game(1))

    for seat in range(history.position.seats):
        with refusal(match="error-undo"):
            history.undo(seat)
        with refusal(match="error-undo"):
            history.restart(seat)


def test_nobody_takes_back_the_answer_of_another_seat(table: Table) -> None:
    history, player = History(table.new_game(1)), CuriousPlayer(1)
    while history.position.waiting():
        seat, option = player.choose(history.position)
        history.answer(seat, option)
        after = text(history.position)
        for other in range(history.position.seats):
            if other != seat:
                with refusal(match="error-undo"):
                    history.undo(other)
        assert text(history.position) == after


def test_refused_answer_is_not_remembered(table: Table) -> None:
    history = History(table.new_game(1))
    seat = history.position.waiting()[0]

    with pytest.raises(Refused):
        history.answer(seat, -1)

    assert history.answers == []
    assert history.answers_to_undo(seat) == 0


def test_answer_that_shows_its_seat_something_hidden_cannot_be_taken_back(table: Table) -> None:
    """Where worlds that looked alike look different after the same answer, the answer has revealed something."""
    random = from_seed(1)
    revelations = 0
    for _, position, seat, option in chain(*[decisions_from(table.new_game(seed), seed) for seed in range(1, 21)]):
        history = History(position.copy())
        worlds = [position.imagine(seat, random) for _ in range(WORLDS)]
        for world in [history, *worlds]:
            world.answer(seat, option)
        if any(seen(world, seat) != seen(history.position, seat) for world in worlds):
            revelations += 1
            assert history.answers_to_undo(seat) == 0
        if revelations == ENOUGH:
            return

    assert revelations, "nothing hidden was ever shown"


def test_listener_goes_on_listening_after_an_undo(table: Table) -> None:
    log = Log()
    history, player = History(table.new_game(1)), CuriousPlayer(1)
    history.position.listener = log
    while history.position.waiting():
        seat, option = player.choose(history.position)
        history.answer(seat, option)
        heard = log.take()
        if history.answers_to_undo(seat):
            history.undo(seat)
            history.answer(seat, option)

            assert log.take() == heard
