"""The board as a real table: areas by players, for whoever does not look at the map."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meseta.games.el_grande.view import AreaView, ElGrandeView
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import place_name
from meseta.web.boards.tokens import icon
from meseta.web.markup import html
from meseta.wording.words import Words


def board_as_table(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    return html(
        '<div class="twin-box" id="twin"><table class="twin"><caption>{caption}</caption><thead><tr>'
        '<th scope="col">{region}</th><th scope="col">{values}</th>{players}<th scope="col">{notes}</th></tr></thead>'
        '<tbody>{rows}</tbody></table><a class="btn" href="#sheet-map">{hide}</a></div>'
        '<a class="btn round as-text" href="#twin" aria-label="{show}" title="{show}">{icon}</a>',
        caption=words.say("board-caption-el-grande"),
        region=words.say("board-region"),
        values=words.say("board-values"),
        players=[html('<th scope="col">{}</th>', name) for name in cast.names],
        notes=words.say("board-notes"),
        rows=[row(view, area, cast, words) for area in view["areas"]],
        hide=words.say("board-hide"),
        show=words.say("board-show"),
        icon=icon("log"),
    )


def row(view: ElGrandeView, area: AreaView, cast: Cast, words: Words) -> Markup:
    return html(
        '<tr><th scope="row">{}</th><td>{}</td>{}<td>{}</td></tr>',
        place_name(words, area["area"]),
        " ".join(map(str, area["values"])),
        [cell(count(area, colour, words)) for colour in range(len(cast.names))],
        ", ".join(notes(view, area, words)),
    )


@lru_cache(maxsize=512)
def cell(said: str | int) -> Markup:
    """The same few numbers stand in most of them."""
    return html("<td>{}</td>", said)


def count(area: AreaView, colour: int, words: Words) -> str | int:
    """The caballeros of a colour, and whether its grande is there."""
    counted = words.say("board-hidden") if area["caballeros"] is None else area["caballeros"][colour]
    return words.say("board-count-and-grande", count=counted) if colour in area["grandes"] else counted


def notes(view: ElGrandeView, area: AreaView, words: Words) -> list[str]:
    out = [words.say("board-king")] if area["king"] else []
    return [*out, *([words.say("board-tile")] if area["area"] in view["tiles"].values() else [])]
