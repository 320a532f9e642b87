"""Who can play in the arena: bots of the house, with parameters or without, and programs of others."""

from __future__ import annotations

from typing import Final

from meseta.arena.api_player import ApiPlayer
from meseta.arena.bot_player import BotPlayer
from meseta.arena.line_player import LinePlayer
from meseta.arena.player import Player
from meseta.bots.catalogue import Bot, bot_of
from meseta.bots.levels import level_of
from meseta.engine.refusal import Refused

PROGRAMS: Final = {"program": LinePlayer, "api": ApiPlayer}


def check_contestant(name: str, game: str, options: dict[str, str]) -> None:
    """A contestant that cannot be is refused before anything is played."""
    kind, _, rest = name.partition(":")
    if kind not in PROGRAMS:
        bot_of(name, game, options)
    elif not rest.strip():
        raise Refused("arena-no-command", kind=kind)


def player_of(name: str, game: str, options: dict[str, str], patience: float) -> Player:
    kind, _, command = name.partition(":")
    if kind in PROGRAMS:
        return PROGRAMS[kind](command, patience)
    level = level_of(name)
    return BotPlayer(bot_of(name, game, options) if level is None else Bot(level._replace(people_wait=False).answer))
