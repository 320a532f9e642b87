"""The colonies on a page of its own: what stands beside the sentences that teach it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.web.boards.el_grande import spain
from meseta.web.faces.face import Expansion, Figure
from meseta.web.faces.laid_out import cut, laid_out, players
from meseta.web.panels.el_grande.offer import offer
from meseta.wording.words import Words

SEATS: Final = 4
LIMIT: Final = "limit galicia"  # out of the way, unless a figure shows it
OLD_DECKS: Final = 5


def table(*facts: str, when: tuple[str, ...] = ()) -> ElGrandeView:
    """As the first seat sees it."""
    position = laid_out(f"el-grande expansion=colonies players={SEATS}", list(facts), list(when))
    assert isinstance(position, ElGrande)
    return position.seen_by(0)


def spain_at(box: str, *facts: str, when: tuple[str, ...] = ()) -> Figure:
    """A part of the map."""

    def draw(words: Words) -> Markup:
        return cut(spain.board(table(*facts, when=when), players(SEATS, words), words), box)

    return draw


def cards(words: Words) -> Markup:
    """Those that are new."""
    view = table("king sevilla", LIMIT, "offer embarkation", "now turn blue")
    new: ElGrandeView = {**view, "cards": [card for card in view["cards"] if card["deck"] > OLD_DECKS]}
    return offer(new, Cast(view, players(SEATS, words), words), words)


EXPANSION: Final = Expansion(
    says="value-el-grande-expansion-colonies",
    options={"expansion": "colonies"},
    figures=[
        spain_at("0 0 1200 800", "king castilla-la-nueva", LIMIT, "discs gold 1 wares 2"),
        spain_at(
            "560 20 560 370",
            *("king aragon", LIMIT, "caballeros ambassador blue 1", "caballeros envoy orange 1", "now turn blue"),
            when=("blue: take 5",),
        ),
        spain_at(
            "0 575 440 270",
            *("king sevilla", LIMIT, "caballeros captain orange 1", "caballeros ship blue 2", "now turn blue"),
            when=("blue: done", "blue: take 5"),
        ),
        spain_at(
            "0 360 680 415",
            *("king castilla-la-nueva", LIMIT, "caballeros ship blue 2", "discs gold 1", "now turn blue"),
            when=("blue: move blue ship",),
        ),
        spain_at(
            "0 360 680 415",
            *("king castilla-la-nueva", LIMIT, "discs gold 2", "caballeros america-gold blue 1"),
            *("caballeros ship-gold orange 1", "caballeros america orange 1"),
        ),
        spain_at(
            "0 355 420 250",
            *("king castilla-la-nueva", LIMIT, "caballeros viceroy blue 1", "caballeros america orange 2 green 1"),
        ),
        spain_at(
            "400 570 480 330",
            *("king galicia", LIMIT, "inquisitor blue", "caballeros granada blue 2 orange 3 black 2"),
        ),
        spain_at(
            "560 430 500 340",
            *("king sevilla", "limit valencia", "caballeros valencia blue 5 orange 3 green 2"),
            "caballeros outside green 2",
        ),
        cards,
    ],
)
