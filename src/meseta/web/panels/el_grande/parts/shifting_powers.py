"""Shifting Powers: the modifiers a player holds, passes, adds to a power card and takes back."""

from __future__ import annotations

from typing import ClassVar, Final

from markupsafe import Markup

from meseta.games.el_grande.parts.shifting_powers.modifiers import MODIFIERS
from meseta.games.el_grande.parts.shifting_powers.view import with_modifiers
from meseta.games.el_grande.view import ElGrandeView, SeatView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.shifting_powers import modifier_says
from meseta.reading.el_grande.viewer import own
from meseta.reading.view import answers
from meseta.web.boards.attributes import answer, does
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.parts.shown_part import Chip, ShownPart
from meseta.wording.forms import name_id
from meseta.wording.words import Words

CHANGE: Final = {modifier.name: modifier.change for modifier in MODIFIERS}


class ShownShiftingPowers(ShownPart):
    NAME: ClassVar[str] = "shifting-powers"
    ON_THE_CARDS: ClassVar[tuple[str, ...]] = ("modify",)
    STYLES: ClassVar[tuple[str, ...]] = ("el-grande-shifting-powers.css",)

    def tags(self, view: ElGrandeView, seat: SeatView, cast: Cast, words: Words) -> Markup:
        held = with_modifiers(seat)["modifiers"]["held"]
        said, tag = words.say("modifiers-held", count=held), words.say("modifiers-tag", count=held)
        return html('<span class="tag" title="{}">{}</span>', said, tag)

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
            tag(name, None if name in held[:place] else chosen.get(f"modify {name}"), words)
            for place, name in enumerate(held)
        ]
        return html('<div class="modifiers"><span>{}</span>{}</div>', words.say("your-modifiers"), tags)

    def change_of_bid(self, seat: SeatView) -> int:
        modifier = with_modifiers(seat)["modifier"]
        return CHANGE[modifier] if modifier and seat["bid"] is None else 0

    def chip(self, view: ElGrandeView, verb: str, what: str, words: Words) -> Chip | None:
        if verb not in ("pass", "modifier"):
            return None
        return Chip(called(what, words), words.say(f"answer-el-grande-{verb}", modifier=what))


def tag(modifier: str, chosen: int | None, words: Words) -> Markup:
    said, told = called(modifier, words), modifier_says(modifier, words)
    if chosen is None:
        return html('<span class="tag" title="{}">{}</span>', told, said)
    plays = does(words.say("answer-el-grande-modify", modifier=modifier))
    return html('<button type="button" class="btn" title="{}"{}{}>{}</button>', told, answer(chosen), plays, said)


def called(modifier: str, words: Words) -> str:
    return words.say(name_id("modifier", modifier))


PART = ShownShiftingPowers()
