"""Shifting Powers: the modifiers a player may add to a power card, passes and takes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from meseta.games.el_grande.parts.shifting_powers.modifiers import MODIFIERS
from meseta.games.el_grande.parts.shifting_powers.view import with_modifiers
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.read_part import Details, Question, ReadPart
from meseta.reading.el_grande.topics import sign, topic
from meseta.reading.el_grande.viewer import own, own_seat
from meseta.reading.rulebook import Sign, Topic
from meseta.reading.view import answers, question
from meseta.wording.words import Words


def bidding(view: ElGrandeView, cast: Cast) -> Details:
    modifier = with_modifiers(own(view))["modifier"]
    if modifier:
        return {"step": "modified", "modifier": modifier}
    return {"step": "modify"} if any(said.startswith("modify ") for said in answers(view)) else {}


def passing_modifiers(view: ElGrandeView, cast: Cast) -> Details:
    return {"seat": cast.names[(own_seat(view) + 1) % len(view["seats"])]}


def taking_back(view: ElGrandeView, cast: Cast) -> Details:
    return {"step": "modifiers"}


ABILITY: Final = {modifier.name: modifier.ability for modifier in MODIFIERS if modifier.ability}
PLAYED: Final = "shifting-powers=on"
TOPIC: Final = topic(
    "modifiers",
    *[(each, PLAYED) for each in ("deal", "play", "abilities", "recruit", "courier", "levy", "steward")],
    asked=("passing-modifiers",),
)


def modifier_says(name: str, words: Words) -> str:
    """What it does; those without an ability only change the order."""
    return words.say(f"rule-el-grande-modifiers-{ABILITY[name]}" if name in ABILITY else "modifier-says")


class ReadShiftingPowers(ReadPart):
    NAME: ClassVar[str] = "shifting-powers"
    TOPICS: ClassVar[Sequence[Topic]] = [TOPIC]
    SIGNS: ClassVar[Sequence[Sign]] = [sign("modifiers", PLAYED)]
    QUESTIONS: ClassVar[Mapping[str, Question]] = {
        "bidding": bidding,
        "passing-modifiers": passing_modifiers,
        "taking-back": taking_back,
    }

    def also(self, view: ElGrandeView, words: Words) -> str:
        """What those in hand do besides, where one of them is given away."""
        if question(view) != "passing-modifiers":
            return ""
        held = dict.fromkeys(with_modifiers(own(view))["modifiers"]["hand"] or [])
        return " ".join(modifier_says(name, words) for name in held if name in ABILITY)

    def answer(self, view: ElGrandeView, said: str, its_cast: Cast, words: Words) -> str | None:
        verb, _, what = said.partition(" ")
        return words.say(f"answer-el-grande-{verb}", modifier=what) if verb in ("modify", "pass", "modifier") else None


PART = ReadShiftingPowers()
