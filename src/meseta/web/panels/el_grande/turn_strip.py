"""The order of turns in one line, as phones show it."""

from __future__ import annotations

from markupsafe import Markup

from meseta.games.el_grande.view import BidView, ElGrandeView
from meseta.reading.el_grande.business import turn
from meseta.reading.el_grande.cast import Cast
from meseta.web.boards.tokens import token
from meseta.web.markup import html
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.web.panels.el_grande.rounds import next_scoring, round_now
from meseta.web.panels.el_grande.ruler import bidders
from meseta.wording.words import Words


def turn_strip(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    its_turn, bids = turn(view), [bid_shown(view, bidder, words) for bidder in bidders(view)]
    acting = None if its_turn is None else its_turn["seat"]
    return html(
        '<ol class="turnstrip">{}<li class="round">{}<small>{}</small></li></ol>',
        [bid_of(colour, bids[colour], colour == acting, cast) for colour in view["turn_order"]],
        round_now(view, words),
        next_scoring(view, words),
    )


def bid_shown(view: ElGrandeView, bidder: BidView, words: Words) -> str:
    """The number that counts, or what a part shows in its place."""
    for part in parts_of(view):
        shown = part.bid_shown(bidder, words)
        if shown is not None:
            return shown
    return str(bidder["bid"] or 0)


def bid_of(colour: int, bid: str, acting: bool, cast: Cast) -> Markup:
    its_token = token(colour, cast.marks[colour], role=cast.roles[colour])
    return html("<li{}>{}<b>{}</b></li>", " class=now" if acting else "", its_token, bid)
