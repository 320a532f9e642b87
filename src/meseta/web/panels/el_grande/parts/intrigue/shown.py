"""Intrigue & the King: what the page of a table shows of it."""

from __future__ import annotations

from typing import ClassVar, Final

from markupsafe import Markup

from meseta.games.el_grande.parts.intrigue.view import with_own_cards
from meseta.games.el_grande.view import BidView, ElGrandeView, SeatView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.intrigue import JOKER, action_said, own_cards
from meseta.tables.event_notes import EventNotes
from meseta.web.boards.tokens import icon
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.el_grande.parts.intrigue.as_text import as_text
from meseta.web.panels.el_grande.parts.intrigue.ending import used_by_round
from meseta.web.panels.el_grande.parts.intrigue.hand import own_hand
from meseta.web.panels.el_grande.parts.intrigue.hand_chooser import hand_chooser
from meseta.web.panels.el_grande.parts.intrigue.marks import marks_of
from meseta.web.panels.el_grande.parts.intrigue.own_card import name_of, sign
from meseta.web.panels.el_grande.parts.intrigue.round_cards import ROYAL_ICONS, round_cards
from meseta.web.panels.el_grande.parts.intrigue.rows import used_cards
from meseta.web.panels.el_grande.parts.shown_part import Mark, ShownPart
from meseta.web.summaries.played import Played
from meseta.wording.words import Words

OWN_ICON: Final = "cards"


class ShownIntrigue(ShownPart):
    NAME: ClassVar[str] = "intrigue"
    ON_THE_CARDS: ClassVar[tuple[str, ...]] = ("keep", "drop")
    BUTTONS: ClassVar[tuple[str, ...]] = ("take own", "take king", "take intrigue")
    STYLES: ClassVar[tuple[str, ...]] = ("el-grande-intrigue.css", "el-grande-hand.css")
    NOTES: ClassVar[EventNotes] = EventNotes(
        untold=frozenset({"caballero-card"}),
        pointing=frozenset({"home-counted"}),
        without_a_step=frozenset(
            {"caballero-card", "king-card", "intrigue-card", "took-action", "places-five", "places-anywhere"}
        ),
    )

    # ---- What is asked, and how it is answered.
    def inside_button(self, view: ElGrandeView, said: str, cast: Cast, words: Words) -> Markup | None:
        """Which action a turn carries out, or a used card that may be taken back."""
        verb, _, what = said.partition(" ")
        if verb == "power":
            card = next(card for card in own_cards(view).values() if card["name"] == what)
            return html("<b>{}</b>{}", sign(card["value"], words), name_of(card, words))
        if said not in self.BUTTONS:
            return None
        return html("{}{}", icon(ROYAL_ICONS.get(what, OWN_ICON)), action_said(view, what, words))

    # ---- Cards.
    def over_map(self, view: ElGrandeView, cast: Cast, words: Words) -> Markup:
        return hand_chooser(view, words)

    def cards(self, view: ElGrandeView, cast: Cast, words: Words) -> Markup | None:
        """Nothing lies there before hands are chosen."""
        return joined([round_cards(view, cast, words), own_hand(view, cast, words)]) if view["round"] else NOTHING

    def bid_shown(self, bid: BidView, words: Words) -> str | None:
        """An undecided Joker counts nothing yet, and who could play no card never does."""
        return sign(JOKER, words) if bid["power_card"] == JOKER else None if bid["bid"] else "–"

    # ---- In a player's row.
    def spent(self, seat: SeatView, words: Words) -> Markup | None:
        return used_cards(with_own_cards(seat), words)

    # ---- Elsewhere.
    def marks(self, view: ElGrandeView, cast: Cast, words: Words) -> list[Mark]:
        return marks_of(view, cast, words)

    def as_text(self, view: ElGrandeView, cast: Cast, words: Words) -> list[Markup]:
        return as_text(view, cast, words)

    def ending(self, played: Played, view: ElGrandeView, cast: Cast, words: Words) -> list[Markup]:
        return [used_by_round(played, own_cards(view), cast, words)]


PART: Final = ShownIntrigue()
