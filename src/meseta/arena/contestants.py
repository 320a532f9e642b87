"""Who can play in the arena: bots of the house, with parameters or without, and programs of others."""

from __future__ import annotations

from functools import partial
from math import inf
from time import thread_time
from typing import Final

from meseta.arena.api_player import ApiPlayer
from meseta.arena.bot_player import BotPlayer
from meseta.arena.line_player import LinePlayer
from meseta.arena.player import Player
from meseta.bots.catalogue import Bot, bots_for
from meseta.bots.search_bot import think
from meseta.engine.refusal import Refused

PROGRAMS: Final = {"program": LinePlayer, "api": ApiPlayer}
# Iterations and seconds of those that search; plain search is no bot for people, but a yardstick.
LEVELS: Final = {"plain": (30_000, 1.0), "middle": (200, inf), "strong": (30_000, 1.0)}
PATTERN: Final = "strong:iterations=500,seconds=0.1"


def check_contestant(name: str, game: str) -> None:
    """A contestant that cannot be is refused before anything is played."""
    kind, _, rest = name.partition(":")
    if kind not in PROGRAMS:
        bot_of(name, game)
    elif not rest.strip():
        raise Refused("arena-no-command", kind=kind)


def player_of(name: str, game: str, patience: float) -> Player:
    kind, _, command = name.partition(":")
    return PROGRAMS[kind](command, patience) if kind in PROGRAMS else BotPlayer(bot_of(name, game))


def bot_of(name: str, game: str) -> Bot:
    """A bot of the house. Seconds are of a processor here: the machine may have other things to do."""
    level, _, given = name.partition(":")
    if level in LEVELS:
        iterations, seconds = limits(level, given)
        return Bot(partial(think, iterations=iterations, seconds=seconds, plain=level == "plain", clock=thread_time))
    if given:
        raise Refused("error-pattern", words=name, pattern=PATTERN)
    if level not in bots_for(game):
        raise Refused("error-no-such-name", word=name, kind="bot", possible=[*LEVELS, *bots_for(game), *PROGRAMS])
    return bots_for(game)[level]


def limits(level: str, given: str) -> tuple[int, float]:
    """What is not said is as at a table; but who is given iterations may take as long as they need."""
    iterations, seconds = LEVELS[level]
    named = dict(each.split("=", 1) for each in given.split(",") if "=" in each)
    try:
        if len(named) != given.count(",") + bool(given) or not set(named) <= {"iterations", "seconds"}:
            raise ValueError
        return (
            int(named.get("iterations", iterations)),
            float(named.get("seconds", inf if "iterations" in named else seconds)),
        )
    except ValueError:
        raise Refused("error-pattern", words=f"{level}:{given}", pattern=PATTERN) from None
