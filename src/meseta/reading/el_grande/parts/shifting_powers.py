"""Shifting Powers: the modifiers a player may add to a power card, passes and takes back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from meseta.games.el_grande.parts.shifting_powers.view import with_modifiers
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.read_part import Details, Question, ReadPart
from meseta.reading.el_grande.viewer import own, own_seat
from meseta.reading.view import answers


def bidding(view: ElGrandeView, cast: Cast) -> Details:
    modifier = with_modifiers(own(view))["modifier"]
    if modifier:
        return {"step": "modified", "modifier": modifier}
    return {"step": "modify"} if any(said.startswith("modify ") for said in answers(view)) else {}


def passing_modifiers(view: ElGrandeView, cast: Cast) -> Details:
    return {"seat": cast.names[(own_seat(view) + 1) % len(view["seats"])]}


def taking_back(view: ElGrandeView, cast: Cast) -> Details:
    return {"step": "modifiers"}


class ReadShiftingPowers(ReadPart):
    NAME: ClassVar[str] = "shifting-powers"
    QUESTIONS: ClassVar[Mapping[str, Question]] = {
        "bidding": bidding,
        "passing-modifiers": passing_modifiers,
        "taking-back": taking_back,
    }


PART = ReadShiftingPowers()
