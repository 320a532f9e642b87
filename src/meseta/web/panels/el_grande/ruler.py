"""The power cards as one ruler from 13 to 1: left to right is the order of turns."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from meseta.games.el_grande.board import HIGHEST_POWER, SUPPLY
from meseta.games.el_grande.modifiers import MODIFIERS
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import View, Words, answer, answers, text, top
from meseta.web.boards.tokens import colour as colour_of
from meseta.web.boards.tokens import token

CHANGE = {modifier.name: modifier.change for modifier in MODIFIERS}


def ruler(view: View, cast: Cast, words: Words) -> Markup:
    """Each value with who has played it, and how many caballeros its card brings to the court."""
    played = {bidder["bid"]: colour for colour, bidder in enumerate(bidders(view)) if bidder["bid"] is not None}
    highest = max([int(HIGHEST_POWER), *played])
    values = range(highest, min([1, *played]) - 1, -1)
    cells = [cell(view, value, played.get(value), cast, words) for value in values]
    return Markup(
        f'<section class="panel ruler-panel"><div class="caption"><b>{text(words.say("power-and-turn-order"))}</b>'
        f"<span>{text(words.say('power-legend'))}</span></div>"
        f'<ol class="ruler">{"".join(cells)}</ol>{modifiers(view, words)}</section>'
    )


def bidders(view: View) -> list[dict[str, Any]]:
    """The seats, and last the automa."""
    return [*view["seats"], view["automa"]] if view["automa"] else list(view["seats"])


def cell(view: View, value: int, colour: int | None, cast: Cast, words: Words) -> str:
    """One value. It is a button while its card may be played."""
    chosen = answers(view).get(f"bid {value}")
    label, who = "", ""
    if colour is not None:
        said = words.say("power-played", name=cast.called[colour], value=value)
        who = token(colour, cast.marks[colour], "", said, automa=cast.is_automa(colour))
    below = str(SUPPLY[value]) if 1 <= value <= HIGHEST_POWER else ""
    if chosen is not None:
        label = f' type="button" aria-label="{text(bidding(view, value, words))}"{answer(chosen)}'
        below = result(view, value) or below
    tag = "span" if chosen is None else "button"
    why = blocked(view, value) if chosen is None and colour is None else ""
    hint = f' title="{text(words.say(why))}"' if why else ""
    return (
        f'<li class="{kind(view, value, colour, cast)}"{hint}>{who}<{tag} class="value-cell"{label}>{value}</{tag}>'
        f"<small>{below}</small></li>"
    )


def kind(view: View, value: int, colour: int | None, cast: Cast) -> str:
    """Played by whom and whether the turn is over; or used up by the viewer."""
    if colour is None:
        return {"barred-value-spent": "spent", "barred-value-played": "blocked"}.get(blocked(view, value), "")
    acting = [frame["seat"] for frame in view["business"] if frame["kind"] == "turn"]
    acted = bool(acting) and bidders(view)[acting[-1]]["bid"] < value
    now = " now" if colour in acting else " acted" if acted else ""
    return f"played {colour_of(colour)}{now}"


def blocked(view: View, value: int) -> str:
    """The message why the viewer cannot play a card."""
    if view["seat"] is None or not 1 <= value <= HIGHEST_POWER:
        return ""
    own, frame = view["seats"][view["seat"]], top(view)
    if value not in own["hand"]:
        return "barred-value-spent"
    change = CHANGE[own["modifier"]] if own["modifier"] and own["bid"] is None else 0
    if frame["kind"] == "bidding" and value + change in frame["values_barred"]:
        return "barred-value-played"
    return ""


def result(view: View, value: int) -> str:
    """What a card counts with the modifier that was played before it."""
    modifier = view["seats"][view["seat"]]["modifier"]
    return f"={value + CHANGE[modifier]}" if modifier else ""


def bidding(view: View, value: int, words: Words) -> str:
    brings = words.say("power-brings", value=value, count=int(SUPPLY[value]))
    return f"{words.say('answer-el-grande-bid', value=value)}: {brings}"


def modifiers(view: View, words: Words) -> str:
    """Shifting Powers: those in the viewer's hand; buttons while one may be added."""
    if view["seat"] is None or view["seats"][view["seat"]]["modifiers"] is None:
        return ""
    chosen = answers(view)
    held: list[str] = view["seats"][view["seat"]]["modifiers"]["hand"]
    chips: list[str] = []
    for place, name in enumerate(held):
        said = text(words.say(modifier_message(name)))
        # Of two that are the same one is enough to press.
        option = chosen.get(f"modify {name}") if name not in held[:place] else None
        chips.append(
            f'<span class="tag">{said}</span>'
            if option is None
            else f'<button type="button" class="btn"{answer(option)}>{said}</button>'
        )
    return f'<div class="modifiers"><span>{text(words.say("your-modifiers"))}</span>{"".join(chips)}</div>'


def modifier_message(name: str) -> str:
    """`+1-recruit` is called by the message modifier-plus-1-recruit."""
    return "modifier-" + name.replace("+", "plus-", 1) if name.startswith("+") else f"modifier-minus{name}"
