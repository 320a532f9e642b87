"""What each answer in El Grande does, in the words of the page's buttons."""

from __future__ import annotations

from typing import Final

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.questions import answer_of_part, card_on
from meseta.reading.el_grande.verbs import AREA_VERBS, DISK_VERBS, PIECE_VERBS
from meseta.wording.words import Said, Words

NUMBERS: Final = {"bid": "value", "power": "value", "court": "count"}  # verbs with a number, and what it is


def answer(view: ElGrandeView, notation: str, cast: Cast, words: Words) -> str:
    verb, _, what = notation.partition(" ")
    if (of_part := answer_of_part(view, notation, cast, words)) is not None:
        return of_part
    if notation == "return court":
        return words.say("answer-el-grande-return-court")
    return words.say(f"answer-el-grande-{verb}", **details(view, verb, what, cast))


def details(view: ElGrandeView, verb: str, what: str, cast: Cast) -> dict[str, Said]:
    """What the sentence of a verb is filled with."""
    if verb in NUMBERS:
        return {NUMBERS[verb]: int(what)}
    if verb in (*AREA_VERBS, *DISK_VERBS):
        return {"area": what}
    if verb in PIECE_VERBS:
        colour, region = what.split()
        return cast.piece(cast.colours.index(colour), region)
    if verb == "take":
        return {"card": card_on(view, int(what))["card"]}
    frame = view["business"][-1]
    if frame["kind"] == "choosing":
        return {"card": frame["first_card"] if what == "1" else frame["second_card"]}
    if verb == "next":
        return {"seat": cast.names[cast.colours.index(what)]}
    return {"tile": what} if verb == "tile" else {}
