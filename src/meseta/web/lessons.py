"""Both games in three minutes: a few sentences, each beside a table that was laid out for it and drawn as any other."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from markupsafe import Markup

from meseta.records import scenario
from meseta.web.boards.condottiere import italy
from meseta.web.boards.condottiere.cards import picture
from meseta.web.boards.el_grande import spain
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.disk import dial
from meseta.web.boards.page import View, text
from meseta.web.boards.tokens import icon, token
from meseta.web.panels.condottiere.companies import companies
from meseta.web.panels.el_grande.offer import offer
from meseta.web.panels.el_grande.ruler import ruler
from meseta.web.pictures import PLAYERS
from meseta.wording.words import Words, words

Figure = Callable[[Words], Markup]
SPECIAL_CARDS: Final = ("winter", "spring", "drummer", "bishop", "courtesan", "heroine", "scarecrow", "surrender")
NAMES: Final = re.compile(r' (id|tabindex|role|data-answer|data-area)="[^"]*"')


@dataclass(frozen=True, slots=True)
class Lesson:
    title: str
    says: str
    figure: Markup


@cache
def lessons(game: str, language: str) -> list[Lesson]:
    spoken = words(language)
    return [
        Lesson(
            spoken.say(f"learn-{game}-{number}"), spoken.say(f"rules-{game}-{number}"), Markup(as_picture(draw(spoken)))
        )
        for number, draw in enumerate(FIGURES[game], 1)
    ]


def as_picture(drawn: Markup) -> str:
    """Nothing in it answers, and several may stand on one page: names and roles of its parts are left out."""
    return NAMES.sub("", drawn)


# ---- Tables that are laid out.
def seen(game: str, facts: list[str], when: list[str], seat: int = 0) -> View:
    """What a seat sees of a table, in the words of scenario files."""
    lines = [f"game {game}", "given", *facts, "when", *when]
    view: View = scenario.play(scenario.read("\n".join(lines))).seen_by(seat)
    return view


def spain_at(box: str, facts: list[str], when: list[str] | None = None) -> Figure:
    """A part of the map of Spain."""

    def draw(spoken: Words) -> Markup:
        view = seen("el-grande players=4", facts, when or [])
        return cut(spain.board(view, PLAYERS[:4], spoken), box)

    return draw


def italy_at(box: str, facts: list[str], when: list[str] | None = None) -> Figure:
    def draw(spoken: Words) -> Markup:
        view = seen("condottiere players=4", facts, when or [])
        return cut(italy.board(view, PLAYERS[:4], spoken), box)

    return draw


def cut(board: Markup, box: str) -> Markup:
    return Markup(re.sub(r'viewBox="[^"]*"', f'viewBox="{box}"', board, count=1))


# ---- El Grande.
def power(spoken: Words) -> Markup:
    view = seen("el-grande players=4", ["bids blue 7 orange 12 green 3 purple 9", "now turn orange"], [])
    return ruler(view, Cast(view, PLAYERS[:4], spoken), spoken)


def court(spoken: Words) -> Markup:
    """From the province over the court onto the map."""
    stations = [
        ("province", spoken.say("province")),
        ("court", spoken.say("court")),
        ("move-own", spoken.say("sheet-map")),
    ]
    men = Markup("").join([token(0, "M", "s")] * 3)
    arrow = Markup('<span class="arrow">→</span>')
    parts = [Markup(f"<div>{icon(symbol, 'big')}<b>{text(name)}</b><p>{men}</p></div>") for symbol, name in stations]
    return Markup(f'<div class="way">{arrow.join(parts)}</div>')


def action_cards(spoken: Words) -> Markup:
    view = seen("el-grande players=4", ["king sevilla", "now turn blue"], [])
    return offer(view, Cast(view, PLAYERS[:4], spoken), spoken)


def disk(spoken: Words) -> Markup:
    facts = [
        "king sevilla",
        "caballeros castillo blue 3",
        "caballeros granada blue 3",
        "caballeros aragon blue 2",
        "round 3",
    ]
    view = seen("el-grande players=4", [*facts, "now general-scoring"], [])
    return dial(view, PLAYERS[:4], spoken)


# ---- Condottiere.
def battle(*cards_of_orange: str) -> Figure:
    """Two companies; what orange has laid down decides."""

    def draw(spoken: Words) -> Markup:
        laid = ["company blue 10 3 courtesan", f"company orange {' '.join(cards_of_orange)}"]
        view = seen("condottiere players=2", ["token blue", "battle modena", "hand blue 1", "hand orange 1", *laid], [])
        return Markup(f'<div class="condottiere lesson-battle">{companies(view, PLAYERS[:2], spoken)}</div>')

    return draw


def special_cards(spoken: Words) -> Markup:
    cards = "".join(
        f"<li>{picture(card)}<span>{text(spoken.say(f'card-{card}'))}</span></li>" for card in SPECIAL_CARDS
    )
    return Markup(f'<ul class="condottiere specials">{cards}</ul>')


def new_hand(spoken: Words) -> Markup:
    """Ten cards and one for each region."""
    backs = "".join(picture("back") for _ in range(5))
    held = "".join(f"<span>{token(0, 'M')}<b>+1</b></span>" for _ in range(3))
    return Markup(
        f'<div class="condottiere new-hand"><p class="backs">{backs}</p><b class="ten">10</b><p>{held}</p></div>'
    )


FIGURES: Final[dict[str, list[Figure]]] = {
    "el-grande": [
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
    ],
    "condottiere": [
        italy_at(
            "60 20 880 610",
            [
                *["token blue", "battle roma", "hand blue 1", "regions blue milano parma modena"],
                "regions orange venezia bologna torino firenze",
            ],
        ),
        italy_at(
            "200 330 640 440",
            ["token blue", "battle firenze", "hand blue 1", "favour urbino", "regions green lucca"],
        ),
        battle("5"),
        battle("6", "6", "drummer"),
        special_cards,
        new_hand,
    ],
}
