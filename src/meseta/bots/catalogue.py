"""All bots by name. A bot is given a world as its seat imagines it and answers; the same world and seed always give the
same answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from meseta.bots import random_bot
from meseta.bots.condottiere import quick as condottiere
from meseta.bots.el_grande import quick as el_grande
from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.engine.view import View

Glance: TypeAlias = Callable[[View, int], int]  # what is answered to one view


class Bot(NamedTuple):
    """How it answers: an imagined position in which a seat is asked, the seat and a seed give its answer, and after it
    those to what the seat will be asked next, as far as the bot has thought of that."""

    answer: Callable[[Position, int, int], list[int]]


# Rules of thumb, others for each game. A new game registers its own here.
QUICK: Final[dict[str, Glance]] = {"condottiere": condottiere.choose, "el-grande": el_grande.choose}


def at_a_glance(glance: Glance) -> Bot:
    """A bot that reads what its seat sees, and looks no further than the next answer."""
    return Bot(lambda world, seat, seed: [glance(world.seen_by(seat), seed)])


def bots_for(game: str) -> dict[str, Bot]:
    """The bots that can play a game, the strongest first."""
    quick = {"quick": at_a_glance(QUICK[game])} if game in QUICK else {}
    return {**quick, "random": at_a_glance(random_bot.choose)}


def usual_bot(game: str) -> str:
    """The bot that takes a seat where nothing else was said."""
    return quick_bot(game)


def quick_bot(game: str) -> str:
    """The best of the bots that answer at a glance."""
    return "quick" if game in QUICK else "random"


def choose(bot: str, world: Position, seat: int, seed: int) -> list[int]:
    """The bot's answers: the first to the question that its seat is asked now, others to those that follow from it."""
    check_question(bot, world, seat)
    return bots_for(world.GAME)[bot].answer(world, seat, seed)


def first_thought(view: View, seed: int) -> int:
    """What the quick bot would answer to a view."""
    return QUICK.get(view["game"], random_bot.choose)(view, seed)


def check_question(bot: str, world: Position, seat: int) -> None:
    """Is there such a bot, and a question for it?"""
    bots = bots_for(world.GAME)
    if bot not in bots:
        raise Refused("error-no-such-name", word=bot, kind="bot", possible=list(bots))
    if not world.answers(seat):
        raise Refused("error-bot-not-asked", seat=seat)
