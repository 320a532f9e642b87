"""Where caballeros could be placed if the king went somewhere: an outline for each place he may go to.

And whatever else an answer would draw on the land.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import is_region
from meseta.web.boards.attributes import at
from meseta.web.boards.el_grande import castillo
from meseta.web.boards.el_grande.parts.catalogue import drawn_parts
from meseta.web.boards.el_grande.previews import open_with_king_at
from meseta.web.boards.el_grande.spain_ground import SHAPE_OF, UID
from meseta.web.boards.el_grande.targets import Targets
from meseta.web.markup import NOTHING, html


def reach(view: ElGrandeView, targets: Targets) -> list[Markup]:
    if targets.verb != "king":
        parts = drawn_parts(view)
        named = [ghost for part in parts for ghost in ghosts(part.ghosts(view, targets.words))]
        return named + [ghost for part in parts for ghost in ghosts_of_buttons(part.ghosts_of_buttons(view))]
    return [
        html(
            '<g class="then at-{}">{}{}</g>',
            SHAPE_OF.get(place, place),
            barred(view, place),
            [outline(area) for area in open_with_king_at(view, place)],
        )
        for place in targets.answers
    ]


def ghosts(drawn: Mapping[str, Markup]) -> list[Markup]:
    """What answers would draw, each shown while its target is looked at."""
    return [html('<g class="then at-{}">{}</g>', SHAPE_OF.get(place, place), ghost) for place, ghost in drawn.items()]


def ghosts_of_buttons(drawn: Mapping[str, Markup]) -> list[Markup]:
    """The same while its button is looked at."""
    return [html('<g class="then as as-{}">{}</g>', name, ghost) for name, ghost in drawn.items()]


def barred(view: ElGrandeView, place: str) -> Markup:
    """The region he would close."""
    if not is_region(view, place):
        return NOTHING
    return html('<use href="#{}-{}" fill="url(#{}-hatch)"/>', UID, SHAPE_OF[place], UID)


@cache
def outline(area: str) -> Markup:
    if area == "castillo":
        return html('<use class="tower-ring" href="#sp-wall" {}/>', at(castillo.X, castillo.Y))
    return html('<use href="#{}-ring-{}"/>', UID, SHAPE_OF[area])
