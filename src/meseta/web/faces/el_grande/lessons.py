"""What stands beside the sentences that teach El Grande."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.web.boards.el_grande import spain
from meseta.web.boards.el_grande.disk import dial
from meseta.web.boards.tokens import icon, token
from meseta.web.faces.face import Figure
from meseta.web.faces.laid_out import cut, laid_out, players
from meseta.web.markup import html
from meseta.web.panels.el_grande.offer import offer
from meseta.web.panels.el_grande.ruler import ruler
from meseta.wording.words import Words

SEATS: Final = 4


def table(facts: list[str], when: list[str] | None = None) -> ElGrandeView:
    """As the first seat sees it."""
    position = laid_out(f"el-grande players={SEATS}", facts, when or [])
    assert isinstance(position, ElGrande)
    return position.seen_by(0)


def spain_at(box: str, facts: list[str], when: list[str] | None = None) -> Figure:
    """A part of the map of Spain."""

    def draw(words: Words) -> Markup:
        return cut(spain.board(table(facts, when), players(SEATS, words), words), box)

    return draw


def power(words: Words) -> Markup:
    view = table(["bids blue 7 orange 12 green 3 purple 9", "now turn orange"])
    return ruler(view, Cast(view, players(SEATS, words), words), words)


def court(words: Words) -> Markup:
    """From the province over the court onto the map."""
    stations = {"province": "province", "court": "court", "move-own": "sheet-map"}
    caballeros = [token(0, "M", "s")] * 3
    drawn = [
        html("<div>{}<b>{}</b><p>{}</p></div>", icon(symbol, "big"), words.say(name), caballeros)
        for symbol, name in stations.items()
    ]
    return html('<div class="way">{}</div>', html('<span class="arrow">→</span>').join(drawn))


def action_cards(words: Words) -> Markup:
    view = table(["king sevilla", "now turn blue"])
    return offer(view, Cast(view, players(SEATS, words), words), words)


def disk(words: Words) -> Markup:
    standing = ["caballeros castillo blue 3", "caballeros granada blue 3", "caballeros aragon blue 2"]
    return dial(table(["king sevilla", *standing, "round 3", "now general-scoring"]), players(SEATS, words), words)


FIGURES: Final[list[Figure]] = [
    spain_at("400 570 480 330", ["king galicia", "caballeros granada blue 4 orange 2 green 1"]),
    power,
    court,
    action_cards,
    spain_at(
        "240 150 700 480",
        ["king castilla-la-vieja", "caballeros aragon orange 2", "now turn blue"],
        ["blue: take 5"],
    ),
    disk,
    spain_at(
        "560 430 500 340",
        ["king valencia", "grande blue valencia", "caballeros valencia blue 4 orange 2 green 2"],
    ),
]
