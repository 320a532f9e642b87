"""An own card as it is chosen: in full on its face, and small in the tray."""

from __future__ import annotations

from markupsafe import Markup

from meseta.games.el_grande.parts.intrigue.view import OwnCardView
from meseta.games.el_grande.rules import Rules
from meseta.web.boards.tokens import icon
from meseta.web.markup import html
from meseta.web.panels.el_grande.on_cards import pips, rebuilt
from meseta.web.panels.el_grande.parts.intrigue.own_card import icons, name_of
from meseta.wording.words import Words


def on_face(card: OwnCardView, rules: Rules, words: Words) -> Markup:
    """Its value, the caballeros it brings, and what it does."""
    return html(
        '<b class="worth{}">{}</b>{}<span class="icons">{}</span><span class="phrase">{}{}</span>',
        "" if card["value"] else " word",
        words.say("own-card-short", value=card["value"]),
        pips(card["brings"], 0, words),
        icons(card, rules),
        name_of(card, words),
        rebuilt(card["provenance"], words),
    )


def slot(card: OwnCardView, words: Words) -> Markup:
    """Its value, or its sign if it has none, and how many caballeros it brings."""
    shown = html("{}", card["value"]) if card["value"] else icon("joker")
    return html(
        '<li class="filled" title="{}"><b>{}</b><small>{}</small></li>', name_of(card, words), shown, card["brings"]
    )
