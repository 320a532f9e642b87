"""Who held each region of El Grande, round by round."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.reading.el_grande.cast import Cast
from meseta.reading.view import place_name
from meseta.web.boards.tokens import piece
from meseta.web.markup import NOTHING, html
from meseta.web.summaries.el_grande import GameSummary
from meseta.wording.words import Words

CELL: Final = 17  # of a round, in the row of a region
BETWEEN: Final = 5  # after each general scoring
HIGH: Final = 22
HOLDER: Final = 0.4


def holders(summary: GameSummary, cast: Cast, words: Words) -> Markup:
    rows = [
        html("<li><b>{}</b>{}</li>", place_name(words, region), held(summary, at, cast, words))
        for at, region in enumerate(summary.regions)
    ]
    return html(
        '<section class="panel holders"><div class="caption"><b>{}</b><span>{}</span></div>'
        '<ul class="multiples">{}</ul></section>',
        words.say("end-holders"),
        words.say("end-holders-says", count=summary.rounds),
        rows,
    )


def held(summary: GameSummary, region: int, cast: Cast, words: Words) -> Markup:
    """A cell for each round, in groups that end with a general scoring."""
    group = summary.rounds // 3
    cells: list[Markup] = []
    for at, regions in enumerate(summary.holders):
        x = at * CELL + at // group * BETWEEN
        cells.append(holder(regions[region], x, "scored" if at % group == group - 1 else "", cast))
    width = summary.rounds * CELL + 2 * BETWEEN
    said = ", ".join(holder_name(regions[region], cast, words) for regions in summary.holders)
    label = words.say("end-holders-label", area=summary.regions[region], names=said)
    return html('<svg viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>', width, HIGH, label, cells)


def holder(colours: list[int], x: int, extra: str, cast: Cast) -> Markup:
    """One colour's token, or the sign of those that are level."""
    middle = x + CELL / 2
    if len(colours) == 1:
        its = colours[0]
        whose, drawn = f"p{its + 1}", piece(its, "", middle, HIGH / 2, HOLDER, role=cast.roles[its])
    else:
        whose, drawn = "none", html('<text class="eqs" x="{}" y="16">=</text>', middle) if colours else NOTHING
    return html('<rect class="hold {} {}" x="{}" width="{}" height="{}"/>{}', whose, extra, x, CELL, HIGH, drawn)


def holder_name(colours: list[int], cast: Cast, words: Words) -> str:
    if len(colours) == 1:
        return cast.names[colours[0]]
    return words.say("end-level") if colours else words.say("board-nobody")
