"""Grandissimo on a page of its own: what stands beside the sentences that teach it."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.web.boards.el_grande import spain
from meseta.web.boards.tokens import icon, token
from meseta.web.faces.face import Expansion, Figure
from meseta.web.faces.laid_out import cut, laid_out, players
from meseta.web.markup import html
from meseta.web.panels.el_grande.offer import offer
from meseta.wording.words import Words

SEATS: Final = 4


@cache
def table(*facts: str) -> ElGrandeView:
    """As the first seat sees it."""
    position = laid_out(f"el-grande expansion=grandissimo players={SEATS}", list(facts), [])
    assert isinstance(position, ElGrande)
    return position.seen_by(0)


def spain_at(box: str, *facts: str) -> Figure:
    """A part of the map."""

    def draw(words: Words) -> Markup:
        return cut(spain.board(table(*facts, "now bidding blue"), players(SEATS, words), words), box)

    return draw


def cards_with(sixth: str) -> Figure:
    """Seven cards on offer, this one among them."""

    def draw(words: Words) -> Markup:
        view = table("king sevilla", f"offer {sixth}", "now turn blue")
        return offer(view, Cast(view, players(SEATS, words), words), words)

    return draw


def figures(words: Words) -> Markup:
    """Queen and jester, each with what comes or goes."""
    court = html("<div>{}<b>{}</b><p>{}</p></div>", icon("queen", "big"), words.say("mark-queen"), token(0, "M", "s"))
    gift = html("<div>{}<b>{}</b><p>{}</p></div>", icon("jester", "big"), words.say("mark-jester"), given())
    return html('<div class="way">{}{}</div>', court, gift)


def given() -> Markup:
    return html("{}{}", token(0, "M", "s"), icon("gift"))


EXPANSION: Final = Expansion(
    says="value-el-grande-expansion-grandissimo",
    options={"expansion": "grandissimo"},
    figures=[
        spain_at("130 280 400 330", "king aragon", "caballeros portugal blue 3 orange 2", "grande blue portugal"),
        cards_with("harbour-court"),
        spain_at("0 560 420 280", "king aragon", "caballeros ship blue 2 orange 1", "ship-tokens blue"),
        spain_at("840 740 360 250", "king aragon", "caballeros jail blue 1 green 2 purple 1"),
        figures,
        spain_at(
            "420 570 660 340",
            "king valencia",
            "grande blue valencia",
            "revolution blue",
            "caballeros granada orange 3 green 2",
            "caballeros sevilla blue 2 purple 2 green 3",
            "boycott granada",
            "alliance sevilla blue purple",
        ),
        cards_with("double-turn"),
    ],
)
