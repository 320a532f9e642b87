"""What runs in a worker process of the pool. It imports no more than thinking needs, so that workers start quickly."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread

from meseta.bots import catalogue, search_bot
from meseta.bots.levels import LEVELS
from meseta.bots.search_bot import Considered
from meseta.engine.saved import Saved
from meseta.games.catalogue import title_of

NICE = 10  # people who wait for a page come before bots that think


def prepare() -> None:
    """A worker gives way to the server, leaves Ctrl-C to it, and ends with it."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A server that was killed cannot stop its workers, and they would wait for it for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def ready() -> None:
    """Nothing to do: asking for it makes a worker start before it is needed."""


def consider(game: str, saved: Saved, seat: int, seed: int) -> Considered:
    """What a seat may answer in a world that it imagines, as the strong bot sees it."""
    strong = LEVELS["strong"]
    return search_bot.consider(title_of(game).load(saved), seat, seed, strong.iterations, strong.seconds)


def choose(bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
    """A bot's answers in a world that its seat imagines, which has come as plain data."""
    return catalogue.choose(bot, title_of(game).load(saved), seat, seed)
