"""Running `meseta` as a person does: a real process, real typing, real files. And games to be typed into it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from meseta.engine.frame import AnyPosition
from meseta.engine.randomness import from_seed
from meseta.games.catalogue import title_of
from tests.cli.looking import text_board_of
from tests.fork_server import command
from tests.patience import PATIENCE

SHORT = {"players": "2", "rounds": "6", "start": "blue"}
NUMBERS = "\n".join(str(number % 13 + 1) for number in range(5000))  # sooner or later one of them is an answer


def meseta(*arguments: object, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """In English, unless it is asked to speak another language."""
    return command(*map(str, arguments), typed=typed, environment=settings(environment))


def meseta_from_scratch(*arguments: object, typed: str) -> subprocess.CompletedProcess[str]:
    """The same, but begun as a person does: slower, and hashes are others than in forked processes."""
    command = [sys.executable, "-m", "meseta.cli.main", *map(str, arguments)]
    return subprocess.run(
        command, input=typed, capture_output=True, encoding="utf-8", timeout=PATIENCE, env=settings({})
    )


def settings(environment: dict[str, str]) -> dict[str, str]:
    return {**os.environ, "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8", **environment}


def play(*arguments: object, typed: str, game: str = "el-grande", seed: object = 1, **options: str) -> str:
    """What `meseta play` prints, which must be no refusal."""
    chosen = [f"--option={name}={value}" for name, value in options.items()]
    return shown_by(meseta("play", game, f"--seed={seed}", *chosen, *arguments, typed=typed))


def shown_by(finished: subprocess.CompletedProcess[str]) -> str:
    assert finished.stderr == ""
    assert finished.returncode == 0
    return finished.stdout


def on_one_line(shown: str) -> str:
    """Wherever its lines were broken."""
    return " ".join(shown.split())


class TypedGame(NamedTuple):
    """What people at one keyboard type to reach a position: questions with one answer need no typing."""

    seed: int
    lines: list[str]
    position: AnyPosition

    @property
    def view(self) -> dict[str, Any]:
        """As the seat that is asked sees it."""
        view: dict[str, Any] = self.position.seen_by(self.position.waiting()[0])
        return view


def typed_game(until: Callable[[AnyPosition], bool], game: str = "el-grande", **options: str) -> TypedGame:
    """A random game up to the first position that is wanted and asks somebody; seeds are tried until there is one."""
    for seed in range(100):
        position, random, lines = title_of(game).new_game(options, seed), from_seed(1000 + seed), list[str]()
        while seats := position.waiting():
            answers = position.answers(seats[0])
            # Where others must look away, they must not learn either that there is only one answer.
            asked = len(answers) > 1 or text_board_of(position).for_one_alone(position.seen_by(seats[0]))
            if asked and until(position):
                return TypedGame(seed, lines, position)
            answer = random.choice(answers)
            if asked:
                lines.append(position.notation(answer))
            position.answer(seats[0], answer)
        if until(position):
            return TypedGame(seed, lines, position)
    raise AssertionError("no game reaches such a position")


def is_over(position: AnyPosition) -> bool:
    return not position.waiting()


def asks(kind: str, seats: int = 1, **facts: str) -> Callable[[AnyPosition], bool]:
    """Are so many seats or more asked in this kind of business, of which these facts are true?"""

    def wanted(position: AnyPosition) -> bool:
        if len(position.waiting()) < seats:
            return False
        business = position.seen_by(None)["business"][-1]
        return bool({"kind": kind, **facts}.items() <= {key: business.get(key) for key in ["kind", *facts]}.items())

    return wanted


class Finished(NamedTuple):
    """A whole game that was typed at one keyboard."""

    game: TypedGame
    shown: str
    record: Path


def typed_through(folder: Path, **options: Any) -> Finished:
    game = typed_game(is_over, **options)
    file = folder / "finished.json"
    shown = play("--hot-seat", "--record", file, seed=game.seed, typed="\n".join(game.lines), **options)
    return Finished(game, shown, file)


def screens(shown: str) -> list[str]:
    """What is seen between one curtain and the next."""
    return re.split("\n(?:- )+\n", shown)[1:]
