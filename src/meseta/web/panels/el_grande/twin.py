"""The board as a real table: areas by players, for whoever does not look at the map."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import View, place_name, text
from meseta.web.boards.tokens import icon
from meseta.wording.words import Words


def text_twin(view: View, cast: Cast, words: Words) -> Markup:
    heads = "".join(f'<th scope="col">{text(name)}</th>' for name in cast.names)
    said = text(words.say("board-show"))
    rows = [row(view, area, cast, words) for area in view["areas"]]
    return Markup(
        f'<div class="twin-box" id="twin"><table class="twin"><caption>{text(words.say("board-caption-el-grande"))}'
        f'</caption><thead><tr><th scope="col">{text(words.say("board-region"))}</th>'
        f'<th scope="col">{text(words.say("board-values"))}</th>{heads}'
        f'<th scope="col">{text(words.say("board-notes"))}</th></tr></thead><tbody>{"".join(rows)}</tbody>'
        f'</table><a class="btn" href="#sheet-map">{text(words.say("board-hide"))}</a></div>'
        f'<a class="btn round as-text" href="#twin" aria-label="{said}" title="{said}">{icon("log")}</a>'
    )


def row(view: View, area: dict[str, Any], cast: Cast, words: Words) -> str:
    cells = "".join(f"<td>{text(cell(area, colour, words))}</td>" for colour in range(len(cast.names)))
    return (
        f'<tr><th scope="row">{text(place_name(words, area["area"]))}</th><td>{" ".join(map(str, area["values"]))}</td>'
        f"{cells}<td>{text(', '.join(notes(view, area, words)))}</td></tr>"
    )


def cell(area: dict[str, Any], colour: int, words: Words) -> object:
    count = words.say("board-hidden") if area["caballeros"] is None else area["caballeros"][colour]
    return words.say("board-count-and-grande", count=count) if colour in area["grandes"] else count


def notes(view: View, area: dict[str, Any], words: Words) -> list[str]:
    out = [words.say("board-king")] if area["king"] else []
    return [*out, *([words.say("board-tile")] if area["area"] in view["tiles"].values() else [])]
