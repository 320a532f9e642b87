"""What a region on the secret disk would bring its owner, as far as it can be known: others seal at the same time."""

from __future__ import annotations

from typing import Final

from meseta.games.el_grande.board import CASTILLO
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.business import top
from meseta.reading.el_grande.counted_areas import Area, areas_of, everybody
from meseta.reading.el_grande.questions import disk_step
from meseta.reading.el_grande.viewer import own_seat
from meseta.web.boards.el_grande.closed_castillo import inside
from meseta.web.boards.el_grande.majority import payments, places_in
from meseta.wording.words import Words

PLACES: Final = ("first", "second", "third")


def outcome(view: ElGrandeView, area: Area, words: Words) -> str:
    """Which place the viewer would have there, and what that would be paid; empty where nothing is turned."""
    frame = top(view)
    if frame is None or frame["kind"] != "disks" or not area["values"]:
        return ""
    seat = own_seat(view)
    after = with_change(area, seat, change(view, area))
    places = places_in(after, len(after["values"]))
    place = next((name for name, colours in zip(PLACES, places, strict=False) if seat in colours), "none")
    return words.say("disk-outcome", place=place, points=payments(after)[seat])


def change(view: ElGrandeView, area: Area) -> int:
    """By how many caballeros the viewer's number there would change. What the king takes is told beside the disk."""
    frame, seat = top(view), own_seat(view)
    assert frame is not None
    assert frame["kind"] == "disks", "only a disk that is turned changes something"
    step = disk_step(view, frame)
    if step in ("castillo", "castillo-grande"):
        return 0 if area["king"] else in_castillo(view, seat)
    if step == "lose-all":
        return -everybody(area)[seat]
    return -min(frame["holding"], everybody(area)[seat]) if step == "lose" else 0


def in_castillo(view: ElGrandeView, seat: int) -> int:
    known = inside(view)
    return everybody(areas_of(view)[CASTILLO])[seat] if known is None else known.own


def with_change(area: Area, seat: int, by: int) -> Area:
    counts = area["caballeros"]
    if counts is None:
        return area
    return {**area, "caballeros": [count + (by if colour == seat else 0) for colour, count in enumerate(counts)]}
