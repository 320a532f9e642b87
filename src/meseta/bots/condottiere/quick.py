"""The quick bot of Condottiere: for each question a judge of answers, and the best judged one is given."""

from __future__ import annotations

from collections.abc import Callable

from meseta.bots.condottiere import weights
from meseta.bots.condottiere.battle import battle, taking_back
from meseta.bots.condottiere.map import need, rivals_need
from meseta.bots.view import Judge, View, Words, best_answer, top


def choosing_region(view: View) -> Judge:
    """A region that brings us further, and the rivals less."""
    return lambda words: (
        weights.OWN_NEED * need(view, view["seat"], words[1]) - weights.RIVALS_NEED * rivals_need(view, words[1])
    )


def placing_favour(view: View) -> Judge:
    """Where no battle may be: on what a rival needs more than we do."""

    def judge(words: Words) -> float:
        if words[1] == "off":
            return 0.0
        return weights.RIVALS_NEED * rivals_need(view, words[1]) - weights.OWN_NEED * need(view, view["seat"], words[1])

    return judge


def discarding_hands(view: View) -> Judge:
    """A hand without mercenaries wins nothing, unless a heroine is in it."""
    heroine = "heroine" in view["seats"][view["seat"]]["hand"]
    return lambda words: float(heroine == (words[0] == "hold"))


def keeping_cards(view: View) -> Judge:
    return lambda words: 0.0 if words[0] == "done" else weights.PRICE[words[1]]


def drawing(view: View) -> Judge:
    return lambda words: float(words[1])


QUESTIONS: dict[str, Callable[[View], Judge]] = {
    "battle": battle,
    "choosing-region": choosing_region,
    "discarding-hands": discarding_hands,
    "drawing": drawing,
    "keeping-cards": keeping_cards,
    "placing-favour": placing_favour,
    "taking-back": taking_back,
}


def choose(view: View, seed: int) -> int:
    if len(view["legal"]) == 1:
        answer: int = view["legal"][0]["answer"]
        return answer
    return best_answer(view, QUESTIONS[top(view)["kind"]](view), seed)
