"""The action cards on offer: how many caballeros each lets one place, what it does, who has taken it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.rules import Rules
from meseta.games.el_grande.view import CardView, ElGrandeView
from meseta.web.boards.el_grande.areas import rules_of
from meseta.web.boards.el_grande.business import turn
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import answer, answers
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.card_icons import card_named, icons_of
from meseta.wording.words import Words

USED: Final = html("<i class=used></i>")
UNUSED: Final = html("<i></i>")


def offer(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    """Nothing lies there before the first round."""
    if not view["cards"]:
        return NOTHING
    chosen, rules = answers(view), rules_of(view)
    cards = [
        action(card, rules, chosen.get(f"take {card['deck']}"), placed_of(view, card), cast, words)
        for card in view["cards"]
    ]
    return html('<ul class="offer" aria-label="{}">{}</ul>', words.say("action-cards"), cards)


def placed_of(view: ElGrandeView, card: CardView) -> int:
    """How many caballeros of a card that is being played are placed already."""
    its_turn = turn(view)
    if its_turn is None or its_turn["seat"] != card["taken_by"]:
        return 0
    return card["caballeros"] - its_turn["left"]


def action(card: CardView, rules: Rules, chosen: int | None, placed: int, cast: Cast, words: Words) -> Markup:
    """One card: a button if it may be taken now, and a sheet with its whole text."""
    name = words.say(f"card-name-{card['card']}")
    does = words.say(f"card-{card['text']}")
    return html(
        '<li class="action deck-{deck} {state}"><{tag} class="face"{type} title="{does}"{answer}>{pips}'
        '<span class="icons">{icons}</span><span class="phrase">{name}{rebuilt}</span>{taker}</{tag}>'
        '<button type="button" class="more" popovertarget="card-{deck}" aria-label="{more}">{help}</button>{sheet}'
        "</li>",
        deck=card["deck"],
        state="" if card["taken_by"] is None else "mine" if card["taken_by"] == cast.seat else "taken",
        tag="span" if chosen is None else "button",
        type=NOTHING if chosen is None else html(' type="button"'),
        does=does,
        answer=answer(chosen),
        pips=pips(card["caballeros"], placed, words),
        icons=[icon(each) for each in icons_of(card_named(card["card"], rules), rules)],
        name=name,
        rebuilt=rebuilt(card["provenance"], words),
        taker=taker(card["taken_by"], cast, words),
        more=words.say("on-card-text"),
        help=icon("help"),
        sheet=sheet(card, name, does, words),
    )


def pips(count: int, placed: int, words: Words) -> Markup:
    """Those already placed are hollow."""
    dots = [USED] * placed + [UNUSED] * (count - placed)
    said = words.say("on-card-caballeros", count=count)
    return html('<span class="pips" role="img" aria-label="{}">{}</span>', said, dots)


def rebuilt(provenance: str, words: Words) -> Markup:
    """A mark on a card whose text is not that of a rulebook."""
    if provenance == "rulebook":
        return NOTHING
    return html(' <abbr class="rebuilt" title="{}">*</abbr>', words.say(f"on-card-{provenance}"))


def taker(colour: int | None, cast: Cast, words: Words) -> Markup:
    if colour is None:
        return html('<span class="foot">{}</span>', words.say("free"))
    its_token = token(colour, cast.marks[colour], "s", role=cast.roles[colour])
    return html('<span class="foot">{}{}</span>', its_token, cast.called[colour])


def sheet(card: CardView, name: str, does: str, words: Words) -> Markup:
    """The whole text, how many cards are left below it, and where the text is from."""
    notes = [words.say(f"provenance-{card['provenance']}")]
    if card["left"] is not None:
        notes.append(words.say("on-card-left", count=card["left"]))
    return html(
        '<div class="card-text" id="card-{}" popover><h2>{}</h2><p>{}</p><p>{}</p></div>',
        card["deck"],
        name,
        does,
        "; ".join(notes),
    )
