"""King & Colonies on a page of its own: what only the pair of two expansions changes."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.web.boards.el_grande import spain
from meseta.web.faces.face import Expansion
from meseta.web.faces.laid_out import cut, laid_out, players
from meseta.web.panels.el_grande.offer import offer
from meseta.web.panels.el_grande.parts.intrigue.round_cards import round_cards
from meseta.wording.words import Words

SEATS: Final = 4


@cache
def table() -> ElGrandeView:
    """A turn that may take a card on offer, as the first seat sees it."""
    facts = [
        *("king sevilla", "limit galicia", "discs gold 1 wares 2", "inquisitor orange"),
        *("caballeros ship blue 2 green 1", "caballeros america orange 1", "caballeros granada black 2"),
        *("offer turn-over-card", "bids blue 110 orange 170 green 60 purple 20", "now turn blue"),
    ]
    position = laid_out(f"el-grande expansion=king-and-colonies players={SEATS}", facts, ["blue: done"])
    assert isinstance(position, ElGrande)
    return position.seen_by(0)


def map_of_both(words: Words) -> Markup:
    return cut(spain.board(table(), players(SEATS, words), words), "0 360 680 415")


def cards_on_offer(words: Words) -> Markup:
    return offer(table(), Cast(table(), players(SEATS, words), words), words)


def cards_of_round(words: Words) -> Markup:
    return round_cards(table(), Cast(table(), players(SEATS, words), words), words)


EXPANSION: Final = Expansion(
    says="value-el-grande-expansion-king-and-colonies",
    options={"expansion": "king-and-colonies"},
    figures=[map_of_both, cards_on_offer, cards_of_round],
)
