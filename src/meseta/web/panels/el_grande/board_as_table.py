"""The board as a real table: areas by players, for readers who do not look at the map."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meseta.games.el_grande.view import AreaView, ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import Area, areas_of, everybody
from meseta.reading.el_grande.places import said_of
from meseta.reading.view import place_name
from meseta.web.boards.el_grande.parts.catalogue import drawn_parts
from meseta.web.boards.tokens import icon
from meseta.web.markup import html
from meseta.web.panels.el_grande.marks import as_text as marks
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.wording.words import Words


def board_as_table(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    areas = areas_of(view)
    apart = any(area["places"] for area in areas.values())  # do some stand on places of their own
    heads = [*cast.names, *([words.say("board-places")] if apart else []), words.say("board-notes")]
    return html(
        '<div class="board-as-table" id="board-as-table"><table class="lined-table"><caption>{caption}</caption>'
        '<thead><tr><th scope="col">{region}</th><th scope="col">{values}</th>{heads}'
        '</tr></thead><tbody>{rows}</tbody></table>{more}<a class="btn" href="#sheet-map">{hide}</a></div>'
        '<a class="btn round as-text" href="#board-as-table" aria-label="{show}" title="{show}">{icon}</a>',
        caption=words.say("board-caption-el-grande"),
        region=words.say("board-region"),
        values=words.say("board-values"),
        heads=[html('<th scope="col">{}</th>', head) for head in heads],
        rows=[row_of(view, area, apart, cast, words) for area in areas.values()],
        more=[
            *[table for part in parts_of(view) for table in part.as_text(view, cast, words)],
            marks(view, cast, words),
        ],
        hide=words.say("board-hide"),
        show=words.say("board-show"),
        icon=icon("log"),
    )


def row_of(view: ElGrandeView, area: Area, apart: bool, cast: Cast, words: Words) -> Markup:
    counts = [count(area, colour, words) for colour in range(len(cast.names))]
    values, noted = " ".join(map(str, area["values"])), ", ".join(notes(view, area, cast, words))
    places = ["; ".join(said_of(area["places"], cast, words))] if apart else []
    return row(place_name(words, area["area"]), (values, *counts, *places, noted))


@lru_cache(maxsize=1024)
def row(name: str, cells: tuple[str | int, ...]) -> Markup:
    """From one moment to the next most rows stay as they are."""
    return html('<tr><th scope="row">{}</th>{}</tr>', name, [html("<td>{}</td>", each) for each in cells])


def count(area: Area, colour: int, words: Words) -> str | int:
    """The caballeros of a colour, wherever they stand there, and whether its grande is there."""
    counted = words.say("board-hidden") if area["caballeros"] is None else everybody(area)[colour]
    return words.say("board-count-and-grande", count=counted) if colour in area["grandes"] else counted


def notes(view: ElGrandeView, area: AreaView, cast: Cast, words: Words) -> list[str]:
    name = area["area"]
    out = [words.say("board-king")] if area["king"] else []
    if name in view["tiles"].values():
        out.append(words.say("board-tile"))
    return [*out, *[note for part in drawn_parts(view) for note in part.notes(view, name, cast, words)]]
