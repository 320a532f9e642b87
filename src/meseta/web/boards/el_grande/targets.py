"""Which areas of the map answer the question that is asked, and what keeps the others from being chosen."""

from __future__ import annotations

from typing import Final

from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.business import announced, chosen_piece, numbers, top
from meseta.web.boards.page import answers, question
from meseta.wording.words import Words

# Answers that name an area and nothing else.
AREA_VERBS: Final = ("place", "to", "score", "recall", "return", "evict", "king", "grande")
DISK_VERBS: Final = ("disk",)
# Answers that name a colour in a region.
PIECE_VERBS: Final = ("move", "remove")


def answers_of(view: ElGrandeView, verbs: tuple[str, ...]) -> dict[str, int]:
    """The legal answers with one of these verbs, by what they name."""
    said = [(notation.partition(" "), chosen) for notation, chosen in answers(view).items()]
    return {what: chosen for (verb, _, what), chosen in said if verb in verbs and what != "court"}


class Targets:
    """For one view: each area's state, its answer, and why it cannot be chosen."""

    def __init__(self, view: ElGrandeView, words: Words, verbs: tuple[str, ...] = AREA_VERBS) -> None:
        self.answers = answers_of(view, verbs)
        said = [legal["notation"].split()[0] for legal in view["legal"]]
        self.verb = next((verb for verb in said if verb in verbs), "")
        self.wished = announced_areas(view)
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


def reason(view: ElGrandeView, area: str) -> str:
    """The message that tells why an area is no target."""
    asks = question(view)
    if area == view["king"]:
        return "barred-king-castillo" if area == "castillo" else "barred-king"
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
        return question(view) == "turn"
    return bool(frame["near_king"])


def announced_areas(view: ElGrandeView) -> set[str]:
    """The areas of a change that may still be vetoed."""
    change = announced(view)
    if change is None:
        return set()
    about = numbers(change)
    return {str(about[name]).rpartition(" ")[2] for name in ("area", "piece") if name in about}


def came_from(view: ElGrandeView) -> str | None:
    """The region of the caballero that is moving."""
    piece = chosen_piece(view)
    return None if piece is None else piece.split()[1]


def own_home(view: ElGrandeView) -> str | None:
    """The region of the grande that is moving."""
    if question(view) != "choosing-home" or view["seat"] is None:
        return None
    return view["seats"][view["seat"]]["grande"]


def left_on_disk(view: ElGrandeView) -> str | None:
    """The region that no disk may show."""
    frame = top(view)
    return frame["barred_region"] if frame is not None and frame["kind"] == "disks" else None
