"""The terminal speaks the languages of the pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from meseta.cli.language import system_language
from tests.cli.commands import meseta, on_one_line, play


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "en_GB"}, "pl"),
    ],
)
def test_the_system_s_language_is_spoken_where_it_is_known(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_a_game_follows_the_system() -> None:
    shown = meseta("play", "condottiere", "--seed=1", LC_ALL="pl_PL.UTF-8").stdout

    assert "Grasz jako Niebieski." in shown


def test_the_language_asked_for_comes_before_the_system_s() -> None:
    shown = meseta("play", "condottiere", "--seed=1", "--language=en", LC_ALL="pl_PL.UTF-8").stdout

    assert "You are Blue." in shown


def test_a_language_that_is_not_spoken_is_refused() -> None:
    refused = meseta("play", "condottiere", "--language=tlh")

    assert refused.returncode == 2
    assert "choose from" in refused.stderr


def test_questions_answers_events_and_places_are_polish() -> None:
    typed = "\n".join(["13", "12", "take 5", "place granada", "undo", "board"])

    shown = play("--hot-seat", "--language=pl", typed=typed, players="2", start="blue")

    assert "Niebieski: Zagraj kartę siły." in shown
    assert "Niebieski zagrywa kartę siły 13." in shown
    assert "Umieść w Granadzie" in shown
    assert "Niebieski cofa: place granada." in shown
    assert "\n  Galicja " in shown
    assert "You" not in shown


def test_what_is_typed_is_the_same_in_every_language() -> None:
    shown = play("--hot-seat", "--language=pl", typed="help\nbid 13\nundo\nlog\nquit\n", start="blue")

    assert "quit       kończy grę" in shown
    assert "Do zobaczenia" in shown


def test_a_refusal_is_said_in_the_language_of_the_command() -> None:
    refused = meseta("play", "el-grande", "--language=pl", "--seat=pink")

    assert refused.stderr == "meseta: „pink” nie oznacza gracza w tej grze; możliwe: blue, orange, green, purple.\n"


def test_a_record_is_told_in_polish(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--hot-seat", "--record", file, typed="13\n12\n", start="blue")

    shown = meseta("replay", file, "--language=pl").stdout

    assert "   1 blue: bid 13" in shown
    assert "Niebieski zagrywa kartę siły 13." in shown
    assert "Teraz odpowiada: Zielony." in on_one_line(shown)
