"""Small things on the map: the tile that lies face down in a quarantine, and the sign of a grande that counts."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.web.boards.attributes import at
from meseta.web.boards.el_grande.court import place_of_grande
from meseta.web.boards.el_grande.spain_ground import SHAPE_OF, UID
from meseta.web.boards.maps import load
from meseta.web.boards.tokens import lock
from meseta.web.markup import html

BACK: Final = html(
    '<rect class="plate" x="-38" y="-19" width="76" height="38" rx="9"/><path class="plate-back" d="{}"/>'
    '<use class="plate-sign" href="#quarantine" x="-13" y="-13" width="26" height="26"/>',
    "M-31-12H31V12H-31Z",
)


def face_down(region: str, extra: str = "") -> Markup:
    """The back of the tile with a lock, where the king would stand."""
    x, y = load("spain")["kings"][SHAPE_OF[region]]
    return html('<g class="face-down in-{} {}" {}>{}{}</g>', SHAPE_OF[region], extra, at(x, y), BACK, lock(27, 15))


def hatching(region: str) -> Markup:
    return html('<use href="#{uid}-{}" fill="url(#{uid}-hatch)"/>', SHAPE_OF[region], uid=UID)


def counting(seat: int, area: str, place: int, of: int) -> Markup:
    """Beside the grande."""
    x, y = place_of_grande(area, place, of)
    there = at(x + 19, y - 25)
    return html('<g class="counts-too p{}" {}><circle r="12"/><text y="5">+1</text></g>', seat + 1, there)
