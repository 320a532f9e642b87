"""`meseta replay`: a recorded game shown again."""

import json
from pathlib import Path

import pytest

from meseta.records import record
from meseta.records.record import Record
from tests.cli.commands import NUMBERS, SHORT, asks, is_over, meseta, play, typed_game


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game that was typed at one keyboard."""
    file = tmp_path_factory.mktemp("records") / "finished.json"
    game = typed_game(is_over, **SHORT)
    play("--hot-seat", "--record", file, seed=game.seed, typed="\n".join(game.lines), **SHORT)
    return file


def replay(*arguments: object) -> str:
    shown = meseta("replay", *arguments)
    assert shown.stderr == ""
    assert shown.returncode == 0
    return shown.stdout


def refused(*arguments: object) -> str:
    """The one sentence with which the command is refused."""
    outcome = meseta("replay", *arguments)
    assert outcome.returncode == 1
    assert outcome.stdout == ""
    assert outcome.stderr.startswith("meseta: ")
    assert outcome.stderr.count("\n") == 1
    return outcome.stderr.removeprefix("meseta: ")


def read(file: Path) -> Record:
    return record.from_text(file.read_text(encoding="utf-8"))


# ---- Showing.
def test_a_record_is_shown_from_set_up_to_standings(finished: Path) -> None:
    shown = replay(finished)

    game = read(finished)
    assert shown.startswith(f"El Grande, seed {game.seed}: edition=1995, players=2, rounds=6,")
    for number, (seat, said) in enumerate(game.answers, 1):
        assert f"\n{number:>4} {seat}: {said}" in shown
    assert f"After answer {len(game.answers)}:" in shown
    assert "Final standings" in shown


def test_answers_are_followed_by_what_they_brought_about(finished: Path) -> None:
    shown = replay(finished)

    seat, bid = read(finished).answers[0]
    told = f"{seat.capitalize()} plays power card {bid.removeprefix('bid ')}."
    assert (
        next(line for line in shown.splitlines() if line.startswith("   1 ")).split()
        == f"1 {seat}: {bid} {told}".split()
    )


def test_a_game_played_and_replayed_ends_the_same(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typing = ("--bot=quick", "--seat", "orange", "--record", file)
    played = play(*typing, seed=3, typed=NUMBERS, players="3", rounds="6")

    assert replay(file).partition("Final standings")[2] == played.partition("Final standings")[2]


def test_a_saved_game_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "saved game.json"

    play("--hot-seat", typed=f"13\n12\nsave {file}\n11\n", start="blue")

    shown = replay(file)
    assert read(file).answers == [("blue", "bid 13"), ("orange", "bid 12")]
    assert "Awaited: Green." in shown
    assert "Final standings" not in shown


def test_the_board_can_be_seen_after_any_answer(finished: Path) -> None:
    assert "Before the first answer:\n\nRound 1 of 6" in replay(finished, "--at", 0)
    shown = replay(finished, "--at", 1)
    assert "After answer 1:\n\nRound 1 of 6" in shown
    assert "Awaited: Orange." in shown


def test_it_fits_80_columns(finished: Path) -> None:
    assert max(len(line) for line in replay(finished).splitlines()) < 80


@pytest.mark.parametrize("seat", [None, "orange"])
def test_json_is_what_that_seat_sees(finished: Path, seat: str | None) -> None:
    game = read(finished)
    del game.answers[20:]
    *_, position = record.replay(game)

    shown = replay(finished, "--at", 20, "--json", *([] if seat is None else ["--seat", seat]))

    assert json.loads(shown) == json.loads(json.dumps(position.seen_by(None if seat is None else 1)))


def test_a_seat_is_not_shown_what_others_answered_in_secret(tmp_path: Path) -> None:
    game = typed_game(asks("disks", seats=2))
    first, second, *_ = [game.view["seats"][seat]["colour"] for seat in game.view["waiting"]]
    disk = game.view["legal"][0]["notation"]
    file = tmp_path / "game.json"
    play("--hot-seat", "--record", file, seed=game.seed, typed="\n".join([*game.lines, disk]))
    number = len(read(file).answers)

    assert f"{number:>4} {first}: {disk}" in replay(file)
    assert f"{number:>4} {first}: {disk}" in replay(file, "--seat", first)
    assert f"{number:>4} {first}: an answer in secret" in replay(file, "--seat", second)


# ---- Refusing.
@pytest.mark.parametrize("number", [1, 7, 30])
def test_a_damaged_answer_is_refused_by_its_number(finished: Path, tmp_path: Path, number: int) -> None:
    game = read(finished)
    seat, _ = game.answers[number - 1]
    game.answers[number - 1] = (seat, "allow")
    file = tmp_path / "damaged.json"
    file.write_text(game.to_text(), encoding="utf-8")

    assert refused(file).startswith(f"Answer {number} of this record ({seat}: allow) cannot be: ")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"not JSON", "This is no record: it is no JSON"),
        (b"{}", "This is no record of Meseta"),
        (b"\xff\xfe\x00", "This is no record: it is no text in UTF-8."),
        (b'{"meseta-record": 1, "game": "el-grande"}', "This record is incomplete:"),
    ],
)
def test_a_foreign_file_is_refused(tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(content)

    assert refused(file).startswith(sentence)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "nothing") == f"No such file or directory: {tmp_path / 'nothing'}\n"


@pytest.mark.parametrize("at", [-1, 100_000])
def test_an_answer_that_was_never_given_is_refused(finished: Path, at: int) -> None:
    assert refused(finished, f"--at={at}").startswith(f"There is no answer {at}: this record has ")


def test_an_unknown_seat_is_refused(finished: Path) -> None:
    assert refused(finished, "--seat", "pink") == "'pink' is no player in this game; possible: blue, orange.\n"
