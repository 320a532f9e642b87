"""What each answer in Condottiere does, in the words of the page's buttons."""

from __future__ import annotations

from typing import Final

from meseta.wording.words import Said, Words

WHOLE: Final = ("pass showing", "favour off")  # answers of two words that have a sentence of their own
NAMES: Final = {"play": "card", "keep": "card", "take": "strength", "region": "area", "favour": "area"}


def answer(notation: str, words: Words) -> str:
    verb, _, what = notation.partition(" ")
    if notation in WHOLE:
        return words.say(f"answer-condottiere-{verb}-{what}")
    return words.say(f"answer-condottiere-{verb}", **details(verb, what))


def details(verb: str, what: str) -> dict[str, Said]:
    """What the sentence of a verb is filled with."""
    if verb == "draw":
        return {"count": int(what)}
    return {NAMES[verb]: what} if verb in NAMES else {}
