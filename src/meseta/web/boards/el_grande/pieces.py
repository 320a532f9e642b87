"""The tall pieces: the king and the grandes. Each is one kept node that glides from place to place."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from meseta.web.boards.attributes import at
from meseta.web.boards.tokens import face
from meseta.web.markup import NOTHING, html


def grande(seat: int, mark: str, x: float, y: float, extra: str = "", crowned: bool = False) -> Markup:
    """One that is king has a crown, and the lock of its region."""
    drawn = html("{}{}", on_stand(seat, mark), CROWN if crowned else NOTHING)
    return html(
        '<g id="grande-p{number}" class="grande p{number} {}" {}>{}</g>', extra, at(x, y), drawn, number=seat + 1
    )


def ghost_of_grande(seat: int, mark: str, x: float, y: float) -> Markup:
    """Where it would come."""
    return html('<g class="grande ghost p{}" {}>{}</g>', seat + 1, at(x, y), on_stand(seat, mark))


@lru_cache(maxsize=512)
def on_stand(seat: int, mark: str) -> Markup:
    return html(
        '<g class="grow"><use href="#sp-stand"/><g transform="translate(0 -7) scale(.86)">{}</g></g>', face(seat, mark)
    )


def king(x: float, y: float, locked: bool, extra: str = "") -> Markup:
    """With a lock where nothing may enter or leave."""
    return html('<g id="the-king" class="king {}" {}>{}</g>', extra, at(x, y), robed(locked))


def copy_of_king(x: float, y: float, locked: bool, extra: str = "") -> Markup:
    """On a disk, or as a ghost where he would come."""
    return html('<g class="king {}" {}>{}</g>', extra, at(x, y), robed(locked))


@cache
def robed(locked: bool) -> Markup:
    lock = html('<use href="#sp-lock"/>') if locked else NOTHING
    return html('<g class="grow"><use href="#sp-king"/>{}</g>', lock)


CROWN: Final = html('<g class="grow"><use href="#sp-crown"/><use href="#sp-lock"/></g>')
DEFINITIONS: Final = html(
    '<g id="sp-stand"><ellipse class="shade" cy="19" rx="16" ry="5"/>'
    '<path class="stand-foot" d="M-11 19-7.5 2H7.5L11 19Z"/>'
    '<circle class="stand-ring" cy="-7" r="15.5"/></g>'
    '<g id="sp-king"><ellipse class="shade" cy="24" rx="21" ry="6"/>'
    '<path class="robe" d="M-19 24C-17 12-13 6-8 3H8C13 6 17 12 19 24Z"/><circle class="king-face" cy="-3" r="8.5"/>'
    '<path class="crown" d="M-14-8-17-27-8-19 0-31 8-19 17-27 14-8Z"/><circle class="gem" cy="-32" r="2.8"/>'
    '<circle class="gem" cx="-17" cy="-28" r="2.3"/><circle class="gem" cx="17" cy="-28" r="2.3"/>'
    '<path class="ermine" d="M-12.5 8Q0 17 12.5 8"/></g>'
    '<path id="sp-crown" class="crown" d="M-11-19-13.5-34-6.5-28 0-38 6.5-28 13.5-34 11-19Z"/>'
    '<g id="sp-lock" class="lockmark" transform="translate(21 18)"><circle r="11.5"/>'
    '<use href="#lock" x="-7.5" y="-8.5" width="15" height="15"/></g>'
)
