"""Records: a game as one file that replays identically, and what is refused instead of being replayed."""

import json
from typing import Any

import pytest

from meseta.engine.refusal import Refused
from meseta.games.catalogue import title_of
from meseta.records.record import Record, begin, from_text, new_record, replay
from meseta.wording.words import words
from tests.any_game.play import LONGEST, TABLES, Table, decisions_from, text

SOME = 20  # answers


def recorded(table: Table, seed: int = 1, most: int = LONGEST) -> tuple[Record, list[str]]:
    """A random game as a record, and its saves: at the beginning and after every answer."""
    position = table.new_game(seed)
    record = new_record(table.title, position, seed)
    names = table.title.seat_names(position.seats)
    saves = []
    for decision in decisions_from(table.new_game(seed), seed, most):
        position = decision.position
        saves.append(text(position))
        record.answers.append((names[decision.seat], position.notation(decision.option)))
    return record, [*saves, text(position)]


@pytest.fixture(scope="module")
def finished() -> Record:
    return recorded(TABLES[0])[0]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_record_is_read_back_from_its_text(table: Table) -> None:
    record, _ = recorded(table, most=SOME)

    assert from_text(record.to_text()) == record


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_replay_goes_through_every_position_of_the_game(table: Table) -> None:
    record, saves = recorded(table)

    assert [text(position) for position in replay(from_text(record.to_text()))] == saves


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_replay_of_a_running_game_stops_where_the_game_stands(table: Table) -> None:
    record, saves = recorded(table, most=SOME)

    assert len(record.answers) == SOME
    assert [text(position) for position in replay(record)] == saves


def test_record_without_answers_is_a_game_set_up() -> None:
    table = TABLES[0]
    record = new_record(table.title, table.new_game(5), 5)

    assert [text(position) for position in replay(from_text(record.to_text()))] == [text(table.new_game(5))]


def test_record_is_written_with_an_answer_to_each_line(finished: Record) -> None:
    lines = finished.to_text().splitlines()

    assert sum(line.startswith("    [") for line in lines) == len(finished.answers)
    assert finished.to_text().endswith("}\n")


def test_record_names_all_that_is_needed_to_play_it_again(finished: Record) -> None:
    plain = json.loads(finished.to_text())

    assert list(plain) == ["meseta-record", "game", "rules", "options", "seed", "seats", "answers"]
    assert plain["options"] == TABLES[0].options
    assert plain["seats"] == ["blue", "orange", "green", "purple"]


# ---- What is refused.
def damaged(record: Record, **changes: Any) -> str:
    """The text of a record in which something else stands under some keys; None takes the key away."""
    plain = json.loads(record.to_text())
    for key, value in changes.items():
        if value is None:
            del plain[key.replace("_", "-")]
        else:
            plain[key.replace("_", "-")] = value
    return json.dumps(plain)


@pytest.mark.parametrize("said", ["", "no json", "{", "[1, 2]", "5", '"record"', "{}", '{"game": "el-grande"}'])
def test_text_that_is_no_record_is_refused(said: str) -> None:
    with pytest.raises(Refused, match=r"error-record-(json|key)"):
        from_text(said)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"meseta_record": 2}, "This record has format 2; this version reads format 1"),
        ({"seed": None}, "This record is incomplete: seed missing"),
        ({"answers": None, "seats": None}, "This record is incomplete: seats, answers missing"),
        ({"game": 5}, "'game' should be a text"),
        ({"seed": 1.5}, "'seed' should be a whole number or a text"),
        ({"commitment": 5}, "'commitment' should be a text"),
        ({"names": [5]}, "'names' should be a list of texts"),
        ({"names": ["Ana"]}, "names 1 players for"),
        ({"rules": "first"}, "'rules' should be a whole number"),
        ({"options": []}, "'options' should be names with texts as values"),
        ({"options": {"players": 4}}, "'options' should be names with texts as values"),
        ({"seats": "blue"}, "'seats' should be a list of texts"),
        ({"seats": [1, 2]}, "'seats' should be a list of texts"),
        ({"answers": {}}, "'answers' should be a list"),
        ({"answers": ["bid 5"]}, "Answer 1 of this record is damaged"),
        ({"answers": [["blue", "bid 5"], ["orange"]]}, "Answer 2 of this record is damaged"),
        ({"answers": [["blue", "bid 5"], ["orange", 5]]}, "Answer 2 of this record is damaged"),
    ],
    ids=str,
)
def test_damaged_record_is_refused_with_what_is_wrong(finished: Record, changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        from_text(damaged(finished, **changes))

    assert sentence in words("en").refusal(refused.value)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "whist"}, "There is no game 'whist'"),
        ({"rules": 99}, "This record follows version 99 of the rules of El Grande"),
        ({"options": {"weather": "fine"}}, "There is no option 'weather'"),
        ({"options": {"players": "6"}}, "'6' is no value of the option 'players'"),
    ],
    ids=str,
)
def test_record_of_a_foreign_game_is_refused(finished: Record, changes: dict[str, Any], sentence: str) -> None:
    record = from_text(damaged(finished, **changes))

    with pytest.raises(Refused) as refused:
        begin(record)

    assert sentence in words("en").refusal(refused.value)


@pytest.mark.parametrize("number", [1, 2, 40, 100])
@pytest.mark.parametrize(
    ("seat", "said", "sentence"),
    [
        ("pink", "bid 1", "There is no seat 'pink'; the seats are blue, orange, green, purple"),
        ("blue", "abracadabra", "'abracadabra' is no answer in El Grande"),
        ("blue", "remove vermilion galicia", "blue"),
    ],
    ids=["seat", "notation", "illegal"],
)
def test_wrong_answer_is_refused_by_its_number(
    finished: Record, number: int, seat: str, said: str, sentence: str
) -> None:
    record = from_text(finished.to_text())
    record.answers[number - 1] = (seat, said)

    with pytest.raises(Refused) as refused:
        list(replay(record))

    assert words("en").refusal(refused.value).startswith(f"Answer {number} of this record ({seat}: {said}) cannot be: ")
    assert sentence in words("en").refusal(refused.value)


def test_answer_after_the_end_is_refused_by_its_number(finished: Record) -> None:
    record = from_text(finished.to_text())
    record.answers.append(("blue", "bid 1"))

    with pytest.raises(Refused, match=f"number: {len(record.answers)}; .*because: error-too-late"):
        list(replay(record))


def test_wrong_answer_is_not_half_applied() -> None:
    record, saves = recorded(TABLES[0])
    record.answers[50] = ("blue", "remove vermilion galicia")
    positions = replay(record)
    reached = [next(positions) for _ in range(51)][-1]

    with pytest.raises(Refused, match="number: 51"):
        next(positions)

    assert text(reached) == saves[50]


def test_options_may_be_left_out_of_a_record_written_by_hand() -> None:
    record = Record("el-grande", {}, 1, title_of("el-grande").rules_version({}), ["blue", "orange", "green", "purple"])

    assert text(begin(record)) == text(TABLES[0].new_game(1))
