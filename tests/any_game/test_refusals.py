"""An answer the rules do not allow is refused in a sentence, and nothing changes."""

import pytest

from meseta.engine.frame import AnyPosition
from meseta.engine.randomness import from_seed
from meseta.engine.refusal import Refused
from tests import refusals
from tests.any_game.play import Table, decisions, play_to_the_end, some_decisions, text

NO_ANSWER = [-1, 10**6, 2**40, 2**80]
NO_SEAT = [-1, 99, 2**40, 2**80]


def refusal(position: AnyPosition, seat: int, option: int) -> str:
    """The words with which an answer is refused; it must leave no trace."""
    before = text(position)
    with pytest.raises(Refused) as refused:
        position.answer(seat, option)
    assert text(position) == before
    return str(refused.value)


def test_illegal_answer_is_refused_with_the_legal_ones_named(table: Table) -> None:
    random = from_seed(1)
    met: set[int] = set()  # answers that were legal at some time in this game
    for _, position, seat, _ in some_decisions(table):
        legal = position.answers(seat)
        illegal = sorted(met - set(legal))
        random.shuffle(illegal)
        met.update(legal)
        for answer in [*NO_ANSWER, *illegal[:5]]:
            words = refusal(position, seat, answer)

            assert position.seat_name(seat) in words
            assert position.notation(answer) in words
            assert ", ".join(position.notation(each) for each in legal) in words


def test_answer_of_a_seat_that_is_not_asked_is_refused_with_those_awaited(table: Table) -> None:
    for _, position, _, answer in some_decisions(table):
        for stranger in range(position.seats):
            if not position.answers(stranger):
                words = refusal(position, stranger, answer)

                assert words.startswith(f"error-not-asked (seat: {position.seat_name(stranger)};")
                assert all(position.seat_name(each) in words for each in position.waiting())


def test_answer_of_a_seat_that_does_not_exist_is_refused_with_the_seats_that_do(table: Table) -> None:
    for _, position, _, answer in some_decisions(table):
        for nobody in [*NO_SEAT, position.seats]:
            words = refusal(position, nobody, answer)

            assert words == f"error-no-such-seat (seat: {nobody}; last: {position.seats - 1})"


def test_answer_after_the_end_is_refused(table: Table) -> None:
    answer = table.new_game(1).answers(table.new_game(1).waiting()[0])[0]
    position = table.new_game(1)
    play_to_the_end(position, 1)

    assert all("error-too-late" in refusal(position, seat, answer) for seat in range(-1, position.seats + 1))


def test_view_of_a_seat_that_does_not_exist_is_refused(table: Table) -> None:
    position = table.new_game(1)

    for nobody in [*NO_SEAT, position.seats]:
        with refusals.refusal(match="error-no-such-viewer"):
            position.seen_by(nobody)


def test_game_goes_on_after_refusals_as_if_nothing_had_been_said(table: Table) -> None:
    undisturbed = table.new_game(1)
    for _, position, seat, option in decisions(table):
        refusal(position, seat, -1)
        undisturbed.answer(seat, option)
        last = position

    assert text(last) == text(undisturbed)


def test_unknown_option_is_refused_with_the_known_ones(table: Table) -> None:
    with refusals.refusal(match="error-no-such-option") as refused:
        table.title.new_game({"weather": "fine"}, 1)

    assert all(option.name in str(refused.value) for option in table.title.options)


def test_unknown_value_of_an_option_is_refused_with_the_possible_ones(table: Table) -> None:
    for option in table.title.options:
        with refusals.refusal(match=option.name) as refused:
            table.title.new_game({option.name: "fine"}, 1)

        possible = [value for value in option.values if not option.numbers or not value.isdecimal()]
        assert refused.value.values["possible"] == possible
