"""The own hand as the ruler: thirteen cells with value, action and what each brings. To play one, press it; a finger's
first tap reads it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.parts.intrigue.view import OwnCardView
from meseta.games.el_grande.view import ElGrandeView, SeatView
from meseta.reading.el_grande.areas import rules_of
from meseta.reading.el_grande.business import values_barred
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.intrigue import own_cards
from meseta.reading.el_grande.viewer import own
from meseta.reading.view import answers
from meseta.web.boards.attributes import answer, does
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.parts.intrigue.own_card import edge, icons, name_of, sign
from meseta.wording.words import Words

TEXTS: Final = "own-hand-texts"
LOOKS: Final = {"barred-value-spent": "spent", "barred-value-played": "blocked"}  # by why a card cannot be played


def own_hand(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    """Nothing for a spectator."""
    if view["seat"] is None:
        return NOTHING
    hand = Hand(view, cast, words)
    return html(
        '<section class="panel ruler-panel own-hand{}"><div class="caption"><b>{}</b><span>{}</span>'
        '<button type="button" class="more" popovertarget="{texts}" aria-label="{more}" title="{more}">{}</button>'
        '</div><ol class="ruler">{}</ol>'
        '<div class="card-text" id="{texts}" popover><h2>{}</h2><dl>{}</dl></div></section>',
        " asked" if hand.asked else "",
        words.say("own-hand"),
        words.say("own-hand-legend"),
        icon("help"),
        [hand.cell(card) for card in hand.cards],
        words.say("own-hand"),
        [hand.text(card) for card in hand.cards],
        texts=TEXTS,
        more=words.say("on-card-text"),
    )


def chosen_cards(seat: SeatView) -> list[int]:
    """The thirteen cards of a game, the highest first, the Joker last."""
    return sorted({*(seat["hand"] or []), *(seat["played"] or [])}, reverse=True)


class Hand:
    """The cells of one view."""

    def __init__(self, view: ElGrandeView, cast: Cast, words: Words) -> None:
        seat, all_cards = own(view), own_cards(view)
        self.cast = cast
        self.words = words
        self.rules = rules_of(view)
        self.seat = seat
        self.cards = [all_cards[value] for value in chosen_cards(seat)]
        self.answers = answers(view)
        self.barred = values_barred(view)
        self.asked = any(said.startswith("bid ") for said in self.answers)

    def cell(self, card: OwnCardView) -> Markup:
        """A button while the card may be played."""
        value, chosen, why = card["value"], self.answers.get(f"bid {card['name']}"), self.why_not(card["value"])
        on_table = value == self.seat["power_card"]
        return html(
            '<li class="{} {}"{}>{}{}</li>',
            edge(card),
            f"played p{self.seat['seat'] + 1}" if on_table else LOOKS.get(why, ""),
            NOTHING if chosen is not None else html(' title="{}"', self.told(card, why)),
            token(self.seat["seat"], self.cast.marks[self.seat["seat"]]) if on_table else NOTHING,
            self.inside(card, chosen),
        )

    def inside(self, card: OwnCardView, chosen: int | None) -> Markup:
        face = html(
            '<b>{}</b><span class="icons">{}</span><span class="phrase">{}</span><small>{}{}</small>',
            sign(card["value"], self.words),
            icons(card, self.rules),
            name_of(card, self.words),
            icon("court"),
            card["brings"],
        )
        if chosen is None:
            return html('<span class="value-cell">{}</span>', face)
        said = self.words.say("answer-el-grande-bid-in-intrigue", value=card["value"])
        return html(
            '<button class="value-cell" type="button" aria-label="{}: {}" title="{}"{}{}>{}</button>',
            said,
            self.label(card),
            self.told(card),
            answer(chosen),
            does(said),
            face,
        )

    def label(self, card: OwnCardView) -> str:
        return f"{name_of(card, self.words)}, {self.kind(card)}"

    def kind(self, card: OwnCardView) -> str:
        """Whether it is required, and what it brings."""
        words = self.words
        return ", ".join([words.say(f"own-card-{edge(card)}"), words.say("own-card-brings", count=card["brings"])])

    def told(self, card: OwnCardView, why: str = "") -> str:
        """What it does, and why it cannot be played."""
        said = [self.words.say(f"card-{card['text']}"), f"{self.kind(card).capitalize()}."]
        return " ".join([*said, self.words.say(why)] if why else said)

    def why_not(self, value: int) -> str:
        """The message why the card cannot be played."""
        if value not in (self.seat["hand"] or []):
            return "barred-value-spent"
        return "barred-value-played" if value in self.barred else ""

    def text(self, card: OwnCardView) -> Markup:
        """In the sheet with the texts of all of them."""
        return html(
            '<div class="{}{}"><dt><b>{}</b>{}</dt><dd>{} <i>{}</i></dd></div>',
            edge(card),
            " spent" if self.why_not(card["value"]) == "barred-value-spent" else "",
            sign(card["value"], self.words),
            name_of(card, self.words),
            self.words.say(f"card-{card['text']}"),
            self.kind(card),
        )
