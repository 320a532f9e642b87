"""Where caballeros could be placed if the king went somewhere: an outline for each place he may go to."""

from __future__ import annotations

from meseta.web.boards.el_grande import castillo
from meseta.web.boards.el_grande.areas import is_region
from meseta.web.boards.el_grande.previews import open_with_king_at
from meseta.web.boards.el_grande.spain_ground import SHAPE_OF, UID
from meseta.web.boards.el_grande.targets import Targets
from meseta.web.boards.page import View, at


def reach(view: View, targets: Targets) -> list[str]:
    if targets.verb != "king":
        return []
    return [
        f'<g class="then at-{SHAPE_OF.get(place, place)}">{barred(view, place)}'
        f"{''.join(outline(area) for area in open_with_king_at(view, place))}</g>"
        for place in targets.answers
    ]


def barred(view: View, place: str) -> str:
    """The region he would close."""
    if not is_region(view, place):
        return ""
    return f'<use href="#{UID}-{SHAPE_OF[place]}" fill="url(#{UID}-hatch)"/>'


def outline(area: str) -> str:
    if area == "castillo":
        return f'<use class="tower-ring" href="#sp-wall" {at(castillo.X, castillo.Y)}/>'
    return f'<use href="#{UID}-ring-{SHAPE_OF[area]}"/>'
