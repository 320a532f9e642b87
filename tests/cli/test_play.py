"""`meseta play`: a game in the terminal."""

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from meseta.engine.frame import AnyPosition
from meseta.records import record
from meseta.wording.languages import LANGUAGES
from meseta.wording.words import words
from tests.cli.commands import (
    NUMBERS,
    SHORT,
    asks,
    is_over,
    meseta,
    meseta_from_scratch,
    on_one_line,
    play,
    shown_by,
    typed_game,
)
from tests.cli.looking import labels
from tests.patience import PATIENCE

FOR_TWO = {"players": "2", "start": "blue"}
BLUE_TAKES_THE_KING = "13\n12\ntake 5\n"  # for two: the highest power card acts first, and brings nobody to the court


# ---- Whole games.
def test_a_game_typed_at_one_keyboard_ends_as_the_rules_say() -> None:
    game = typed_game(is_over, **SHORT)

    shown = play("--hot-seat", seed=game.seed, typed="\n".join(game.lines), **SHORT)

    points = {seat["colour"].capitalize(): seat["score"] for seat in game.position.seen_by(None)["seats"]}
    standings = shown.partition("Final standings\n")[2]
    assert dict(re.findall(r"\d\. (\w+) +(\d+)", standings)) == {colour: str(each) for colour, each in points.items()}
    winner = max(points, key=lambda colour: points[colour])
    assert f"{winner} wins with {points[winner]} points." in standings


def test_a_shared_victory_names_all_winners() -> None:
    game = typed_game(lambda position: len(position.seen_by(None)["winners"]) > 1, **SHORT)

    shown = play("--hot-seat", seed=game.seed, typed="\n".join(game.lines), **SHORT)

    assert "Blue, Orange share the victory with" in shown


def test_a_game_against_bots_is_played_to_the_end() -> None:
    shown = play(typed=NUMBERS, players="3", rounds="6")

    assert shown.count("Final standings") == 1
    assert "Orange> " not in shown


def test_the_same_seed_gives_the_same_game() -> None:
    typed = "1\n2\n3\n"

    shown = play(seed=7, typed=typed)

    assert shown == shown_by(meseta_from_scratch("play", "el-grande", "--seed=7", typed=typed))
    assert shown != play(seed=8, typed=typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_80_columns(language: str) -> None:
    others = "--seats=you,quick,random,quick,random"  # which do not think long

    shown = play("--language", language, others, seed=2, typed="help\n" + NUMBERS, castillo="open")

    assert max(len(line) for line in shown.splitlines()) < 80


# ---- What is shown.
def test_the_board_shows_what_the_seat_may_see() -> None:
    shown = play("--hot-seat", typed="", start="blue").splitlines()

    for name in ("Galicia", "Castilla la Nueva", "Castillo"):
        assert any(line[2:].startswith(name) for line in shown)
    assert any(line.endswith("?         ?         ?         ?") for line in shown), "the Castillo is closed"
    assert sum(line.startswith("  Your power cards: 1 2 3") for line in shown) == 1
    assert sum("2G" in line for line in shown) == 4, "each grande stands at home with two caballeros"


def test_after_an_own_answer_only_what_changed_is_shown() -> None:
    shown = play("--hot-seat", typed=BLUE_TAKES_THE_KING + "place castillo", **FOR_TWO)

    changes = shown.partition("Blue> place castillo")[2].partition("Blue:")[0]
    assert changes.count("\n  Blue ") == 2, "what happened, and the row with a smaller court"
    assert "Orange" not in changes


def test_events_are_told_as_sentences() -> None:
    shown = play("--hot-seat", typed="13\n12\n", start="blue")

    assert "  Blue plays power card 13.\n" in shown
    assert "  Orange plays power card 12.\n" in shown


def test_log_tells_the_game_from_the_beginning() -> None:
    shown = play("--hot-seat", typed="13\n12\nlog\n", start="blue")

    log = shown.partition("> log\n")[2]
    assert log.startswith("  Blue plays power card 13.\n  Orange plays power card 12.\n")


def test_a_question_of_veto_says_what_is_announced() -> None:
    game = typed_game(asks("proposal", change="king-moves"))

    shown = play("--hot-seat", seed=game.seed, typed="\n".join(game.lines))

    asked = game.view["business"][-1]
    by, region = game.view["seats"][asked["by"]]["colour"].capitalize(), words("en").say(f"region-{asked['area']}")
    assert f"{by} wants to move the king to {region}. Veto? A veto stops the rest of the action" in on_one_line(shown)


def test_a_question_with_one_answer_is_answered_at_once() -> None:
    turns = ["take 1", "end", "take 2", "end", "court 0", "take 3", "end", "court 0", "take 4", "end", "court 0"]

    shown = play("--hot-seat", typed="\n".join(["13", "12", "11", "10", "9", *turns]), players="5", start="blue")

    told = "Vermilion takes no caballeros from the province; has only one answer: Take “Move the king anywhere”;"
    assert told in on_one_line(shown)


# ---- Typing.
def test_a_wrong_answer_is_refused_and_asked_again() -> None:
    shown = play("--hot-seat", typed="bid 14\nplace granada\n99\nbid 9\n", start="blue")

    assert "'bid 14' is no answer in El Grande" in shown
    assert "blue cannot answer 'place granada' now; possible: bid 1, bid 2," in shown
    assert "blue cannot answer '99' now" in shown
    assert "Blue plays power card 9." in shown


def test_a_number_alone_means_the_power_card_of_that_value() -> None:
    shown = play("--hot-seat", typed="1\n3\n", start="blue")

    assert "Orange plays power card 3." in shown


def test_a_number_stands_for_the_answer_it_is_listed_with() -> None:
    listed = play("--hot-seat", typed=BLUE_TAKES_THE_KING, **FOR_TWO)
    number = re.findall(r"(\d+) Place in the Castillo", listed)[-1]

    shown = play("--hot-seat", typed=BLUE_TAKES_THE_KING + number, **FOR_TWO)

    assert "Blue places a caballero in the Castillo." in shown


@pytest.mark.parametrize("typed", ["", "13\n", "quit\n", "help\nboard\nlog\n\n\nquit", "\xff\x00\n"])
def test_leaving_ends_with_a_goodbye(typed: str) -> None:
    shown = play(typed=typed)

    assert shown.splitlines()[-1].startswith("Goodbye: the game stops after ")


def test_a_keyboard_that_is_not_there_ends_with_a_goodbye() -> None:
    command = f"exec '{sys.executable}' -m meseta.cli.main play el-grande <&-"

    finished = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=PATIENCE)

    assert (finished.returncode, finished.stderr) == (0, "")
    assert "Goodbye" in finished.stdout


def test_interrupting_ends_with_a_goodbye() -> None:
    # Where tests run in the background interrupts may be switched off, and processes inherit that.
    start = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = [sys.executable, "-c", f"{start}; from meseta.cli.main import main; sys.exit(main())"]
    with subprocess.Popen(
        [*command, "play", "el-grande"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while not process.stdout.readline().startswith(b"  Play power card "):
            pass
        process.send_signal(signal.SIGINT)

        assert b"Goodbye" in process.stdout.read()
        assert process.stderr.read() == b""
    assert process.returncode == 0


# ---- Taking back.
def test_undo_takes_the_last_answer_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    shown = play("--hot-seat", "--record", file, typed="13\nundo\n12\n", start="blue")

    assert "Taken back by Blue: bid 13." in shown
    assert record.from_text(file.read_text()).answers == [("blue", "bid 12")]


def test_what_was_taken_back_is_not_told_any_more() -> None:
    shown = play("--hot-seat", typed="13\nundo\n12\nlog\n", start="blue")

    assert shown.partition("> log\n")[2].startswith("  Blue plays power card 12.\nOrange> ")


def test_restart_takes_the_turn_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    turn = ["12", "13", "take 5", "place castillo", "place castillo", "restart"]

    shown = play("--hot-seat", "--record", file, typed="\n".join(turn), **FOR_TWO)

    assert "Taken back by Orange: bid 13, take 5, place castillo, place castillo." in shown
    assert record.from_text(file.read_text()).answers == [("blue", "bid 12")]


def test_undo_takes_what_bots_have_answered_with_it() -> None:
    shown = play(typed="13\nundo\n", start="blue")

    assert "Taken back by Blue: bid 13." in shown
    assert shown.endswith("Goodbye: the game stops after 0 answers.\n")


def test_undo_stops_at_the_beginning() -> None:
    shown = play(typed="undo\n", start="blue")

    refusal = "Nothing can be taken back: something was revealed, or somebody else has decided since."
    assert refusal in on_one_line(shown)


def test_undo_goes_back_behind_an_answer_that_was_the_only_one() -> None:
    turns = ["take 1", "end", "take 2", "end", "court 0", "take 3", "end", "court 0", "take 4", "end", "court 2"]

    typed = "\n".join(["13", "12", "11", "10", "9", *turns, "undo"])
    shown = play("--hot-seat", typed=typed, players="5", start="blue")

    assert "Taken back by Vermilion: court 2, take 5." in shown


# ---- Secrets at one keyboard.
def test_a_sealed_disk_is_hidden_from_the_next_person() -> None:
    game = typed_game(asks("disks", seats=2))
    first, second, *_ = [game.view["seats"][seat]["colour"].capitalize() for seat in game.view["waiting"]]
    disk = game.view["legal"][0]["notation"]
    listed = next(iter(labels(game.position).values()))

    shown = play("--hot-seat", seed=game.seed, typed="\n".join([*game.lines, disk, "log"]))

    before, _, after = shown.rpartition(f"\n{first}> ")
    assert before.rpartition(f"{first}: ")[2].count(listed) == 1
    assert after.startswith("(typed in secret)\n\n- - - -")
    assert f"Now {second} alone may look." in after
    told = after.partition(f"{second}:")[0]
    assert disk not in told
    assert listed not in told


def test_a_power_card_taken_back_is_hidden_from_the_others() -> None:
    game = typed_game(asks("taking-back"))
    owner = game.view["seats"][game.view["seat"]]["colour"].capitalize()
    power = game.view["legal"][0]["notation"]

    shown = play("--hot-seat", seed=game.seed, typed="\n".join([*game.lines, power, "log"]))

    after = shown.rpartition("Nobody else learns")[2].partition(f"{owner}> ")[2]
    assert after.startswith("(typed in secret)\n")
    assert power not in after


def test_nobody_else_looks_at_a_hand_with_a_card_taken_back() -> None:
    game = typed_game(lambda position: asks("bidding")(position) and asked_player(position)["taken_back_unseen"] > 0)
    owner = asked_player(game.position)["colour"].capitalize()

    shown = play("--hot-seat", seed=game.seed, typed="\n".join(game.lines))

    assert f"Now {owner} alone may look.\n" in shown.rpartition("- - - -")[2]


def asked_player(position: AnyPosition) -> dict[str, Any]:
    seat = position.waiting()[0]
    player: dict[str, Any] = position.seen_by(seat)["seats"][seat]
    return player


# ---- Colour.
@pytest.mark.parametrize(
    ("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_only_a_terminal_that_wants_it_gets_colour(environment: dict[str, str], coloured: bool) -> None:
    ours, theirs = pty.openpty()
    settings = {key: value for key, value in os.environ.items() if key != "NO_COLOR"} | {"TERM": "xterm"} | environment
    command = [sys.executable, "-m", "meseta.cli.main", "play", "el-grande"]

    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=theirs, env=settings, timeout=PATIENCE, check=True)

    assert (b"\033[" in os.read(ours, 100_000)) == coloured


def test_a_pipe_gets_no_colour() -> None:
    assert "\033" not in play(typed="1\n")


# ---- Refusals before the game.
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game 'chess'; the games are el-grande"),
        (["el-grande", "--players", "9"], "'9' is no value of the option 'players'; possible: 4, 2, 3, 5."),
        (["el-grande", "--edition", "1066"], "'1066' is no value of the option 'edition'; possible: 1995, 2023."),
        (["el-grande", "--option", "weather=fine"], "There is no option 'weather'; the options are edition,"),
        (["el-grande", "--option", "veto"], "'veto' should read 'NAME=VALUE'."),
        (["el-grande", "--seat", "pink"], "'pink' is no player in this game; possible: blue, orange, green, purple."),
        (["el-grande", "--record", "/no/such/folder/game"], "The record cannot be written to /no/such/folder/game:"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(arguments: list[str], sentence: str) -> None:
    refused = meseta("play", *arguments)

    assert refused.returncode == 1
    assert refused.stdout == ""
    assert refused.stderr.startswith(f"meseta: {sentence}")
    assert refused.stderr.count("\n") == 1


def test_a_record_that_cannot_be_saved_does_not_end_the_game() -> None:
    shown = play("--hot-seat", typed="save /no/such/folder/game\nsave\n13\n", start="blue")

    assert "The record cannot be written to /no/such/folder/game: No such file or directory." in on_one_line(shown)
    assert "Say where to: save FILE." in shown
    assert "Blue plays power card 13." in shown
