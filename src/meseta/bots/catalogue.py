"""All bots by name. A bot sees one view and answers it; the same view and seed always give the same answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from meseta.bots import random_bot
from meseta.bots.condottiere import quick as condottiere
from meseta.bots.el_grande import quick as el_grande
from meseta.engine.refusal import Refused
from meseta.engine.view import View

Bot: TypeAlias = Callable[[View, int], int]

# The quick bot knows rules of thumb, others for each game. A new game registers its bots here, the best first.
BOTS_OF_A_GAME: Final[dict[str, dict[str, Bot]]] = {
    "condottiere": {"quick": condottiere.choose},
    "el-grande": {"quick": el_grande.choose},
}
BOTS_OF_ANY_GAME: Final[dict[str, Bot]] = {"random": random_bot.choose}


def bots_for(game: str) -> dict[str, Bot]:
    """The bots that can play a game, the best first."""
    return {**BOTS_OF_A_GAME.get(game, {}), **BOTS_OF_ANY_GAME}


def best_bot(game: str) -> str:
    """The bot that takes a seat where nothing else was said."""
    return next(iter(bots_for(game)))


def choose(bot: str, view: View, seed: int) -> int:
    """The bot's answer to the question that its seat is asked: one of `view["legal"]`."""
    check_question(bot, view)
    return bots_for(view["game"])[bot](view, seed)


def check_question(bot: str, view: View) -> None:
    """Is there such a bot, and a question for it?"""
    bots = bots_for(view["game"])
    if bot not in bots:
        raise Refused("error-no-such-name", word=bot, kind="bot", possible=list(bots))
    if not view["legal"]:
        raise Refused("error-bot-not-asked", seat="-" if view["seat"] is None else view["seat"])
