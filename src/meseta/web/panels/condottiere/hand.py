"""The viewer's own hand: each card a button that plays it, or keeps it at the end of a round."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.condottiere.view import CondottiereView
from meseta.web.boards.condottiere.cards import kind, numbered, picture, spoken
from meseta.web.boards.page import DISABLED, answer, answers, question
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
    cards = view["seats"][seat]["hand"] or []
    return html(
        '<section class="hand" id="sheet-cards" aria-label="{}"><div class="cards{}">{}</div></section>',
        words.say("condottiere-hand"),
        " many" if len(cards) > MANY else "",
        [button(view, card, place, words) for card, place in numbered(cards)],
    )


def button(view: CondottiereView, card: str, place: int, words: Words) -> Markup:
    """A card that answers nothing now can still be read."""
    verb = ANSWERS.get(question(view), "")
    chosen = answers(view).get(f"{verb} {card}") if verb else None
    kept = place <= kept_cards(view).count(card)
    effect = words.say(f"condottiere-effect-{kind(card)}")
    name = spoken(card, words) if chosen is None else words.say(f"answer-condottiere-{verb}", card=card)
    return html(
        '<button type="button" class="in-hand{}" id="hand-{card}-{}" data-card="{card}" aria-label="{}. {effect}"'
        ' title="{effect}"{}{}{}>{}</button>',
        " chosen" if kept else "",
        place,
        name,
        DISABLED if chosen is None or kept else NOTHING,
        PRESSED if kept else NOTHING,
        answer(None if kept else chosen),
        picture(card),
        card=card,
        effect=effect,
    )


def kept_cards(view: CondottiereView) -> list[str]:
    """Those the viewer has chosen to keep so far."""
    frame = view["business"][-1] if view["business"] else None
    if frame is None or frame["kind"] != "keeping-cards":
        return []
    return [said.removeprefix("keep ") for said in frame["answers"]]
