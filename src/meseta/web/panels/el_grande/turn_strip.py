"""The order of turns in one line, as phones show it."""

from __future__ import annotations

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.business import turn
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.tokens import token
from meseta.web.markup import html
from meseta.web.panels.el_grande.rounds import next_scoring, round_now
from meseta.web.panels.el_grande.ruler import bidders
from meseta.wording.words import Words


def turn_strip(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    its_turn, bids = turn(view), [bidder["bid"] for bidder in bidders(view)]
    acting = None if its_turn is None else its_turn["seat"]
    return html(
        '<ol class="turnstrip">{}<li class="round">{}<small>{}</small></li></ol>',
        [bid_of(colour, bids[colour] or 0, colour == acting, cast) for colour in view["turn_order"]],
        round_now(view, words),
        next_scoring(view, words),
    )


def bid_of(colour: int, bid: int, acting: bool, cast: Cast) -> Markup:
    its_token = token(colour, cast.marks[colour], role=cast.roles[colour])
    return html("<li{}>{}<b>{}</b></li>", " class=now" if acting else "", its_token, bid)
