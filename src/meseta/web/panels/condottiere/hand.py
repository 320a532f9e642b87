"""The viewer's own hand: each card a button that plays it, or keeps it at the end of a round."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.web.boards.condottiere.cards import kind, numbered, picture, spoken
from meseta.web.boards.page import View, answer, answers, text, top
from meseta.wording.words import Words

ANSWERS: Final = {"battle": "play", "keeping-cards": "keep"}  # what a card in hand answers to each question
MANY: Final = 10  # more cards than this lie closer


def hand(view: View, words: Words) -> Markup:
    """Empty for spectators."""
    seat = view["seat"]
    if seat is None:
        return Markup()
    cards = view["seats"][seat]["hand"]
    buttons = "".join(button(view, card, place, words) for card, place in numbered(cards))
    label = text(words.say("condottiere-hand"))
    many = " many" if len(cards) > MANY else ""
    return Markup(
        f'<section class="hand" id="sheet-cards" aria-label="{label}">'
        f'<div class="cards{many}">{buttons}</div></section>'
    )


def button(view: View, card: str, place: int, words: Words) -> str:
    """A card that answers nothing now can still be read."""
    verb = ANSWERS.get(top(view)["kind"], "")
    chosen = answers(view).get(f"{verb} {card}") if verb else None
    kept = place <= kept_cards(view).count(card)
    effect = words.say(f"condottiere-effect-{kind(card)}")
    name = spoken(card, words) if chosen is None else words.say(f"answer-condottiere-{verb}", card=card)
    off = ' aria-disabled="true"' if chosen is None or kept else ""
    pressed = ' aria-pressed="true"' if kept else ""
    return (
        f'<button type="button" class="in-hand{" chosen" if kept else ""}" id="hand-{card}-{place}" data-card="{card}"'
        f' aria-label="{text(name)}. {text(effect)}" title="{text(effect)}"{off}{pressed}'
        f"{answer(None if kept else chosen)}>{picture(card)}</button>"
    )


def kept_cards(view: View) -> list[str]:
    """Those the viewer has chosen to keep so far."""
    frame = top(view)
    if frame["kind"] != "keeping-cards":
        return []
    return [said.removeprefix("keep ") for said in frame["answers"]]
