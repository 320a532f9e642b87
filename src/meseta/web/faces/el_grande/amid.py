"""El Grande in the middle of a scoring."""

from __future__ import annotations

from collections.abc import Sequence

from meseta.engine.events import Event
from meseta.games.el_grande.board import CASTILLO
from meseta.games.el_grande.view import AreaView, ElGrandeView
from meseta.web.boards.el_grande.closed_castillo import all_inside


def points(view: ElGrandeView) -> list[int]:
    return [seat["score"] for seat in view["seats"]]


def places(event: Event) -> list[str]:
    return [CASTILLO] if event.name == "castillo-opened" else []


def amid(view: ElGrandeView, told: Sequence[Event], to_come: Sequence[Event]) -> ElGrandeView:
    """Nothing is unfinished that could be shown. An opened Castillo shows what is inside until all have left it; and
    who leaves it is seen when the next payment is told, which nobody has heard of yet.
    """
    then: ElGrandeView = {**view, "business": []}
    names = [event.name for event in told]
    if "castillo-opened" in names and "leaves-castillo" not in names:
        then = {**then, "areas": [opened(area, then) for area in then["areas"]]}
    if names[-1] == "leaves-castillo" and to_come and to_come[0].name == "paid":
        then = {**then, "seats": [{**seat} for seat in then["seats"]]}
        then["seats"][to_come[0].by]["score"] -= to_come[0].first
    return then


def opened(area: AreaView, view: ElGrandeView) -> AreaView:
    if area["area"] != CASTILLO or area["caballeros"] is not None:
        return area
    return {**area, "caballeros": all_inside(view)}
