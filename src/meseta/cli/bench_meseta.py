"""What `meseta bench` measures of our own: random four-player games, and search in them."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

from meseta.bots.search_bot import judgement_of
from meseta.cli.stopwatch import per_second
from meseta.engine import playout as engine_playout
from meseta.engine.judgement import Judgement, PlainJudgement
from meseta.engine.playout import copies as copy_many
from meseta.engine.playout import playouts
from meseta.engine.position import Position
from meseta.engine.randomness import from_seed
from meseta.engine.search import Search
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


# ---- Search, at the first decision of a game.
def plain_search(game: str = "el-grande") -> float:
    """Decisions a second that a search simulates which plays at random to the end, as the peer's does."""
    root = four_players(game)
    decisions = playouts(root, 20, next(SEEDS)) / 20  # of one game from here
    search = search_from(root, PlainJudgement(judgement_of(root)))
    return decisions * per_second(lambda: iterated(search))


def iterations() -> float:
    """Of the search that bots play by."""
    root = four_players("el-grande")
    search = search_from(root, judgement_of(root))
    return per_second(lambda: iterated(search))


def search_from(root: Position, judgement: Judgement) -> Search:
    search = Search(judgement, int(root.seat), next(SEEDS))
    search.begin(root.imagine(int(root.seat), from_seed(next(SEEDS))))
    return search


def iterated(search: Search) -> int:
    search.run(50)
    return 50


# ---- Games.
def four_players(game: str, **options: str) -> Position:
    return title_of(game).new_game({"players": "4", **options}, next(SEEDS))


def rate(work: Callable[[Position], int], game: str = "el-grande", **options: str) -> float:
    """Work done in a second, each slice on a game of its own."""
    root = four_players(game, **options)
    return per_second(lambda: work(root))
