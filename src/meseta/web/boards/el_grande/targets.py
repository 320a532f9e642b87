"""Which areas of the map answer the question that is asked, and what keeps the others from being chosen."""

from __future__ import annotations

from collections.abc import Mapping

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.business import announced, chosen_piece, numbers, top, turn
from meseta.reading.el_grande.counted_areas import area_at, areas_of_places
from meseta.reading.el_grande.verbs import AREA_VERBS, DISK_VERBS, PIECE_VERBS
from meseta.reading.view import answers, question
from meseta.web.boards.el_grande.closed_areas import closed_areas
from meseta.web.boards.el_grande.parts.catalogue import drawn_parts
from meseta.web.boards.el_grande.spain_ground import is_narrow
from meseta.wording.words import Words


def answers_of(view: ElGrandeView, verbs: tuple[str, ...]) -> dict[str, int]:
    """The legal answers with one of these verbs, by what they name."""
    said = [(notation.partition(" "), chosen) for notation, chosen in answers(view).items()]
    return {what: chosen for (verb, _, what), chosen in said if verb in verbs and what != "court"}


def on_the_map(view: ElGrandeView) -> set[str]:
    """The answers that are given by pressing an area, or caballeros on it: where there is room, and only one there."""
    rows, alone = rows_by_area(view, answers_of(view, AREA_VERBS)), set[int]()
    for its in rows.values():
        if len(its) == 1:
            alone |= set(its.values())
    pieces = {chosen for what, chosen in answers_of(view, PIECE_VERBS).items() if not is_apart(view, what)}
    there = alone | pieces | set(answers_of(view, DISK_VERBS).values())
    return {said for said, chosen in answers(view).items() if chosen in there}


def is_apart(view: ElGrandeView, piece: str) -> bool:
    """Does a caballero stand where there is too little room to press it?"""
    row = piece.split()[1]
    area = area_at(view, row)
    return row != area or is_narrow(area)


class Targets:
    """For one view: each area's state, its answer, and why it cannot be chosen.

    An area with several answers, for there are places apart in it, is no answer itself: those stand below the question.
    """

    def __init__(self, view: ElGrandeView, words: Words, verbs: tuple[str, ...] = AREA_VERBS) -> None:
        by_area = rows_by_area(view, answers_of(view, verbs))
        self.choices = {area: rows for area, rows in by_area.items() if len(rows) > 1}
        self.rows = {area: next(iter(rows)) for area, rows in by_area.items() if len(rows) == 1}  # which one is named
        self.answers = {area: by_area[area][row] for area, row in self.rows.items()}
        said = [legal["notation"].split()[0] for legal in view["legal"]]
        self.verb = next((verb for verb in said if verb in verbs), "")
        self.wished = announced_areas(view)
        self.closed = closed_areas(view)
        self.view = view
        self.words = words

    def state(self, area: str) -> str:
        """A region is hatched wherever nothing may enter or leave it, whichever seat is asked."""
        closed = area in self.closed
        if area in self.answers:
            return "legal barred" if closed and self.verb in DISK_VERBS else "legal"
        if area in self.choices:
            return "choice"
        wished = " contested" if area in self.wished else ""
        return f"barred{wished}" if closed else "dim" if self.asks_for_areas else wished.strip()

    def why(self, area: str) -> str:
        """Empty if it can be chosen, or if nothing is asked of the map."""
        if area in self.answers or self.state(area) not in ("dim", "barred", "barred contested"):
            return ""
        return self.words.say(self.closed.get(area) or reason(self.view, area))

    @property
    def asks_for_areas(self) -> bool:
        return bool(self.answers or self.choices)

    def does(self, area: str) -> str:
        """What happens when it is pressed; empty if nothing does."""
        if area in self.choices:
            return self.words.say("area-label-choice")
        if area not in self.rows:
            return ""
        return self.words.say(f"answer-el-grande-{self.verb}", area=self.rows[area])


def shown_at(view: ElGrandeView, row: str) -> str:
    """By what name the map shows what an answer would change that names a row: where an area answers with it alone, by
    that of the area."""
    area = area_at(view, row)
    return area if list(rows_by_area(view, answers_of(view, AREA_VERBS)).get(area, {})) == [row] else row


def rows_by_area(view: ElGrandeView, rows: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """Answers that name an area, or a place apart in one, by that area."""
    apart, found = areas_of_places(view), dict[str, dict[str, int]]()
    for row, chosen in rows.items():
        found.setdefault(apart.get(row, row), {})[row] = chosen
    return found


def reason(view: ElGrandeView, area: str) -> str:
    """The message that tells why an open area is no target."""
    asks = question(view)
    for of_part in [part.reason(view, area) for part in drawn_parts(view)]:
        if of_part is not None:
            return of_part
    if near_king(view):
        return "barred-not-near-king"
    if area == "castillo" and asks in ("moving", "placing"):
        return "barred-castillo"
    if area in (came_from(view), own_home(view)):
        return "barred-same-area"
    if area == left_on_disk(view):
        return "barred-left-on-disk"
    if asks in ("returning", "intake", "disks"):
        return "barred-nobody-of-yours"
    return "barred-not-now"


def near_king(view: ElGrandeView) -> bool:
    """Are caballeros placed next to the king only?"""
    frame = top(view)
    if frame is None or frame["kind"] != "placing":
        return frame is not None and frame is turn(view)
    return bool(frame["near_king"])


def announced_areas(view: ElGrandeView) -> set[str]:
    """The areas of a change that may still be vetoed."""
    change = announced(view)
    if change is None:
        return set()
    about = numbers(change)
    rows = [str(about[name]).rpartition(" ")[2] for name in ("area", "other_area", "piece") if name in about]
    apart = areas_of_places(view)
    return {apart.get(row, row) for row in rows}


def came_from(view: ElGrandeView) -> str | None:
    """The region of the caballero that is moving."""
    piece = chosen_piece(view)
    return None if piece is None else area_at(view, piece.split()[1])


def own_home(view: ElGrandeView) -> str | None:
    """The region of the grande that is moving."""
    if question(view) != "choosing-home" or view["seat"] is None:
        return None
    return view["seats"][view["seat"]]["grande"]


def left_on_disk(view: ElGrandeView) -> str | None:
    """The region that no disk may show."""
    frame = top(view)
    return frame["barred_region"] if frame is not None and frame["kind"] == "disks" else None
