"""The action cards on offer: how many caballeros each lets one place, what it does, who has taken it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.cards.action_card import RULEBOOK
from meseta.games.el_grande.rules import Rules
from meseta.games.el_grande.view import CardView, ElGrandeView
from meseta.reading.el_grande.areas import rules_of
from meseta.reading.el_grande.business import turn
from meseta.reading.el_grande.cast import Cast
from meseta.reading.view import answers
from meseta.web.boards.attributes import answer, does
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.card_icons import card_named, icons_of
from meseta.web.panels.el_grande.on_cards import pips, rebuilt
from meseta.web.panels.el_grande.parts.catalogue import SHOWN, parts_of
from meseta.wording.words import Words

# The answers that cards on offer give when they are pressed.
ON_ACTION_CARDS: Final = ("take", *[verb for part in SHOWN for verb in part.ON_ACTION_CARDS])


def offer(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    """Nothing lies there before the first round."""
    if not view["cards"]:
        return NOTHING
    rules = rules_of(view)
    cards = [
        turned_over(card, words)
        if any(part.is_gone(view, card["deck"]) for part in parts_of(view))
        else action(view, card, rules, cast, words)
        for card in view["cards"]
    ]
    return html('<ul class="offer" aria-label="{}">{}</ul>', words.say("action-cards"), cards)


def answer_on(view: ElGrandeView, deck: int) -> int | None:
    """What pressing the card of a deck answers."""
    said = answers(view)
    return next((said[f"{verb} {deck}"] for verb in ON_ACTION_CARDS if f"{verb} {deck}" in said), None)


def placed_of(view: ElGrandeView, card: CardView) -> int:
    """How many caballeros of a card that is being played are placed already."""
    its_turn = turn(view)
    if its_turn is None or its_turn["seat"] != card["taken_by"]:
        return 0
    return card["caballeros"] - its_turn["left"]


def turned_over(card: CardView, words: Words) -> Markup:
    """Face down: nobody can take it. What it was is told when it is pointed at."""
    said = words.say("card-is-turned-over", card=card["card"])
    return html(
        '<li class="action deck-{} gone"><span class="face" role="img" title="{said}" aria-label="{said}">'
        '<svg class="back" viewBox="0 0 24 24" aria-hidden="true"><use href="#turned-card"/></svg></span></li>',
        card["deck"],
        said=said,
    )


def action(view: ElGrandeView, card: CardView, rules: Rules, cast: Cast, words: Words) -> Markup:
    """One card: a button if it may be taken now, and a sheet with its whole text."""
    chosen = answer_on(view, card["deck"])
    its_card, name = card_named(card["card"], rules), words.say(f"card-name-{card['card']}")
    text = words.say(f"card-{card['text']}")
    return html(
        '<li class="action deck-{deck} {state}"><{tag} class="face"{type} title="{text}"{answer}{does}>'
        '<span class="printed">{pips}{beside}</span>'
        '<span class="icons">{icons}{shown}</span><span class="phrase">{name}{rebuilt}</span>{taker}</{tag}>'
        '<button type="button" class="more" popovertarget="card-{deck}" aria-label="{more}" title="{more}">'
        "{help}</button>{sheet}</li>",
        deck=card["deck"],
        state="" if card["taken_by"] is None else "mine" if card["taken_by"] == cast.seat else "taken",
        tag="span" if chosen is None else "button",
        type=NOTHING if chosen is None else html(' type="button"'),
        text=text,
        answer=answer(chosen),
        does=NOTHING if chosen is None else does(words.say("answer-el-grande-take", card=card["card"])),
        pips=pips(card["caballeros"], placed_of(view, card), words),
        beside=[part.beside_pips(card, words) for part in parts_of(view)],
        icons=[icon(each) for each in icons_of(its_card, rules)],
        shown=[part.on_card(its_card) for part in SHOWN],
        name=name,
        rebuilt=rebuilt(card["provenance"], words),
        taker=taker(card["taken_by"], cast, words),
        more=words.say("on-card-text-of", card=card["card"]),
        help=icon("help"),
        sheet=sheet(card, name, text, words),
    )


def taker(colour: int | None, cast: Cast, words: Words) -> Markup:
    if colour is None:
        return html('<span class="foot">{}</span>', words.say("free"))
    its_token = token(colour, cast.marks[colour], "s", role=cast.roles[colour])
    return html('<span class="foot">{}{}</span>', its_token, cast.called[colour])


def sheet(card: CardView, name: str, text: str, words: Words) -> Markup:
    """The whole text, how many cards are left below it, and where the text is from."""
    notes = [] if card["provenance"] == RULEBOOK else [words.say(f"provenance-{card['provenance']}")]
    if card["left"] is not None:
        notes.append(words.say("on-card-left", count=card["left"]))
    return html(
        '<div class="card-text" id="card-{}" popover><h2>{}</h2><p>{}</p><p>{}</p></div>',
        card["deck"],
        name,
        text,
        "; ".join(notes),
    )
