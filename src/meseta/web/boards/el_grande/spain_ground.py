"""What never changes on the board of El Grande, and the places of the map by the names of both editions."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup

from meseta.web.boards import ground
from meseta.web.boards.el_grande import castillo, pieces
from meseta.web.boards.maps import Land, load
from meseta.web.markup import html, joined

UID: Final = "sp"
FOREIGN_TINT: Final = 1  # of a land beyond the border, where it is a region
FOREIGN: Final[dict[str, Land]] = load("spain")["neighbours"]  # lands beyond the border, by their names
BOXES: Final[dict[str, Land]] = load("spain")["boxes"]  # areas that are no land of the map, by their names
LANDS: Final[dict[str, Land]] = {**load("spain")["regions"], **FOREIGN, **BOXES}  # by the names of their shapes

# The shapes of the map by the names of both editions.
SHAPE_OF: Final[dict[str, str]] = {
    **{key: key for key in LANDS},
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
    grounds = [*[ground_of_region(name) for name in FOREIGN], *[ground_of_box(name) for name in BOXES]]
    shapes = ground.regions({**FOREIGN, **BOXES}, UID)
    more = joined([shapes, *grounds, pieces.DEFINITIONS, castillo.DEFINITIONS, DIAL])
    return ground.definitions("spain", UID, BEYOND, more)


# ---- What some boards have more. It is drawn on top of the ground, which is the same for all of them.
def ground_of_region(name: str) -> Markup:
    """A land beyond the border, where it is a region."""
    return html('<g id="{}-region-{}">{}</g>', UID, name, ground.tinted(UID, name, FOREIGN_TINT))


def ground_of_box(name: str) -> Markup:
    return html(
        '<g id="{uid}-box-{key}"><use class="box-shade" href="#{uid}-{key}" transform="translate(0 4)"/>'
        '<use class="box" href="#{uid}-{key}"/><g clip-path="url(#{uid}-in-{key})">'
        '<use class="box-line" href="#{uid}-{key}"/><use class="box-art" href="#box-{key}" x="{x}" y="{y}"'
        ' width="{wide}" height="{high}"/></g></g>',
        uid=UID,
        key=name,
        **frame_of(name),
    )


def frame_of(name: str) -> dict[str, float]:
    """What a box is as wide and high as."""
    corners = [float(each) for each in re.findall(r"-?[\d.]+", BOXES[name]["path"])]
    across, down = corners[::2], corners[1::2]
    return {"x": min(across), "y": min(down), "wide": max(across) - min(across), "high": max(down) - min(down)}


def land_of(area: str) -> Land:
    """Where the name, the badge and the pieces of an area have their places."""
    return LANDS[SHAPE_OF[area]]


def is_narrow(area: str) -> bool:
    """Is there no room to press a single caballero, because it is a box or one stands on places of their own there?"""
    shape = SHAPE_OF.get(area, area)
    return area in BOXES or (shape in LANDS and "places" in LANDS[shape])


def room_of(box: str) -> tuple[float, float]:
    """How wide and high the crowd in a box may be."""
    room = land_of(box).get("room")
    assert room is not None, f"{box} is no box"
    return room[0], room[1]
