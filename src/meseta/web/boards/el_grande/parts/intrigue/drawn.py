"""What is drawn of Intrigue & the King: the bridge, the quarantine, the grande that counts; and its own questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from markupsafe import Markup

from meseta.games.el_grande.parts.intrigue.view import (
    MarksView,
    NamingRegionFrame,
    of_intrigue,
)
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import board_of, strip
from meseta.reading.el_grande.business import top
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import Area, rows_of
from meseta.reading.el_grande.parts.intrigue import choosing
from meseta.reading.el_grande.places import Place
from meseta.reading.el_grande.viewer import own, own_seat
from meseta.reading.view import answers, question
from meseta.web.boards.el_grande.parts.drawn_part import DrawnPart
from meseta.web.boards.el_grande.parts.intrigue.bridge import bridge, first_pier
from meseta.web.boards.el_grande.parts.intrigue.marks import counting, face_down, hatching
from meseta.web.markup import html
from meseta.wording.words import Words


class DrawnIntrigue(DrawnPart):
    NAME: ClassVar[str] = "intrigue"
    VERBS: ClassVar[tuple[str, ...]] = ("name",)

    # ---- What it draws, and says.
    def look(self, view: ElGrandeView) -> str:
        return "with-own-cards" if choosing(view) is None or view["seat"] is None else "with-own-cards choosing"

    def on_the_land(self, view: ElGrandeView, cast: Cast, words: Words) -> Markup:
        marks, drawn = marks_of(view), list[Markup]()
        frame = naming(view)
        if marks["bridge"] is not None:
            owner = marks["bridge"]["by"]
            first, second = marks["bridge"]["between"]
            drawn.append(bridge(first, second, owner, cast.marks[owner]))
        if frame is not None and frame["area"] is not None:
            drawn.append(first_pier(frame["area"], frame["seat"]))
        if marks["quarantine"] is not None:
            drawn.append(face_down(marks["quarantine"]["area"]))
        drawn += [
            counting(seat, area["area"], place, len(area["grandes"]))
            for area in view["areas"]
            for place, seat in enumerate(area["grandes"])
            if seat in marks["home_counts"]
        ]
        return html('<g class="marks-on-map nohit" aria-hidden="true">{}</g>', drawn)

    def ghosts(self, view: ElGrandeView, words: Words) -> Mapping[str, Markup]:
        frame = naming(view)
        targets = [said.split()[1] for said in answers(view) if said.startswith("name ")]
        if frame is None or not targets:
            return {}
        if frame["purpose"] == "quarantine":
            return {area: hatching(area) + face_down(area, "ghost") for area in targets}
        first = frame["area"]
        return {} if first is None else {area: bridge(first, area, own_seat(view), "", "ghost") for area in targets}

    def notes(self, view: ElGrandeView, area: str, cast: Cast, words: Words) -> list[str]:
        marks, out = marks_of(view), list[str]()
        if marks["bridge"] is not None and area in marks["bridge"]["between"]:
            out.append(words.say("board-bridge", other_area=other_end(marks, area)))
        if marks["quarantine"] is not None and marks["quarantine"]["area"] == area:
            out.append(words.say("board-quarantine", tile=marks["quarantine"]["tile"]))
        return [*out, *[grande_counts(seat, cast, words) for seat in marks["home_counts"] if stands(view, seat, area)]]

    # ---- Which areas may be chosen, and why not.
    def closed(self, view: ElGrandeView) -> Mapping[str, str]:
        quarantine = marks_of(view)["quarantine"]
        return {} if quarantine is None else {quarantine["area"]: "barred-quarantine"}

    def near(self, view: ElGrandeView, king: str) -> list[str]:
        marks = marks_of(view)
        return [other_end(marks, king)] if marks["bridge"] is not None and king in marks["bridge"]["between"] else []

    def reason(self, view: ElGrandeView, area: str) -> str | None:
        frame = naming(view)
        if frame is not None and frame["area"] is not None and is_next_door(view, frame["area"], area):
            return "barred-next-door"
        if question(view) == "choosing-tied-pair":
            return "barred-tied-pair"
        return None

    # ---- What would change.
    def follows_to(self, view: ElGrandeView) -> str | None:
        return own(view)["grande"] if question(view) == "following" else None

    def changed(self, view: ElGrandeView, areas: Mapping[str, Area], verb: str, target: str) -> Mapping[str, Area]:
        frame = naming(view)
        if frame is None or frame["purpose"] == "bridge":
            return {}
        if frame["purpose"] == "gather":
            return gathered(areas, target, frame["seat"])
        return uncovered(view, areas, frame["tile"])


# ---- Reading a view.
def marks_of(view: ElGrandeView) -> MarksView:
    return of_intrigue(view)["marks"]


def naming(view: ElGrandeView) -> NamingRegionFrame | None:
    return cast("NamingRegionFrame", top(view)) if question(view) == "naming-region" else None


def other_end(marks: MarksView, area: str) -> str:
    """Of the bridge."""
    assert marks["bridge"] is not None, "there is a bridge"
    first, second = marks["bridge"]["between"]
    return second if area == first else first


def stands(view: ElGrandeView, seat: int, area: str) -> bool:
    return view["seats"][seat]["grande"] == area


def grande_counts(seat: int, cast: Cast, words: Words) -> str:
    return words.say("board-home-counts", by=cast.names[seat], you="yes" if seat == cast.seat else "no")


def is_next_door(view: ElGrandeView, region: str, area: str) -> bool:
    board = board_of(view)
    return board.number[area] in board.neighbours[board.number[region]]


# ---- The areas then.
def gathered(areas: Mapping[str, Area], region: str, by: int) -> dict[str, Area]:
    """All caballeros of a region leave it. What that makes of the Castillo differs by region, and is not shown."""
    area = areas[region]
    staying = [staying_on(row, area, by) for row in rows_of(area)]
    places: list[Place] = [
        {**place, "caballeros": counts} for place, counts in zip(area["places"], staying[1:], strict=True)
    ]
    return {region: {**area, "caballeros": staying[0], "places": places}}


def staying_on(row: Place, area: Area, by: int) -> list[int]:
    """Nobody throws others into the Castillo who carry something."""
    return [
        count if row["carries"] and area["owners"].get(colour, colour) != by else 0
        for colour, count in enumerate(row["caballeros"])
    ]


def uncovered(view: ElGrandeView, areas: Mapping[str, Area], tile: int) -> dict[str, Area]:
    """The region that the marker leaves has its own values again."""
    board = board_of(view)
    left = view["tiles"][board.tile_names[tile]]
    if left is None:
        return {}
    values = strip(board, board.number[left], len(areas[left]["values"]))
    return {left: {**areas[left], "tiled": False, "values": values}}


PART: Final = DrawnIntrigue()
