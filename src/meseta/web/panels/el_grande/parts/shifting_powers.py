"""Shifting Powers: the modifiers a player holds, passes, adds to a power card and takes back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from markupsafe import Markup

from meseta.engine.program import Step
from meseta.games.el_grande.parts.shifting_powers.modifiers import MODIFIERS, TakeBackEither
from meseta.games.el_grande.parts.shifting_powers.view import with_modifiers
from meseta.games.el_grande.view import ElGrandeView, SeatView
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.viewer import own, own_seat
from meseta.web.boards.page import answer, answers
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.parts.shown_part import Chip, Details, Question, ShownPart
from meseta.wording.forms import name_id
from meseta.wording.words import Words

CHANGE: Final = {modifier.name: modifier.change for modifier in MODIFIERS}


def bidding(view: ElGrandeView, cast: Cast) -> Details:
    modifier = with_modifiers(own(view))["modifier"]
    if modifier:
        return {"step": "modified", "modifier": modifier}
    return {"step": "modify"} if any(said.startswith("modify ") for said in answers(view)) else {}


def passing_modifiers(view: ElGrandeView, cast: Cast) -> Details:
    return {"seat": cast.names[(own_seat(view) + 1) % len(view["seats"])]}


def taking_back(view: ElGrandeView, cast: Cast) -> Details:
    return {"step": "modifiers"}


class ShownShiftingPowers(ShownPart):
    NAME: ClassVar[str] = "shifting-powers"
    QUESTIONS: ClassVar[Mapping[str, Question]] = {
        "bidding": bidding,
        "passing-modifiers": passing_modifiers,
        "taking-back": taking_back,
    }
    STEP_ICONS: ClassVar[Mapping[type[Step], tuple[str, ...]]] = {TakeBackEither: ("power", "undo")}
    ON_THE_CARDS: ClassVar[tuple[str, ...]] = ("modify",)

    def tags(self, seat: SeatView, words: Words) -> Markup:
        held = with_modifiers(seat)["modifiers"]["held"]
        return html('<span class="tag" title="{}">&plusmn;{}</span>', words.say("modifiers-held", count=held), held)

    def taken_back_unseen(self, seat: SeatView) -> int:
        return with_modifiers(seat)["modifiers"]["taken_back_unseen"]

    def below_ruler(self, view: ElGrandeView, words: Words) -> Markup:
        """Those in the viewer's hand; buttons while one may be added."""
        if view["seat"] is None:
            return NOTHING
        chosen = answers(view)
        held = with_modifiers(own(view))["modifiers"]["hand"] or []
        # Of two that are the same one is enough to press.
        tags = [
            tag(called(name, words), None if name in held[:place] else chosen.get(f"modify {name}"))
            for place, name in enumerate(held)
        ]
        return html('<div class="modifiers"><span>{}</span>{}</div>', words.say("your-modifiers"), tags)

    def change_of_bid(self, seat: SeatView) -> int:
        modifier = with_modifiers(seat)["modifier"]
        return CHANGE[modifier] if modifier and seat["bid"] is None else 0

    def chip(self, verb: str, what: str, words: Words) -> Chip | None:
        if verb not in ("pass", "modifier"):
            return None
        return Chip(called(what, words), words.say(f"answer-el-grande-{verb}", modifier=what))


def tag(said: str, chosen: int | None) -> Markup:
    if chosen is None:
        return html('<span class="tag">{}</span>', said)
    return html('<button type="button" class="btn"{}>{}</button>', answer(chosen), said)


def called(modifier: str, words: Words) -> str:
    return words.say(name_id("modifier", modifier))


PART = ShownShiftingPowers()
