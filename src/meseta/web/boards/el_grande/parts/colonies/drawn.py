"""What is drawn of the colonies: discs that wait to be claimed, and the limit table; and its own questions."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar, Final

from markupsafe import Markup

from meseta.games.el_grande.parts.colonies.map import BY_SHIP, GOODS, POINTS
from meseta.games.el_grande.parts.colonies.view import ViewWithColonies, of_colonies
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import board_of, counts_in, regions_on_disks
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import Area, areas_of, rows_of
from meseta.reading.el_grande.places import Place, total
from meseta.reading.view import answers, question
from meseta.web.boards.attributes import at
from meseta.web.boards.el_grande.crowds import MANY
from meseta.web.boards.el_grande.parts.colonies.limit import MOST_LINES, plate
from meseta.web.boards.el_grande.parts.drawn_part import DrawnPart
from meseta.web.boards.el_grande.spain_ground import SHAPE_OF, land_of
from meseta.web.markup import html
from meseta.wording.words import Words

COLONIES: Final = {"gold": "america", "wares": "mediterranean"}  # where discs of each kind lie
FRANCE: Final = "france"
SHIP: Final = "ship"
OUTSIDE: Final = "outside"
APART: Final = 21.0  # from one disc to the next
PLACING: Final = ("turn", "own-turn", "placing")
COMING: Final = (*PLACING, "moving", "moving-black", "intriguing", "sailing")  # questions where somebody comes in


class DrawnColonies(DrawnPart):
    NAME: ClassVar[str] = "colonies"
    VERBS: ClassVar[tuple[str, ...]] = ("limit",)

    # ---- What it draws, and says.
    def look(self, view: ElGrandeView) -> str:
        """Where the limit table lies, and whether it has outsiders: on small screens there is less room then."""
        table = of_colonies(view)["limit"]["area"]
        if table is None:
            return ""
        outsiders = any(sum(row["caballeros"]) for row in rows_of(areas_of(view)[table]) if not row["counts"])
        return f"limit-in-{SHAPE_OF[table]}{' with-outsiders' if outsiders else ''}"

    def on_the_land(self, view: ElGrandeView, cast: Cast, words: Words) -> Markup:
        its, areas = of_colonies(view), areas_of(view)
        table = its["limit"]["area"]
        drawn = [discs(goods, count) for goods, count in free_discs(view).items()]
        if table is not None:
            drawn.append(plate(its["limit"], areas[table], words))
        return html('<g class="colonies nohit" aria-hidden="true">{}</g>', drawn)

    def ghosts(self, view: ElGrandeView, words: Words) -> Mapping[str, Markup]:
        its, areas = of_colonies(view), areas_of(view)
        targets = [said.split()[1] for said in answers(view) if said.startswith("limit ")]
        return {target: plate(its["limit"], areas[target], words, "ghost") for target in targets}

    def notes(self, view: ElGrandeView, area: str, cast: Cast, words: Words) -> list[str]:
        its, out = of_colonies(view), list[str]()
        for goods, count in free_discs(view).items():
            if COLONIES[goods] == area and count:
                out.append(words.say("board-discs", goods=goods, count=count))
        if its["limit"]["area"] == area:
            count = sum(counts_in(areas_of(view)[area]))
            out.append(words.say("board-limit", count=count, total=its["limit"]["spaces"]))
        return out

    def most_lines(self, view: ElGrandeView, area: str) -> int:
        return MOST_LINES if of_colonies(view)["limit"]["area"] == area else MANY

    # ---- Which areas may be chosen, and why not.
    def full(self, view: ElGrandeView) -> Collection[str]:
        return [FRANCE] if is_full(areas_of(view)[FRANCE]) else []

    def near(self, view: ElGrandeView, king: str) -> list[str]:
        board = board_of(view)
        return [SHIP] if board.coast >> board.number[king] & 1 else []

    def reason(self, view: ElGrandeView, area: str) -> str | None:
        asks = question(view)
        if asks in COMING and area == FRANCE and self.full(view):
            return "barred-places-taken"
        if asks in PLACING and area in COLONIES.values():
            return "barred-colony"
        if asks in PLACING and area == SHIP:
            return "barred-no-coast"
        if asks == "sailing":
            return "barred-not-by-ship"
        return "barred-limit" if asks == "moving-limit" else None

    # ---- What would change.
    def arrival(self, view: ElGrandeView, source: str | None, target: str) -> str:
        """With a disc among those who carry one; where the limit table is full beside it."""
        goods = None if source is None else carried(view, source)
        if goods is not None and target in BY_SHIP:
            return f"{target}-{goods}"
        limit = of_colonies(view)["limit"]
        if target == limit["area"] and sum(counts_in(areas_of(view)[target])) >= limit["spaces"]:
            return OUTSIDE
        return target

    def paid_on_arrival(self, view: ElGrandeView, source: str, target: str) -> int:
        goods = carried(view, source)
        return int(POINTS[GOODS.index(goods)]) if goods is not None and target in regions_on_disks(view) else 0

    def follows_to(self, view: ElGrandeView) -> str | None:
        return of_colonies(view)["limit"]["area"] if question(view) == "filling" else None

    def changed(self, view: ElGrandeView, areas: Mapping[str, Area], verb: str, target: str) -> Mapping[str, Area]:
        return limit_moved(of_colonies(view), areas, target) if verb == "limit" else {}


# ---- Reading a view.
def free_discs(view: ElGrandeView) -> dict[str, int]:
    """The discs that nobody has claimed, by what they are."""
    its = of_colonies(view)
    return {"gold": its["gold"]["free"], "wares": its["wares"]["free"]}


def carried(view: ElGrandeView, row: str) -> str | None:
    """What those carry who stand on a row."""
    rows = [each for area in areas_of(view).values() if area["caballeros"] is not None for each in rows_of(area)]
    return next((each["carries"] for each in rows if each["place"] == row), None)


def is_full(area: Area) -> bool:
    """Is each of its places taken?"""
    return all(any(row["caballeros"]) for row in rows_of(area))


# ---- The areas then.
def limit_moved(view: ViewWithColonies, areas: Mapping[str, Area], target: str) -> dict[str, Area]:
    """Nobody stands beside the table in the region it leaves; where it goes, all do if not all have room."""
    changed: dict[str, Area] = {}
    left = view["limit"]["area"]
    if left is not None:
        inside = [row["caballeros"] for row in rows_of(areas[left]) if row["place"] in (left, OUTSIDE)]
        others = [place for place in areas[left]["places"] if place["place"] != OUTSIDE]
        changed[left] = {**areas[left], "caballeros": total(inside), "places": others}
    there = counts_in(areas[target])
    overfull = sum(there) > view["limit"]["spaces"]
    outside: Place = {"place": OUTSIDE, "caballeros": there, "carries": None, "counts": False}
    places = [*areas[target]["places"], *([outside] if overfull else [])]
    counts = [0 for _ in there] if overfull else there
    changed[target] = {**areas[target], "caballeros": counts, "places": places}
    return changed


# ---- Drawing.
def discs(goods: str, count: int) -> Markup:
    """Side by side, where they lie in their colony."""
    place = land_of(COLONIES[goods]).get("discs")
    assert place is not None, "a colony has a place for discs"
    x, y = place
    drawn = [
        html(
            '<use href="#disc-{}" x="{}" y="-13" width="26" height="26"/>', goods, (at_ - (count - 1) / 2) * APART - 13
        )
        for at_ in range(count)
    ]
    return html('<g class="free-discs {}" {}>{}</g>', goods, at(x, y), drawn)


PART: Final = DrawnColonies()
