"""The log goes turn by turn: what belongs together is one line, and what concerns the reader is marked."""

from __future__ import annotations

import pytest

from meseta.storage.rows import AnsweredBy, Entry, EntryKind, Person
from meseta.tables.new_table import new_table
from meseta.web.faces.catalogue import FACES
from meseta.web.log import SHOWN, LogLine, Teller
from meseta.wording.words import words

TABLE = new_table(
    "el-grande", {"players": "3"}, ["you", "quick", "quick"], Person("mira", "Mira", 1.0), "", False, seed=5
)
ME, DIEGO = 0, 1


def told(*entries: tuple[int, list[list[str | int]]], language: str = "en") -> list[LogLine]:
    log = [
        Entry(number, EntryKind.ANSWER, seat, "", AnsweredBy.BOT, 0.0, events)
        for number, (seat, events) in enumerate(entries, 1)
    ]
    return Teller(TABLE, FACES["el-grande"].notes, ME, words(language)).lines(log)


def test_new_cards_of_a_round_are_one_line() -> None:
    lines = told((DIEGO, [["round", -1, 2, 0], ["card-turned-up", -1, 0, 0], ["card-turned-up", -1, 1, 1]]))

    assert len(lines) == 2
    assert lines[0].begins_chapter
    assert lines[1].says.startswith("New cards: “")


def test_page_has_the_last_lines_and_the_whole_log_all_of_them() -> None:
    log = [
        Entry(number, EntryKind.ANSWER, DIEGO, "", AnsweredBy.BOT, 0.0, [["bid", DIEGO, 1 + number % 13, 0]])
        for number in range(1, 101)
    ]
    teller = Teller(TABLE, FACES["el-grande"].notes, ME, words("en"))

    assert [line.number for line in teller.lines(log)] == list(range(101 - SHOWN, 101))
    assert [line.number for line in teller.all_lines(log)] == list(range(1, 101))


def test_payments_for_an_area_are_one_line() -> None:
    (line,) = told((DIEGO, [["paid", ME, 6, 2], ["paid", DIEGO, 3, 2]]))

    assert line.says == f"Aragón: you 6, {TABLE.seats[DIEGO].name} 3"


@pytest.mark.parametrize(
    ("event", "says"),
    [
        ("placed", "places 3 caballeros in Aragón"),
        ("recalled", "recalls 3 caballeros from Aragón"),
        ("returned-from-region", "returns 3 caballeros from Aragón"),
    ],
)
def test_what_somebody_does_several_times_is_told_once(event: str, says: str) -> None:
    (line,) = told((DIEGO, [[event, DIEGO, 1, 2]]), (DIEGO, [[event, DIEGO, 1, 2]]), (DIEGO, [[event, DIEGO, 1, 2]]))

    assert line.says == f"{TABLE.seats[DIEGO].name} {says}"
    assert line.number == 3


@pytest.mark.parametrize(
    ("event", "marked"),
    [
        (["caballero-moves", DIEGO, 0, 2], True),
        (["caballero-moves", DIEGO, 1, 2], False),
        (["bid", DIEGO, 5, 0], False),
    ],
)
def test_what_others_do_to_the_reader_is_marked(event: list[str | int], marked: bool) -> None:
    (line,) = told((DIEGO, [event]))

    assert line.concerns_reader is marked


def test_deed_of_another_bears_the_token_of_who_does_it() -> None:
    (line,) = told((DIEGO, [["court-shrinks", DIEGO, 2, 3]]))

    assert line.seat == 2
    assert line.says.startswith(TABLE.seats[2].name)


def test_scoring_that_can_still_be_vetoed_is_not_told_as_done() -> None:
    (line,) = told((DIEGO, [["scored", DIEGO, 0, 2]]))

    assert line.says == "Aragón comes up for scoring"
