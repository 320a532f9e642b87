"""Short matches for tests: games of few rounds between bots that do not think long."""

from __future__ import annotations

import sys
from pathlib import Path

from meseta.arena.contest import Contest, Wanted
from meseta.arena.crews import Alone, Crew
from meseta.arena.match import Outcome

SHORT = {"players": "2", "rounds": "6"}
EXAMPLES = Path(__file__).parents[2] / "examples"


def contest(*bots: str, games: int = 4, seed: int = 1, journal: Path | None = None, **options: str) -> Contest:
    wanted = Wanted("el-grande", {**SHORT, **options}, list(bots), games, seed, patience=60.0)
    return Contest(wanted, journal)


def played(match: Contest, crew: Crew | None = None) -> Contest:
    for _ in match.play(crew or Alone()):
        pass
    return match


def told(outcomes: list[Outcome]) -> list[object]:
    """Everything but the time that was used."""
    return [(each.number, each.seats, each.shares, each.points, each.decisions, each.forfeit) for each in outcomes]


def example(name: str) -> str:
    return f"{sys.executable} {EXAMPLES / name}"


def program(folder: Path, source: str) -> str:
    """A contestant of a few lines."""
    file = folder / "program.py"
    file.write_text(source, encoding="utf-8")
    return f"program:{sys.executable} {file}"
