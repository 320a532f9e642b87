"""What an answer would throw away that its player may not want to lose."""

from __future__ import annotations

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.business import top
from meseta.reading.el_grande.details import may
from meseta.reading.el_grande.parts.read_part import Details
from meseta.reading.el_grande.questions import turn
from meseta.wording.words import Words


def sure(view: ElGrandeView, said: str, words: Words) -> str:
    """What is asked before an answer is given; nothing where it throws nothing away."""
    wasted = waste(view, said)
    return words.say(f"sure-el-grande-{said}", **wasted) if wasted else ""


def waste(view: ElGrandeView, said: str) -> Details:
    frame = top(view)
    if frame is None or frame["kind"] != "turn" or said not in ("end", "act"):
        return {}
    now = turn(view, frame)
    places, acts = may(view, "place") and now["count"] != 0, may(view, "act")
    if said == "act":
        return {"count": now["count"]} if places and now["step"] == "placing" else {}
    if not places and not acts:
        return {}
    return {"what": "both" if places and acts else "place" if places else "act", "count": now["count"]}
