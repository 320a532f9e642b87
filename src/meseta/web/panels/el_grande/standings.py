"""The end of a game: who has won, and the points of all players."""

from __future__ import annotations

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView, SeatView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.victory import victory
from meseta.web.boards.tokens import token
from meseta.web.markup import html
from meseta.wording.words import Words


def standings(view: ElGrandeView, cast: Cast, words: Words, table_buttons: Markup) -> Markup:
    ranked = by_points(view)
    return html(
        '<section class="panel prompt standings p{}" id="prompt"><div class="whole"><p class="muted">{}</p><h1>{}</h1>'
        '<ol>{}</ol></div><div class="buttons">{}</div></section>',
        view["winners"][0] + 1,
        words.say("end-standings"),
        victory(view, cast, words),
        [row(seat["seat"], seat["score"], place_of(seat, ranked), cast) for seat in ranked],
        table_buttons,
    )


def row(seat: int, score: int, place: int, cast: Cast) -> Markup:
    return html(
        '<li class="p{}{}"><span class="rank">{}</span>{}<b class="name">{}</b><b class="pts">{}</b></li>',
        seat + 1,
        " first" if place == 1 else "",
        place,
        token(seat, cast.marks[seat]),
        cast.names[seat],
        score,
    )


def by_points(view: ElGrandeView) -> list[SeatView]:
    return sorted(view["seats"], key=lambda seat: (-seat["score"], seat["seat"]))


def place_of(seat: SeatView, ranked: list[SeatView]) -> int:
    """Those with the same points share a place."""
    return 1 + sum(other["score"] > seat["score"] for other in ranked)
