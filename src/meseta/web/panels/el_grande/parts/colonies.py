"""The colonies: discs on cards, a card that is turned over, what can be claimed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from markupsafe import Markup

from meseta.engine.events import Event
from meseta.engine.program import Card
from meseta.games.el_grande.parts.colonies.discs import FindDiscs, PromiseDiscs
from meseta.games.el_grande.parts.colonies.map import POINTS
from meseta.games.el_grande.parts.colonies.view import of_colonies
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.colonies import CLAIM, claim_said, goods_at
from meseta.tables.event_notes import EventNotes
from meseta.web.boards.el_grande.parts.colonies.drawn import COLONIES, free_discs
from meseta.web.boards.tokens import icon
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.el_grande.parts.shown_part import ShownPart
from meseta.wording.words import Words


class ShownColonies(ShownPart):
    NAME: ClassVar[str] = "colonies"
    ON_ACTION_CARDS: ClassVar[tuple[str, ...]] = ("turn-over",)
    SOURCES: ClassVar[tuple[str, ...]] = ("places", "goods")
    PAID_FOR: ClassVar[Mapping[str, str]] = {"delivered": "goods"}
    STYLES: ClassVar[tuple[str, ...]] = ("el-grande-colonies.css",)
    NOTES: ClassVar[EventNotes] = EventNotes(runs=frozenset({"comes-onto-table"}))

    # ---- What is asked, and how it is answered.
    def group(self, view: ElGrandeView, said: str) -> str:
        return "claims" if said.split()[0] == CLAIM else ""

    def inside_button(self, view: ElGrandeView, said: str, cast: Cast, words: Words) -> Markup | None:
        """A disc can be claimed: what, and with whom if not with any of the own caballeros there."""
        if said.split()[0] != CLAIM:
            return None
        *black, place = said.split()[1:]
        shown = words.say("claim", goods=goods_at(view, place), area=place, whose=black[0] if black else "own")
        return html('{}<span title="{}">{}</span>', disc(goods_at(view, place)), claim_said(view, said, words), shown)

    def on_chip(self, view: ElGrandeView, area: str) -> Markup:
        """The discs that wait there."""
        lying = [(goods, count) for goods, count in free_discs(view).items() if COLONIES[goods] == area and count]
        return joined(html('<span class="lying">{}{}</span>', disc(goods), count) for goods, count in lying)

    # ---- Cards.
    def on_card(self, card: Card) -> Markup:
        """The discs that it brings to the colonies, at once or later."""
        steps = [step for step in card.does if isinstance(step, FindDiscs | PromiseDiscs)]
        if not steps:
            return NOTHING
        found = [goods for step in steps for goods in ["gold"] * step.gold + ["wares"] * step.wares]
        return html('<span class="discs">{}</span>', [disc(goods) for goods in found])

    def is_gone(self, view: ElGrandeView, deck: int) -> bool:
        return deck in of_colonies(view)["turned_over"]

    # ---- At the end.
    def paid_by(self, event: Event) -> int:
        return int(POINTS[event.first])


def disc(goods: str) -> Markup:
    return icon(f"disc-{goods}", "disc")


PART: Final = ShownColonies()
