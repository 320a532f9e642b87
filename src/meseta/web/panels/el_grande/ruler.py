"""The power cards as one ruler from 13 to 1: left to right is the order of turns."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from meseta.web.boards.el_grande.areas import board_of
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import View, answer, answers, top
from meseta.web.boards.tokens import colour as colour_of
from meseta.web.boards.tokens import token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.wording.words import Words


def ruler(view: View, cast: Cast, words: Words) -> Markup:
    """Each value with who has played it, and how many caballeros its card brings to the court."""
    played = {bidder["bid"]: colour for colour, bidder in enumerate(bidders(view)) if bidder["bid"] is not None}
    highest = max([int(board_of(view).highest_power), *played])
    values = range(highest, min([1, *played]) - 1, -1)
    cells = [cell(view, value, played.get(value), cast, words) for value in values]
    return html(
        '<section class="panel ruler-panel"><div class="caption"><b>{}</b><span>{}</span></div>'
        '<ol class="ruler">{}</ol>{}</section>',
        words.say("power-and-turn-order"),
        words.say("power-legend"),
        cells,
        [part.below_ruler(view, words) for part in parts_of(view)],
    )


def bidders(view: View) -> list[dict[str, Any]]:
    """Everybody by the number of the colour."""
    return [*view["seats"], *view["extra"]]


def cell(view: View, value: int, colour: int | None, cast: Cast, words: Words) -> Markup:
    """One value. It is a button while its card may be played."""
    chosen = answers(view).get(f"bid {value}")
    state = kind(view, value, colour, cast)
    who = NOTHING if colour is None else player_of(colour, value, cast, words)
    brings = str(supply(view, value)) if is_card(view, value) else ""
    if chosen is None:
        why = blocked(view, value) if colour is None else ""
        hint = html(' title="{}"', words.say(why)) if why else NOTHING
        return html(
            '<li class="{}"{}>{}<span class="value-cell">{}</span><small>{}</small></li>',
            state,
            hint,
            who,
            value,
            brings,
        )
    return html(
        '<li class="{}">{}<button class="value-cell" type="button" aria-label="{}"{}>{}</button><small>{}</small></li>',
        state,
        who,
        bidding(view, value, words),
        answer(chosen),
        value,
        result(view, value) or brings,
    )


def player_of(colour: int, value: int, cast: Cast, words: Words) -> Markup:
    """The token of the colour that has played a value."""
    said = words.say("power-played", name=cast.called[colour], value=value)
    return token(colour, cast.marks[colour], "", said, role=cast.roles[colour])


def is_card(view: View, value: int) -> bool:
    """Bids may also lie above and below all power cards."""
    return 1 <= value <= board_of(view).highest_power


def supply(view: View, value: int) -> int:
    """How many caballeros a card brings to the court."""
    return int(board_of(view).supply[value])


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
    if view["seat"] is None or not is_card(view, value):
        return ""
    own, frame = view["seats"][view["seat"]], top(view)
    if value not in own["hand"]:
        return "barred-value-spent"
    if frame["kind"] == "bidding" and value + change_of_bid(view) in frame["values_barred"]:
        return "barred-value-played"
    return ""


def result(view: View, value: int) -> str:
    """What a card counts, if that is not its value."""
    change = change_of_bid(view)
    return f"={value + change}" if change else ""


def change_of_bid(view: View) -> int:
    """What the parts add to the viewer's next power card."""
    return sum(part.change_of_bid(view["seats"][view["seat"]]) for part in parts_of(view))


def bidding(view: View, value: int, words: Words) -> str:
    brings = words.say("power-brings", value=value, count=supply(view, value))
    return f"{words.say('answer-el-grande-bid', value=value)}: {brings}"
