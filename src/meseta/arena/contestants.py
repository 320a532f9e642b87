"""Who can play in the arena: bots of the house, with parameters or without, and programs of others."""

from __future__ import annotations

from meseta.arena.api_player import ApiPlayer
from meseta.arena.bot_player import BotPlayer
from meseta.arena.line_player import LinePlayer
from meseta.arena.player import Player
from meseta.bots.catalogue import bots_for
from meseta.engine.refusal import Refused

PROGRAMS = {"program": LinePlayer, "api": ApiPlayer}


def check_contestant(name: str, game: str) -> None:
    """A contestant that cannot be is refused before anything is played."""
    kind, _, rest = name.partition(":")
    if kind in PROGRAMS:
        if not rest.strip():
            raise Refused("arena-no-command", kind=kind)
    elif name not in bots_for(game):
        raise Refused("error-no-such-name", word=name, kind="bot", possible=[*bots_for(game), *PROGRAMS])


def player_of(name: str, patience: float) -> Player:
    kind, _, command = name.partition(":")
    return PROGRAMS[kind](command, patience) if kind in PROGRAMS else BotPlayer(name)
