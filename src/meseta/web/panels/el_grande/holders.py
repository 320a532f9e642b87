"""Who held each region of El Grande, round by round."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import Words, number, place_name, text
from meseta.web.boards.tokens import piece
from meseta.web.summaries.el_grande import GameSummary

CELL: Final = 17  # of a round, in the row of a region
BETWEEN: Final = 5  # after each general scoring
HIGH: Final = 22
HOLDER: Final = 0.4


def holders(summary: GameSummary, cast: Cast, words: Words) -> Markup:
    rows = "".join(
        f"<li><b>{text(place_name(words, region))}</b>{held(summary, at, cast, words)}</li>"
        for at, region in enumerate(summary.regions)
    )
    return Markup(
        f'<section class="panel holders"><div class="caption"><b>{text(words.say("end-holders"))}</b>'
        f"<span>{text(words.say('end-holders-says', count=summary.rounds))}</span></div>"
        f'<ul class="multiples">{rows}</ul></section>'
    )


def held(summary: GameSummary, region: int, cast: Cast, words: Words) -> str:
    """A cell for each round, in groups that end with a general scoring."""
    group = summary.rounds // 3
    cells: list[str] = []
    for at, regions in enumerate(summary.holders):
        x = at * CELL + at // group * BETWEEN
        cells.append(holder(regions[region], x, "scored" if at % group == group - 1 else "", cast))
    width = summary.rounds * CELL + 2 * BETWEEN
    said = ", ".join(holder_name(regions[region], cast, words) for regions in summary.holders)
    label = words.say("end-holders-label", area=summary.regions[region], names=said)
    return f'<svg viewBox="0 0 {width} {HIGH}" role="img" aria-label="{text(label)}">{"".join(cells)}</svg>'


def holder(colours: list[int], x: int, extra: str, cast: Cast) -> str:
    box = f'x="{x}" width="{CELL}" height="{HIGH}"'
    if len(colours) != 1:
        sign = f'<text class="eqs" x="{number(x + CELL / 2)}" y="16">=</text>' if colours else ""
        return f'<rect class="hold none {extra}" {box}/>{sign}'
    its = colours[0]
    drawn = piece(its, "", x + CELL / 2, HIGH / 2, HOLDER, role=cast.roles[its])
    return f'<rect class="hold p{its + 1} {extra}" {box}/>{drawn}'


def holder_name(colours: list[int], cast: Cast, words: Words) -> str:
    if len(colours) == 1:
        return cast.names[colours[0]]
    return words.say("end-level") if colours else words.say("board-nobody")
