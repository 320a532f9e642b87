"""Intrigue & the King on a page of its own: what stands beside the sentences that teach it."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.parts.intrigue.view import OwnCardView
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import rules_of
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.intrigue import own_cards
from meseta.web.boards.el_grande import spain
from meseta.web.boards.tokens import icon
from meseta.web.faces.face import Expansion, Figure
from meseta.web.faces.laid_out import cut, laid_out, players
from meseta.web.markup import html
from meseta.web.panels.el_grande.parts.intrigue.hand_card import on_face, slot
from meseta.web.panels.el_grande.parts.intrigue.own_card import edge
from meseta.web.panels.el_grande.parts.intrigue.round_cards import round_cards
from meseta.wording.words import Words

SEATS: Final = 4
HAND: Final = (10, 15, 20, 25, 40, 50, 60, 80, 110, 150, 160, 180, 0)
CABALLERO_CARDS: Final = (5, 4, 2, 1)  # those of four players
PIP: Final = html("<i></i>")


@cache
def table(*facts: str) -> ElGrandeView:
    """As the first seat sees it."""
    position = laid_out(f"el-grande expansion=intrigue players={SEATS}", list(facts), [])
    assert isinstance(position, ElGrande)
    return position.seen_by(0)


# ---- Cards.
def cards(*values: int) -> Figure:
    """Some of the own cards, face up."""

    def draw(words: Words) -> Markup:
        view = table("now choosing")
        known = own_cards(view)
        return html('<ul class="hand-cards sample">{}</ul>', [face(known[value], view, words) for value in values])

    return draw


def face(card: OwnCardView, view: ElGrandeView, words: Words) -> Markup:
    inside = on_face(card, rules_of(view), words)
    return html('<li class="hand-card {}"><span class="hand-face">{}</span></li>', edge(card), inside)


def hand(words: Words) -> Markup:
    known = own_cards(table("now choosing"))
    return html('<div class="tray sample"><ol>{}</ol></div>', [slot(known[value], words) for value in HAND])


# ---- What comes with a place in the order.
def places_in_order(words: Words) -> Markup:
    """The Caballero cards from the highest to the lowest, with the King card and the Intrigue card."""
    royal = {CABALLERO_CARDS[0]: royal_card("king", "king-card", words)}
    royal[CABALLERO_CARDS[-1]] = royal_card("mask", "intrigue-card", words)
    drawn = [
        html('<li><span class="caballero-card"><b>{}</b>{}</span>{}</li>', most, [PIP] * most, royal.get(most, ""))
        for most in CABALLERO_CARDS
    ]
    return html('<ol class="in-order">{}</ol>', drawn)


def royal_card(symbol: str, says: str, words: Words) -> Markup:
    return html('<span class="royal-card">{}<b>{}</b></span>', icon(symbol, "big"), words.say(says))


def played(words: Words) -> Markup:
    view = table("bids blue 60 orange 160 green 20 purple 110", "now turn orange")
    return round_cards(view, Cast(view, players(SEATS, words), words), words)


def either(words: Words) -> Markup:
    """The King card, or the own action."""
    view = table("now choosing")
    king, own = royal_card("king", "king-card", words), face(own_cards(view)[170], view, words)
    return html('<div class="either">{}<span>/</span><ul class="sample">{}</ul></div>', king, own)


# ---- The map.
def marks(words: Words) -> Markup:
    """A bridge, and a quarantine."""
    view = table(
        "king castilla-la-vieja",
        "bridge sevilla valencia blue",
        "quarantine aragon 4",
        "caballeros aragon orange 3 blue 1",
        "now bidding blue",
    )
    return cut(spain.board(view, players(SEATS, words), words), "300 260 720 500")


EXPANSION: Final = Expansion(
    says="value-el-grande-expansion-intrigue",
    options={"expansion": "intrigue"},
    figures=[cards(10, 60, 180), hand, played, places_in_order, cards(110, 150), marks, either, cards(43, 63, 115)],
)
