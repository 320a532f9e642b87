"""Several seats choose in secret: an answer may be changed until the last one is in, and nobody else notices."""

from collections.abc import Iterator

import pytest

from meseta.engine.frame import AnyPosition
from meseta.engine.undo import History
from tests.any_game.play import Decision, Table, sealed, seen, some_decisions, takes_several_answers, text, viewers


def sealed_decisions(table: Table) -> Iterator[Decision]:
    """The decisions of two games at which several seats choose in secret."""
    met = 0
    for seed in (1, 2):
        for decision in some_decisions(table, seed):
            if len(decision.position.waiting()) > 1 or sealed(decision.position):
                met += 1
                yield decision
    if not met:
        pytest.skip("this game has no sealed choices")


def outcomes(position: AnyPosition, seat: int) -> list[AnyPosition]:
    """A copy for each answer of the seat, in which it was given."""
    copies = []
    for option in position.answers(seat):
        twin = position.copy()
        twin.answer(seat, option)
        copies.append(twin)
    return copies


def others(number: int, position: AnyPosition, seat: int) -> list[int | None]:
    """All who look on as well; one in turn where a hand is chosen card by card, which all come to many times."""
    everyone = [viewer for viewer in viewers(position) if viewer != seat]
    return [everyone[number % len(everyone)]] if takes_several_answers(position) else everyone


def test_seat_that_has_answered_may_change_its_answer(table: Table) -> None:
    for _, position, _, _ in sealed_decisions(table):
        for seat in sealed(position):
            changed = outcomes(position, seat)

            assert len({text(twin) for twin in changed}) == len(changed)
            if takes_several_answers(position):
                assert all(twin.waiting() == sorted([*position.waiting(), seat]) for twin in changed)
            else:
                assert all(twin.waiting() == position.waiting() for twin in changed)
                assert all(twin.answers(seat) == position.answers(seat) for twin in changed)


def test_changed_answer_changes_no_byte_of_what_others_see(table: Table) -> None:
    """But that a seat that takes back one of several answers is awaited again."""
    for number, position, _, _ in sealed_decisions(table):
        for seat in sealed(position):
            changed = outcomes(position, seat)
            for viewer in others(number, position, seat):
                after = {seen(twin, viewer) for twin in changed}
                assert len(after) == 1 if takes_several_answers(position) else after == {seen(position, viewer)}


def test_seat_sees_its_own_sealed_answer(table: Table) -> None:
    for _, position, _, _ in sealed_decisions(table):
        for seat in sealed(position):
            views = {seen(twin, seat) for twin in outcomes(position, seat)}

            assert len(views) == len(position.answers(seat))


def test_first_answer_looks_the_same_to_others_whatever_it_is(table: Table) -> None:
    for number, position, seat, _ in sealed_decisions(table):
        if len(position.waiting()) > 1:
            answered = outcomes(position, seat)
            for viewer in others(number, position, seat):
                looks = {(str(twin.waiting()), seen(twin, viewer)) for twin in answered}
                awaited = {waiting for waiting, _ in looks}
                assert len(looks) == len(awaited)
                assert len(awaited) == 1 or takes_several_answers(position)


def test_order_of_the_answers_does_not_matter(table: Table) -> None:
    for _, position, _, _ in sealed_decisions(table):
        waiting = position.waiting()
        choice = {seat: position.answers(seat)[-1] for seat in waiting}
        forwards, backwards = position.copy(), position.copy()
        for seat in waiting:
            forwards.answer(seat, choice[seat])
        for seat in reversed(waiting):
            backwards.answer(seat, choice[seat])

        assert text(forwards) == text(backwards)


def test_last_answer_of_a_sealed_choice_cannot_be_taken_back(table: Table) -> None:
    for _, position, seat, option in sealed_decisions(table):
        if position.waiting() == [seat]:
            history = History(position.copy())
            history.answer(seat, option)

            if history.position.waiting() != [seat] or not takes_several_answers(history.position):
                assert history.answers_to_undo(seat) == 0


def test_sealed_choice_can_be_saved_half_answered(table: Table) -> None:
    for _, position, seat, option in sealed_decisions(table):
        loaded, twin = table.title.load(position.save()), position.copy()
        for each in (loaded, twin):
            each.answer(seat, option)

        assert text(loaded) == text(twin)
