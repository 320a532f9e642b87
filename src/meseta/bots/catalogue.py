"""All bots by name. A bot sees one view and answers it; the same view and seed always give the same answer."""

from __future__ import annotations

from collections.abc import Callable

from meseta.bots import quick_bot, random_bot
from meseta.engine.refusal import Refused
from meseta.engine.view import View

BOTS: dict[str, Callable[[View, int], int]] = {
    "random": random_bot.choose,
    "quick": quick_bot.choose,
}


def choose(bot: str, view: View, seed: int) -> int:
    """The bot's answer to the question that its seat is asked: one of `view["legal"]`."""
    check_question(bot, view)
    return BOTS[bot](view, seed)


def check_question(bot: str, view: View) -> None:
    """Is there such a bot, and a question for it?"""
    if bot not in BOTS:
        raise Refused(f"There is no bot {bot!r}: choose one of {', '.join(BOTS)}.")
    if not view["legal"]:
        raise Refused(f"Seat {view['seat']} is not asked anything: there is nothing for a bot to answer.")
