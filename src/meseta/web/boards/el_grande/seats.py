"""A place for one: its sign, who has it, and what it is paid whoever has most in its area."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from meseta.web.boards.attributes import at, same
from meseta.web.boards.el_grande.crowds import STRIKE, disc
from meseta.web.boards.tokens import colour, face
from meseta.web.markup import NOTHING, html

SIZE: Final = 1.2  # of the token there


class Seat(NamedTuple):
    """In a preview the one who has it is a ghost: would come, or leave."""

    place: str
    name: str
    points: int = 0
    colour: int | None = None  # of who has it
    mark: str = ""
    role: str = ""
    carries: str = ""
    ghost: int = 0  # 1: comes, -1: leaves
    answer: int | None = None  # that stands below the question too
    target: bool = False  # would somebody come here by that answer, or is it who stands here that it picks


@lru_cache(maxsize=1024)
def seat(x: float, y: float, its: Seat, extra: str = "") -> Markup:
    look = "" if its.answer is None else " target" if its.target else " spot"
    return html(
        '<g class="seat {} {}{}" {}{}{}><title>{}</title><circle class="seat-ring" r="23"/>{}{}{}'
        '<text class="seat-name" y="38">{}</text></g>',
        its.place,
        extra,
        look,
        at(x, y),
        same(its.answer),
        html(' data-at="{}"', its.place) if its.target else NOTHING,
        its.name,
        sign(its.place),
        occupant(its),
        points(its.points),
        its.name,
    )


def sign(place: str) -> Markup:
    return html('<use class="seat-sign" href="#place-{}" x="-15" y="-15" width="30" height="30"/>', place)


def occupant(its: Seat) -> Markup:
    if its.colour is None:
        return NOTHING
    return html(
        '<g class="piece {}{}" transform="scale({})">{}{}{}</g>',
        colour(its.colour, its.role),
        " ghost" if its.ghost else "",
        str(SIZE),
        disc(its.carries, 0),
        face(its.colour, its.mark, its.role),
        html('<path class="strike" d="{}"/>', STRIKE) if its.ghost < 0 else NOTHING,
    )


def points(count: int) -> Markup:
    if not count:
        return NOTHING
    return html(
        '<g class="seat-points" {}><rect x="-14" y="-10" width="28" height="20" rx="10"/><text y="5">+{}</text></g>',
        at(21, -18),
        count,
    )
