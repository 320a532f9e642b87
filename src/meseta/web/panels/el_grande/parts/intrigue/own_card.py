"""One of the own cards: its sign, what it brings, what it does, and the sheet with its whole text."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.cards.action_card import RULEBOOK
from meseta.games.el_grande.parts.intrigue.view import OwnCardView
from meseta.games.el_grande.rules import Rules
from meseta.web.boards.tokens import icon
from meseta.web.markup import html
from meseta.web.panels.el_grande.card_icons import card_named, icons_of
from meseta.wording.words import Words

JOKER: Final = 0
VALUES_OF_OURS: Final = (43, 115)


def sign(value: int, words: Words) -> str:
    """A value as it stands on a card."""
    return words.say("own-card-sign", value=value)


def signs(values: list[int], words: Words) -> str:
    """The highest first, the Joker last."""
    return ", ".join(sign(value, words) for value in sorted(values, reverse=True))


def name_of(card: OwnCardView, words: Words) -> str:
    return words.say(f"card-name-{card['card']}")


def edge(card: OwnCardView) -> str:
    """The class of what must be carried out, or may."""
    return "must" if card["must"] else "may"


def icons(card: OwnCardView, rules: Rules) -> list[Markup]:
    return [icon(each) for each in icons_of(card_named(card["card"], rules), rules)]


def brings(card: OwnCardView, words: Words) -> Markup:
    """How many caballeros it brings to the court."""
    said = words.say("own-card-brings", count=card["brings"])
    return html('<span class="brings" title="{}">{}{}</span>', said, icon("court"), card["brings"])


def sheet(name: str, card: OwnCardView, words: Words) -> Markup:
    """The whole text of a card, whether it is required, what it brings, and where all that is from."""
    origin = [words.say("own-card-brings-ours")]
    if card["provenance"] != RULEBOOK:
        origin.insert(0, words.say(f"provenance-{card['provenance']}").capitalize() + ".")
    if card["value"] in VALUES_OF_OURS:
        origin.append(words.say("own-card-value-ours", value=card["value"]))
    return html(
        '<div class="card-text" id="{}" popover><h2>{} · {}</h2><p>{}</p><p>{} {}.</p><p>{}</p></div>',
        name,
        sign(card["value"], words),
        name_of(card, words),
        words.say(f"card-{card['text']}"),
        words.say(f"own-card-{edge(card)}-says"),
        words.say("own-card-brings", count=card["brings"]).capitalize(),
        " ".join(origin),
    )


def more(name: str, words: Words) -> Markup:
    """The button that opens a sheet."""
    return html(
        '<button type="button" class="more" popovertarget="{}" aria-label="{says}" title="{says}">{}</button>',
        name,
        icon("help"),
        says=words.say("on-card-text"),
    )
