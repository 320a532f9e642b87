"""The quick bot of Condottiere: for each question a judge of answers, and the best judged one is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from meseta.bots.condottiere import weights
from meseta.bots.condottiere.battle import battle, taking_back
from meseta.bots.condottiere.map import need, rivals_need
from meseta.bots.view import Judge, Words, best_answer, own_seat
from meseta.engine.view import View
from meseta.games.condottiere.view import CondottiereView


def choosing_region(view: CondottiereView) -> Judge:
    """A region that brings us further, and the rivals less."""
    me = own_seat(view)
    return lambda words: weights.OWN_NEED * need(view, me, words[1]) - weights.RIVALS_NEED * rivals_need(view, words[1])


def placing_favour(view: CondottiereView) -> Judge:
    """Where no battle may be: on what a rival needs more than we do."""
    me = own_seat(view)

    def judge(words: Words) -> float:
        if words[1] == "off":
            return 0.0
        return weights.RIVALS_NEED * rivals_need(view, words[1]) - weights.OWN_NEED * need(view, me, words[1])

    return judge


def discarding_hands(view: CondottiereView) -> Judge:
    """A hand without mercenaries wins nothing, unless a heroine is in it."""
    heroine = "heroine" in (view["seats"][own_seat(view)]["hand"] or [])
    return lambda words: float(heroine == (words[0] == "hold"))


def keeping_cards(view: CondottiereView) -> Judge:
    return lambda words: 0.0 if words[0] == "done" else weights.PRICE[words[1]]


def drawing(view: CondottiereView) -> Judge:
    return lambda words: float(words[1])


QUESTIONS: dict[str, Callable[[CondottiereView], Judge]] = {
    "battle": battle,
    "choosing-region": choosing_region,
    "discarding-hands": discarding_hands,
    "drawing": drawing,
    "keeping-cards": keeping_cards,
    "placing-favour": placing_favour,
    "taking-back": taking_back,
}


def choose(view: View, seed: int) -> int:
    """The answer to a view of Condottiere."""
    if len(view["legal"]) == 1:
        return view["legal"][0]["answer"]
    seen = cast("CondottiereView", view)
    return best_answer(seen, QUESTIONS[seen["business"][-1]["kind"]](seen), seed)
