"""The viewer's own hand: each card a button that plays it, or keeps it at the end of a round."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meseta.games.condottiere.view import CondottiereView
from meseta.reading.condottiere.questions import kept_cards
from meseta.reading.view import answers, question
from meseta.web.boards.attributes import DISABLED, answer, does
from meseta.web.boards.condottiere.cards import kind, numbered, picture, spoken
from meseta.web.markup import NOTHING, html
from meseta.wording.words import Words

ANSWERS: Final = {"battle": "play", "keeping-cards": "keep"}  # what a card in hand answers to each question
MANY: Final = 10  # more cards than this lie closer
PRESSED: Final = html(' aria-pressed="true"')


def hand(view: CondottiereView, words: Words) -> Markup:
    """Empty for spectators."""
    seat = view["seat"]
    if seat is None:
        return NOTHING
    cards, legal, kept = view["seats"][seat]["hand"] or [], answers(view), kept_cards(view)
    verb = ANSWERS.get(question(view), "")
    return html(
        '<section class="hand" id="sheet-cards" aria-label="{}"><div class="cards{}">{}</div></section>',
        words.say("condottiere-hand"),
        " many" if len(cards) > MANY else "",
        [
            button(card, place, verb, legal.get(f"{verb} {card}"), place <= kept.count(card), words)
            for card, place in numbered(cards)
        ],
    )


@lru_cache(maxsize=1024)
def button(card: str, place: int, verb: str, chosen: int | None, kept: bool, words: Words) -> Markup:
    """A card that answers nothing now can still be read."""
    says = spoken(card, words) if chosen is None else words.say(f"answer-condottiere-{verb}", card=card)
    return html(
        '<button type="button" class="in-hand{}" id="hand-{card}-{}" data-card="{card}" aria-label="{}. {effect}"'
        ' title="{effect}"{}{}{}{}>{}</button>',
        " chosen" if kept else "",
        place,
        says,
        DISABLED if chosen is None or kept else NOTHING,
        PRESSED if kept else NOTHING,
        answer(None if kept else chosen),
        NOTHING if chosen is None or kept else does(says),
        picture(card),
        card=card,
        effect=words.say(f"condottiere-effect-{kind(card)}"),
    )
