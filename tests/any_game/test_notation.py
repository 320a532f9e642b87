"""Each answer has one short text, and the text means that answer."""

import pytest

from tests.any_game.play import Table, decisions
from tests.refusals import refusal


def test_notation_of_each_legal_answer_is_read_back_as_that_answer(table: Table) -> None:
    for _, position, seat, _ in decisions(table):
        for option in position.answers(seat):
            assert position.parse(position.notation(option)) == option


def test_no_two_legal_answers_have_the_same_notation(table: Table) -> None:
    for _, position, seat, _ in decisions(table):
        notations = [position.notation(option) for option in position.answers(seat)]

        assert len(set(notations)) == len(notations)


def test_case_and_spaces_do_not_matter(table: Table) -> None:
    for _, position, _, option in decisions(table):
        said = position.notation(option).upper().replace(" ", "   ")

        assert position.parse(f"  {said} ") == option


@pytest.mark.parametrize("said", ["", " ", "abracadabra", "0", "done done"])
def test_text_that_is_no_answer_is_refused_with_what_is_possible(table: Table, said: str) -> None:
    with refusal(match=r"error-no-such-(verb|answer)"):
        table.new_game(1).parse(said)


def test_seats_have_different_names(table: Table) -> None:
    position = table.new_game(1)

    names = table.title.seat_names(position.seats)

    assert len(set(names)) == position.seats
    assert names == [position.seat_name(seat) for seat in range(position.seats)]
