"""The cards of this round in the order of turns: what each brings, gets and does; and the places still empty."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.parts.intrigue.view import OwnCardView, SeatWithOwnCards, with_own_cards
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import rules_of
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.intrigue import JOKER, own_cards, own_turn
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.on_cards import UNUSED, USED, rebuilt
from meseta.web.panels.el_grande.parts.intrigue.own_card import brings, edge, icons, name_of, sheet, sign
from meseta.web.panels.el_grande.parts.intrigue.round_order import (
    ASKED,
    CHOICE,
    DONE,
    NOW,
    REPLACED,
    in_order,
    own_action,
    state_of,
)
from meseta.wording.words import Said, Words

ROYAL_ICONS: Final = {"king": "king", "intrigue": "mask"}
STATES: Final = {ASKED: "table-choosing", NOW: "table-acting", DONE: "table-done"}


def round_cards(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    places = RoundCards(view, cast, words)
    return html(
        '<section class="round-cards"><div class="caption"><b>{}</b><span>{}</span></div><ol class="own-cards">{}</ol>'
        "</section>",
        words.say("round-cards"),
        words.say("round-cards-legend"),
        [places.place(with_own_cards(view["seats"][seat])) for seat in in_order(view)],
    )


class RoundCards:
    """The places of one view."""

    def __init__(self, view: ElGrandeView, cast: Cast, words: Words) -> None:
        self.view = view
        self.cast = cast
        self.words = words
        self.cards = own_cards(view)
        self.rules = rules_of(view)

    def place(self, seat: SeatWithOwnCards) -> Markup:
        """One player's: a kept node, so that it goes where its turn comes. Who presses it reads the whole card: what
        stands there is the name of the button, as those who speak to the page say what they see."""
        its, value = seat["seat"], seat["power_card"]
        card = None if value is None else self.cards[value]
        state = state_of(self.view, its)
        look = "empty" if card is None else f"{edge(card)} {own_action(self.view, seat)}"
        return html(
            '<li id="round-card-p{number}" class="own-card p{number} {look} {state}"><{tag} class="face"{text}'
            ' aria-{way}="{spoken}">{head}{body}{gets}<span class="foot">{doing}</span></{tag}>{sheet}</li>',
            number=its + 1,
            look=look,
            state=state,
            tag="span" if card is None else "button",
            text=html(' role="img"') if card is None else opens(its),
            way="label" if card is None else "description",
            spoken=". ".join(self.spoken(seat, card)),
            head=self.head(its, card),
            body=self.reason(seat) if card is None else self.body(card),
            gets=self.gets(seat),
            doing=self.words.say(STATES[state]) if state else "",
            sheet=NOTHING if card is None else sheet(f"round-text-p{its + 1}", card, self.words),
        )

    def head(self, its: int, card: OwnCardView | None) -> Markup:
        """Whose it is, its value, and what it brings."""
        return html(
            '<span class="head">{}<b class="value">{}</b>{}</span>',
            token(its, self.cast.marks[its]),
            "–" if card is None else sign(card["value"], self.words),
            NOTHING if card is None or card["value"] == JOKER else brings(card, self.words),
        )

    def reason(self, seat: SeatWithOwnCards) -> Markup:
        """Why there is no card."""
        said = "round-card-none" if seat["no_card"] else "round-card-none-yet"
        return html('<span class="phrase">{}</span>', self.words.say(said))

    def body(self, card: OwnCardView) -> Markup:
        """The action; an undecided Joker has none."""
        name = self.words.say("round-card-joker") if card["value"] == JOKER else name_of(card, self.words)
        return html(
            '<span class="does" title="{}"><span class="icons">{}</span><span class="phrase">{}{}</span></span>',
            self.words.say(f"card-{card['text']}"),
            [icon("joker")] if card["value"] == JOKER else icons(card, self.rules),
            name,
            rebuilt(card["provenance"], self.words),
        )

    # ---- What the order brings.
    def gets(self, seat: SeatWithOwnCards) -> Markup:
        """The Caballero card, and the King or Intrigue card."""
        count = seat["caballero_card"]
        if count is None:
            return NOTHING
        return html('<span class="gets">{}{}</span>', self.caballeros(seat["seat"], count), self.royal(seat))

    def caballeros(self, its: int, count: int) -> Markup:
        """A dot for each that may be placed, hollow once it is; an own card may allow more."""
        its_turn = own_turn(self.view)
        most, placed = count, 0
        if its_turn is not None and its_turn["seat"] == its:
            most, placed = its_turn["most"], its_turn["most"] - its_turn["left"]
        return html(
            '<span class="pips" title="{}">{}</span>',
            self.words.say("caballero-card-says", count=count),
            [USED] * placed + [UNUSED] * (most - placed),
        )

    def royal(self, seat: SeatWithOwnCards) -> Markup:
        name = seat["royal_card"]
        if name is None:
            return NOTHING
        return html(
            '<span class="royal" title="{}">{}</span>', self.words.say(f"royal-{name}-says"), icon(ROYAL_ICONS[name])
        )

    # ---- In words.
    def spoken(self, seat: SeatWithOwnCards, card: OwnCardView | None) -> list[str]:
        words, name = self.words, self.cast.called[seat["seat"]]
        if card is None:
            said = "round-card-none" if seat["no_card"] else "round-card-none-yet"
            return [f"{name}: {words.say(said)}"]
        must = "yes" if card["must"] else "no"
        label: dict[str, Said] = {
            "by": name,
            "value": card["value"],
            "card": card["card"],
            "must": must,
            "count": card["brings"],
        }
        out = [words.say("round-card-label", **label)]
        if seat["caballero_card"] is not None:
            out.append(words.say("caballero-card-says", count=seat["caballero_card"]))
        if seat["royal_card"] is not None:
            out.append(words.say(f"royal-{seat['royal_card']}-says"))
        becomes = own_action(self.view, seat)
        return [*out, *([words.say(f"own-action-{becomes}")] if becomes in (CHOICE, REPLACED) else [])]


def opens(its: int) -> Markup:
    """The attributes of a card that shows its whole text when it is pressed."""
    return html(' type="button" popovertarget="round-text-p{}"', its + 1)
