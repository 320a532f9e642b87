"""The third game in the terminal: a real process, real typing."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.patience import PATIENCE
from tests.third_game.conftest import ROOT


def play(typed: str, *arguments: str) -> str:
    """What is printed; it must be no refusal."""
    command = [sys.executable, "-m", "tests.third_game.program", "play", "noughts-and-crosses", *arguments]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, "PYTHONPATH": path}
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def test_game_is_played_at_one_keyboard_to_its_end() -> None:
    typed = "\n".join(f"mark {cell}" for cell in ("a1", "a2", "b1", "b2", "c1"))

    shown = play(typed, "--hot-seat", "--seed=1")

    assert "x x x\no o .\n. . ." in shown or "o o o\nx x .\n. . ." in shown
    assert "wins." in shown


def test_game_is_played_against_a_bot() -> None:
    typed = "\n".join(f"mark {cell}" for cell in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3") * 2)

    shown = play(typed, "--seed=1")

    assert "wins." in shown


def test_answer_that_is_not_free_is_refused_in_a_sentence() -> None:
    shown = play("mark a1\nmark a1\nquit", "--hot-seat", "--seed=1")

    assert "possible: mark b1, mark c1, mark a2" in " ".join(shown.split())


def test_game_speaks_the_languages_of_the_house() -> None:
    shown = play("quit", "--hot-seat", "--language=pl")

    assert "Kółko i krzyżyk" in shown
    assert "aznacz pole" in shown
