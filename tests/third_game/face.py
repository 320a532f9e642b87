"""Noughts and crosses on the pages: nine buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.reading.view import Sitter, letter
from meseta.web.boards.tokens import icon, token
from meseta.web.faces.face import Face
from meseta.web.markup import html
from meseta.web.summaries.played import Played
from meseta.wording.words import Words
from tests.third_game.rules import CellView, NoughtsView


def board(view: NoughtsView, sitters: Sequence[Sitter], words: Words) -> Markup:
    answers = {legal["notation"]: legal["answer"] for legal in view["legal"]}
    cells = [drawn(cell, answers.get(f"mark {cell['cell']}"), sitters, words) for cell in view["cells"]]
    return html('<div class="noughts" role="group" aria-label="{}">{}</div>', words.say("map-noughts"), cells)


def drawn(cell: CellView, answer: int | None, sitters: Sequence[Sitter], words: Words) -> Markup:
    name, owner = cell["cell"], cell["owner"]
    if owner is not None:
        return html('<span id="{}" class="marked">{}</span>', name, token(owner, letter(sitters[owner].name)))
    said = words.say(f"region-{name}")
    if answer is None:
        return html('<button id="{}" class="btn" disabled>{}</button>', name, said)
    return html('<button id="{}" class="btn" data-answer="{}">{}</button>', name, answer, said)


def table(
    view: NoughtsView, sitters: Sequence[Sitter], words: Words, *, table_buttons: Markup, log: Markup, moment: Markup
) -> Markup:
    asked = words.say(f"{'ask' if view['legal'] else 'wait'}-noughts-and-crosses-marking")
    prompt = html(
        '<section class="panel prompt" id="prompt" tabindex="-1"><h1>{}</h1>{}</section>', asked, table_buttons
    )
    return html(
        '{}<section class="map" id="sheet-map">{}</section><aside class="side">{}</aside>',
        moment or prompt,
        board(view, sitters, words),
        log,
    )


def ending(
    played: Played, view: NoughtsView, sitters: Sequence[Sitter], words: Words, *, ways: Markup, log: Markup
) -> list[Markup]:
    names = words.listed([sitters[seat].name for seat in view["winners"]])
    said = words.say("noughts-over", names=names, count=len(played.answers))
    return [
        html('<section class="panel standings" id="prompt"><h1>{}</h1>{}</section>', said, ways),
        html('<section class="map" id="sheet-map">{}</section>', board(view, sitters, words)),
        log,
    ]


FACE: Final = Face[NoughtsView](
    board=board,
    table=table,
    classes=lambda _: "table noughts-and-crosses",
    ending=ending,
    thumb=lambda: icon("play", "big"),
    figures=[lambda words: html("<p>{}</p>", words.say("map-noughts"))],
)
