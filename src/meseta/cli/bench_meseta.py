"""What `meseta bench` measures of our own: random four-player games."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

from meseta.cli.stopwatch import per_second
from meseta.engine import playout as engine_playout
from meseta.engine.playout import copies as copy_many
from meseta.engine.playout import playouts
from meseta.engine.position import Position
from meseta.games.catalogue import title_of

COMPILED = not (engine_playout.__file__ or "").endswith(".py")
SEEDS = count(1)


def inner(game: str = "el-grande", **options: str) -> float:
    """Decisions a second of whole games inside the compiled group."""
    return rate(lambda root: playouts(root, 20, next(SEEDS)), game, **options)


def games() -> float:
    return rate(lambda root: playouts(root, 20, next(SEEDS)) and 20)


def copies() -> float:
    return rate(lambda root: copy_many(root, 1000))


def driven() -> float:
    """Decisions a second of games whose every answer comes from interpreted Python."""
    return rate(lambda root: sum(drive(root.copy()) for _ in range(10)))


def drive(position: Position) -> int:
    decisions = 0
    pick = random.random
    while (seat := position.seat) >= 0:
        answers = position.answers(seat)
        position.answer(seat, answers[int(pick() * len(answers))])
        decisions += 1
    return decisions


def rate(work: Callable[[Position], int], game: str = "el-grande", **options: str) -> float:
    """Work done in a second, each slice on a game of its own."""
    root = title_of(game).new_game({"players": "4", **options}, next(SEEDS))
    return per_second(lambda: work(root))
