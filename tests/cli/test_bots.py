"""`meseta play` against bots: who plays which seat, and games that come again with their seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from meseta.bots.catalogue import usual_bot
from meseta.records import record
from meseta.wording.words import words
from tests.cli.commands import meseta, meseta_from_scratch, on_one_line, play, shown_by


def answers(*arguments: str, file: Path) -> list[tuple[str, str]]:
    """What was answered until a person is asked for a second time."""
    play(*arguments, "--record", file, typed="1\n", start="orange")
    return record.from_text(file.read_text()).answers


def test_the_usual_bot_plays_where_nothing_else_is_said() -> None:
    shown = on_one_line(play(typed="", players="3"))

    usual = words("en").say(f"bot-{usual_bot('el-grande')}")
    assert f"You are Blue. Orange and Green: {usual}." in shown


def test_another_bot_may_be_chosen_for_all() -> None:
    shown = on_one_line(play("--bot=random", typed="", players="3"))

    assert "Orange and Green: Random bot." in shown


def test_every_seat_may_have_its_own_player() -> None:
    shown = on_one_line(play("--seats=quick,you,random,you", typed=""))

    assert "Orange and Purple share this keyboard. Blue: Quick bot." in shown
    assert "Green: Random bot." in shown


def test_as_many_play_as_seats_are_named() -> None:
    assert "players=2" in play("--seats=you,quick", typed="")


def test_a_seed_brings_the_same_game_again(tmp_path: Path) -> None:
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    typing = ("play", "el-grande", "--seed=1", "--option=start=orange", "--bot=random", "--record", other)

    shown_by(meseta_from_scratch(*typing, typed="1\n"))

    assert record.from_text(other.read_text()).answers == answers("--bot=random", file=file)


def test_another_bot_plays_another_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    assert answers("--bot=quick", file=file) != answers("--bot=random", file=file)


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ("you,wizard", "'wizard' is no kind of seat; possible: you, strong, middle, quick, random."),
        ("quick,quick", "Somebody must play: name a seat “you”."),
        ("you,quick --players=3", "2 seats are named, but the game has 3."),
    ],
)
def test_seats_that_cannot_be_are_refused(seats: str, sentence: str) -> None:
    refused = meseta("play", "el-grande", "--seats", *seats.split())

    assert refused.returncode == 1
    assert refused.stderr.startswith(f"meseta: {sentence}")
