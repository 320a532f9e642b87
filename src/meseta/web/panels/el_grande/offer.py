"""The action cards on offer: how many caballeros each lets one place, what it does, who has taken it."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from meseta.web.boards.el_grande.areas import rules_of
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import View, answer, answers, text
from meseta.web.boards.tokens import icon, token
from meseta.web.panels.el_grande.card_icons import card_named, icons_of
from meseta.wording.game_texts import card_id
from meseta.wording.words import Words


def offer(view: View, cast: Cast, words: Words) -> Markup:
    """Nothing lies there before the first round."""
    if not view["cards"]:
        return Markup()
    chosen, rules = answers(view), rules_of(view)
    cards = [
        action(
            {
                **card,
                "says": card_id(card["card"], rules.chosen["edition"]),
                "icons": icons_of(card_named(card["card"], rules), rules),
            },
            chosen.get(f"take {card['deck']}"),
            placed_of(view, card),
            cast,
            words,
        )
        for card in view["cards"]
    ]
    return Markup(f'<ul class="offer" aria-label="{text(words.say("action-cards"))}">{"".join(cards)}</ul>')


def placed_of(view: View, card: dict[str, Any]) -> int:
    """How many caballeros of a card that is being played are placed already."""
    turns = [frame for frame in view["business"] if frame["kind"] == "turn"]
    if not turns or card["taken_by"] is None or turns[-1]["seat"] != card["taken_by"]:
        return 0
    return int(card["caballeros"]) - int(turns[-1]["left"])


def action(card: dict[str, Any], chosen: int | None, placed: int, cast: Cast, words: Words) -> str:
    """One card: a button if it may be taken now, and a sheet with its whole text."""
    deck = card["deck"]
    name, does = text(words.say(f"card-name-{card['card']}")), text(words.say(card["says"]))
    tag, button = ("span", f' title="{does}"') if chosen is None else ("button", f' type="button" title="{does}"')
    rebuilt = ""
    if card["provenance"] != "rulebook":
        why = words.say(f"on-card-{card['provenance']}")
        rebuilt = f' <abbr class="rebuilt" title="{text(why)}">*</abbr>'
    return (
        f'<li class="action deck-{deck} {state(card, cast)}"><{tag} class="face"{button}{answer(chosen)}>'
        f"{pips(card, placed, words)}"
        f'<span class="icons">{"".join(icon(each) for each in card["icons"])}</span>'
        f'<span class="phrase">{name}{rebuilt}</span>{taker(card, cast, words)}</{tag}>'
        f'<button type="button" class="more" popovertarget="card-{deck}"'
        f' aria-label="{text(words.say("on-card-text"))}">{icon("help")}</button>'
        f"{sheet(card, name, does, words)}</li>"
    )


def state(card: dict[str, Any], cast: Cast) -> str:
    if card["taken_by"] is None:
        return ""
    return "mine" if card["taken_by"] == cast.seat else "taken"


def pips(card: dict[str, Any], placed: int, words: Words) -> str:
    """Those already placed are hollow."""
    count = card["caballeros"]
    dots = "".join(f"<i{' class=used' if place < placed else ''}></i>" for place in range(count))
    return (
        f'<span class="pips" role="img" aria-label="{text(words.say("on-card-caballeros", count=count))}">{dots}</span>'
    )


def taker(card: dict[str, Any], cast: Cast, words: Words) -> str:
    colour = card["taken_by"]
    if colour is None:
        return f'<span class="foot">{text(words.say("free"))}</span>'
    its_token = token(colour, cast.marks[colour], "s", role=cast.roles[colour])
    return f'<span class="foot">{its_token}{text(cast.called[colour])}</span>'


def sheet(card: dict[str, Any], name: str, does: str, words: Words) -> str:
    """The whole text, how many cards are left below it, and where the text is from."""
    notes = [words.say(f"provenance-{card['provenance']}")]
    if card["left"] is not None:
        notes.append(words.say("on-card-left", count=card["left"]))
    return (
        f'<div class="card-text" id="card-{card["deck"]}" popover><h2>{name}</h2>'
        f"<p>{does}</p><p>{text('; '.join(notes))}</p></div>"
    )
