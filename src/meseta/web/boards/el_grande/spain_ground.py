"""What never changes on the board of El Grande, and the places of the map by the names of both editions."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.web.boards import ground
from meseta.web.boards.el_grande import castillo, pieces
from meseta.web.boards.maps import Land, Region, load
from meseta.web.markup import html, joined

UID: Final = "sp"
FOREIGN: Final[dict[str, Land]] = load("spain")["neighbours"]  # lands beyond the border, by their names

# The shapes of the map by the names of both editions.
SHAPE_OF: Final[dict[str, str]] = {
    **{key: key for key in load("spain")["regions"]},
    "castilla-la-vieja": "castilla-vieja",
    "castilla-la-nueva": "castilla-nueva",
    "navarra": "pais-vasco",
    "castilla": "castilla-vieja",
    "toledo": "castilla-nueva",
}

# Land north of the board, which the disk and narrow frames show.
BEYOND: Final = html(
    '<g class="ripple"><path d="M731 4V-240" stroke-width="64"/><path d="M731 4V-240" stroke-width="42"/>'
    '<path d="M731 4V-240" stroke-width="22"/></g><path class="foreign" d="M731 14V-240H1500V60L1196 76V14Z"/>'
    '<path class="foreign-edge" d="M731 14V-240"/>'
)

# The secret disk: a wooden rim with notches around a copy of the map.
DIAL: Final = html(
    '<clipPath id="sp-round"><circle cx="622" cy="522" r="640"/></clipPath><g id="sp-dial">'
    '<circle class="dial-rim" cx="622" cy="522" r="700"/><path class="notch" transform="translate(622 522)" d="'
    "M0-662V-690M662 0H690M0 662V690M-662 0H-690"
    "M331-573l12-21M573-331l21-12M573 331l21 12M331 573l12 21M-331 573l-12 21M-573 331l-21 12M-573-331l-21-12"
    'M-331-573l-12-21"/></g>'
)


def definitions() -> Markup:
    """What the page of an El Grande table holds once, outside of what is updated."""
    more = joined([ground.regions(FOREIGN, UID), pieces.DEFINITIONS, castillo.DEFINITIONS, DIAL])
    return ground.definitions("spain", UID, BEYOND, more)


def region_of(area: str) -> Region:
    """Where the name, the badge and the pieces of a region have their places."""
    return load("spain")["regions"][SHAPE_OF[area]]
