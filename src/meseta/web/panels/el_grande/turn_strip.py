"""The order of turns in one line, as phones show it."""

from __future__ import annotations

from markupsafe import Markup

from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import View
from meseta.web.boards.tokens import token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.rounds import next_scoring, round_now
from meseta.web.panels.el_grande.ruler import bidders
from meseta.wording.words import Words


def turn_strip(view: View, cast: Cast, words: Words) -> Markup:
    acting = [frame["seat"] for frame in view["business"] if frame["kind"] == "turn"]
    turns = [turn(view, colour, colour in acting, cast) for colour in view["turn_order"]]
    return html(
        '<ol class="turnstrip">{}<li class="round">{}<small>{}</small></li></ol>',
        turns,
        round_now(view, words),
        next_scoring(view, words),
    )


def turn(view: View, colour: int, acting: bool, cast: Cast) -> Markup:
    now = html(" class=now") if acting else NOTHING
    its_token = token(colour, cast.marks[colour], role=cast.roles[colour])
    return html("<li{}>{}<b>{}</b></li>", now, its_token, bidders(view)[colour]["bid"])
