"""Which areas of the map answer the question that is asked, and what keeps the others from being chosen."""

from __future__ import annotations

from typing import Final

from meseta.web.boards.page import Frame, View, answers, top
from meseta.wording.words import Words

# Answers that name an area and nothing else.
AREA_VERBS: Final = ("place", "to", "score", "recall", "return", "evict", "king", "grande")
DISK_VERBS: Final = ("disk",)
# Answers that name a colour in a region.
PIECE_VERBS: Final = ("move", "remove")


def answers_of(view: View, verbs: tuple[str, ...]) -> dict[str, int]:
    """The legal answers with one of these verbs, by what they name."""
    said = [(*notation.partition(" ")[::2], chosen) for notation, chosen in answers(view).items()]
    return {what: chosen for verb, what, chosen in said if verb in verbs and what != "court"}


class Targets:
    """For one view: each area's state, its answer, and why it cannot be chosen."""

    def __init__(self, view: View, words: Words, verbs: tuple[str, ...] = AREA_VERBS) -> None:
        self.answers = answers_of(view, verbs)
        said = [legal["notation"].split()[0] for legal in view["legal"]]
        self.verb = next((verb for verb in said if verb in verbs), "")
        self.wished = announced_areas(top(view))
        self.view = view
        self.words = words

    def state(self, area: str) -> str:
        """The king's region is hatched wherever nothing may enter or leave it, and whoever asks."""
        king = self.view["king"] == area
        if area in self.answers:
            return "legal barred" if king and self.verb in DISK_VERBS else "legal"
        wished = " contested" if area in self.wished else ""
        return f"barred{wished}" if king else "dim" if self.answers else wished.strip()

    def why(self, area: str) -> str:
        """Empty if it can be chosen, or if nothing is asked of the map."""
        if area in self.answers or self.state(area) not in ("dim", "barred", "barred contested"):
            return ""
        return self.words.say(reason(self.view, area))

    def does(self, area: str) -> str:
        """What happens when it is pressed."""
        return self.words.say(f"answer-el-grande-{self.verb}", area=area)


def reason(view: View, area: str) -> str:
    """The message that tells why an area is no target."""
    frame = top(view)
    if area == view["king"]:
        return "barred-king-castillo" if area == "castillo" else "barred-king"
    if near_king(frame):
        return "barred-not-near-king"
    if area == "castillo" and frame["kind"] in ("moving", "placing"):
        return "barred-castillo"
    if area in (came_from(frame), own_home(view)):
        return "barred-same-area"
    if frame["kind"] == "disks" and area == frame["barred_region"]:
        return "barred-left-on-disk"
    if frame["kind"] in ("returning", "intake", "disks"):
        return "barred-nobody-of-yours"
    return "barred-not-now"


def near_king(frame: Frame) -> bool:
    """Are caballeros placed next to the king only?"""
    return frame["kind"] == "turn" or (frame["kind"] == "placing" and bool(frame["near_king"]))


def announced_areas(frame: Frame) -> set[str]:
    """The areas of a change that may still be vetoed."""
    if frame["kind"] != "proposal":
        return set()
    return {frame.get("area") or "", (frame.get("piece") or " ").split(" ")[1]}


def came_from(frame: Frame) -> str:
    """The region of the caballero that is moving."""
    piece: str | None = frame.get("piece") if frame["kind"] == "moving" else None
    return piece.split()[1] if piece else ""


def own_home(view: View) -> str:
    """The region of the grande that is moving."""
    if top(view)["kind"] != "choosing-home" or view["seat"] is None:
        return ""
    home: str = view["seats"][view["seat"]]["grande"]
    return home
