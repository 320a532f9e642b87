"""Events tell people what happened; they change nothing and give nothing away."""

import pytest

from meseta.engine.events import Event, Log
from meseta.engine.frame import AnyPosition
from meseta.engine.randomness import from_seed
from meseta.wording.languages import LANGUAGES
from meseta.wording.telling import Reader
from meseta.wording.words import words
from tests.any_game.play import Table, decisions, seen, some_decisions, text

WORLDS = 2


def told(position: AnyPosition, seat: int, option: int) -> tuple[AnyPosition, list[Event]]:
    """A copy in which the answer was given, and what was heard."""
    twin = position.copy()
    log = Log()
    twin.listener = log
    twin.answer(seat, option)
    return twin, log.take()


def test_listener_changes_nothing(table: Table) -> None:
    listened = table.new_game(1)
    listened.listener = Log()
    for _, position, seat, option in decisions(table):
        assert text(listened) == text(position)
        listened.answer(seat, option)

    assert listened.listener.take()


def test_copy_does_not_speak_to_the_listener_of_the_original(table: Table) -> None:
    position = table.new_game(1)
    position.listener = Log()
    seat = position.waiting()[0]

    position.copy().answer(seat, position.answers(seat)[0])

    assert position.listener.take() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_without_loose_ends(table: Table, language: str) -> None:
    listened = table.new_game(1)
    reader = Reader(words(language), table.title, table.title.seat_names(listened.seats), 0)
    log = Log()
    listened.listener = log
    for _, _, seat, option in decisions(table):
        listened.answer(seat, option)
        for event in log.take():
            sentence = reader.told(event, table.title.meanings(listened.options_chosen(), event))

            assert sentence
            assert "{" not in sentence
            assert "  " not in sentence


def revealed(before: AnyPosition, *after: AnyPosition) -> bool:
    """Has something been shown to all? Then it may be told, though it lies on the table no more."""
    return any(position.reveals != before.reveals for position in after)


def test_answers_that_differ_in_secret_sound_alike(table: Table) -> None:
    """Two answers whose outcomes only their own seat can tell apart must not be told apart by the ear either."""
    secret = 0
    for _, position, seat, option in some_decisions(table):
        other = position.answers(seat)[-1]
        (one, heard_one), (two, heard_two) = told(position, seat, option), told(position, seat, other)
        if revealed(position, one, two):
            continue
        if seen(one, None) == seen(two, None) and seen(one, seat) != seen(two, seat):
            secret += 1
            assert heard_one == heard_two

    if not secret:
        pytest.skip("this game has no secret answers")


def test_worlds_that_look_alike_to_spectators_sound_alike_too(table: Table) -> None:
    random = from_seed(1)
    alike = 0
    for _, position, seat, option in some_decisions(table):
        twin, events = told(position, seat, option)
        for _ in range(WORLDS):
            imagined = position.imagine(None, random)
            if option in imagined.answers(seat):
                world, heard = told(imagined, seat, option)
                if not revealed(position, twin, world) and seen(world, None) == seen(twin, None):
                    alike += 1
                    assert heard == events

    assert alike


def test_events_name_seats_that_exist(table: Table) -> None:
    for _, position, seat, option in decisions(table):
        _, events = told(position, seat, option)

        assert all(-1 <= event.by < position.seats for event in events)
