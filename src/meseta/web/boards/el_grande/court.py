"""Where king and grandes stand: each region has a place for him and another one for them."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.web.boards.el_grande import castillo, pieces
from meseta.web.boards.el_grande.spain_ground import SHAPE_OF, land_of
from meseta.web.boards.maps import load

ROOM: Final = 34.0  # that a grande needs beside another one
MOST_ROOM: Final = 74.0


def king_and_grandes(view: ElGrandeView, cast: Cast, crowned: int | None) -> list[Markup]:
    """Where a seat's grande is king, he himself is not on the board."""
    out = [
        pieces.grande(
            seat,
            cast.marks[seat],
            *place_of_grande(area["area"], place, len(area["grandes"])),
            "in-castillo" if area["area"] == "castillo" else "",
            crowned=seat == crowned,
        )
        for area in view["areas"]
        for place, seat in enumerate(area["grandes"])
    ]
    if crowned is not None:
        return out
    bars = any(area["king"] for area in view["areas"])
    return [*out, pieces.king(*place_of_king(view["king"]), bars, in_shape(view["king"]))]


def place_of_king(place: str) -> tuple[float, float]:
    """In a region, beside the Castillo or beyond the border."""
    if place == "castillo":
        return castillo.BESIDE
    x, y = load("spain")["kings"][SHAPE_OF[place]]
    return x, y


def in_shape(place: str) -> str:
    """The class by which a small screen finds a better place."""
    return f"in-{SHAPE_OF.get(place, place)}"


def place_of_grande(area: str, place: int, of: int) -> tuple[float, float]:
    """Side by side; one that would come gets the place after the last."""
    x, y = castillo.TOP if area == "castillo" else land_of(area)["city"]
    step = min(ROOM, MOST_ROOM / max(1, of - 1))
    return x + (place - (of - 1) / 2) * step, y
