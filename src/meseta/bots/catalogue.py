"""All bots by name. A bot is given a world as its seat imagines it and answers; the same world and seed always give the
same answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from meseta.bots import random_bot
from meseta.bots.condottiere import quick as condottiere
from meseta.bots.el_grande import quick as el_grande
from meseta.bots.levels import LEVELS, level_of
from meseta.build_digest import compiled
from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.engine.title import Title, resolve_options
from meseta.engine.view import View
from meseta.games.catalogue import title_of

Glance: TypeAlias = Callable[[View, int], int]  # what is answered to one view


class Bot(NamedTuple):
    """How it answers: an imagined position in which a seat is asked, the seat and a seed give its answer, and after it
    those to what the seat will be asked next, as far as the bot has thought of that."""

    answer: Callable[[Position, int, int], list[int]]


# Rules of thumb, others for each game. A new game registers its own here.
QUICK: Final[dict[str, Glance]] = {"condottiere": condottiere.choose, "el-grande": el_grande.choose}
DEEP: Final = "strong"  # thinks for so long that others must not wait for it
DEFAULTS: Final[Mapping[str, str]] = MappingProxyType({})


def at_a_glance(glance: Glance) -> Bot:
    """A bot that reads what its seat sees, and looks no further than the next answer."""

    def answer(world: Position, seat: int, seed: int) -> list[int]:
        return [glance(world.seen_by(seat), seed)]

    return Bot(answer)


# ---- Which bots there are.
def bots_for(game: str, options: Mapping[str, str] = DEFAULTS) -> dict[str, Bot]:
    """The bots that can play a game with these options, the strongest first. What can be judged can be searched."""
    searching = {name: Bot(level.answer) for name, level in LEVELS.items()} if is_judged(game, options) else {}
    quick = {"quick": at_a_glance(QUICK[game])} if game in QUICK else {}
    return {**searching, **quick, "random": at_a_glance(random_bot.choose)}


def is_judged(game: str, options: Mapping[str, str] = DEFAULTS) -> bool:
    """Is there a judgement of a game with these options, so that it can be searched?"""
    return has_judgement(title_of(game), tuple(options.items()))


@lru_cache(maxsize=256)
def has_judgement(title: Title, options: tuple[tuple[str, str], ...]) -> bool:
    """Asked for every page of a table."""
    return title.judgement(resolve_options(title.options, dict(options))) is not None


def usual_bot(game: str, options: Mapping[str, str] = DEFAULTS) -> str:
    """The bot that takes a seat where nothing else was said. Where the rules are not compiled, a search is too slow."""
    return "middle" if compiled() and is_judged(game, options) else quick_bot(game)


def quick_bot(game: str) -> str:
    """The best of the bots that answer at a glance."""
    return "quick" if game in QUICK else "random"


# ---- Asking them.
def choose(bot: str, world: Position, seat: int, seed: int) -> list[int]:
    """The bot's answers: the first to the question that its seat is asked now, others to those that follow from it."""
    answering = check_question(bot, world, seat)
    return answering.answer(world, seat, seed)


def first_thought(view: View, seed: int) -> int:
    """What the quick bot would answer to a view."""
    return QUICK.get(view["game"], random_bot.choose)(view, seed)


def check_question(bot: str, world: Position, seat: int) -> Bot:
    """The bot of that name, if there is one and a question for it."""
    found = bot_of(bot, world.GAME, world.options_chosen())
    if not world.answers(seat):
        raise Refused("error-bot-not-asked", seat=seat)
    return found


def bot_of(spec: str, game: str, options: Mapping[str, str] = DEFAULTS) -> Bot:
    """The bot of a name. Of those that search the level may be set otherwise: `strong:seconds=0.1`."""
    bots = bots_for(game, options)
    level = level_of(spec) if is_judged(game, options) else None
    if level is None and spec not in bots:
        raise Refused("error-no-such-name", word=spec, kind="bot", possible=list(bots))
    return bots[spec] if level is None else Bot(level.answer)
