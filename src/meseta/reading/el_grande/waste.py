"""What an answer would throw away that its player may not want to lose."""

from __future__ import annotations

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.business import top, turn
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.details import may
from meseta.reading.el_grande.parts.read_part import Details
from meseta.reading.el_grande.questions import all_details
from meseta.wording.words import Words


def sure(view: ElGrandeView, said: str, cast: Cast, words: Words) -> str:
    """What is asked before an answer is given; nothing where it throws nothing away."""
    wasted = waste(view, said, cast, words)
    return words.say(f"sure-el-grande-{said}", **wasted) if wasted else ""


def waste(view: ElGrandeView, said: str, cast: Cast, words: Words) -> Details:
    """Parts have turns of their own: all of them tell by the same names what is left of them."""
    frame = top(view)
    if frame is None or frame is not turn(view) or said not in ("end", "act"):
        return {}
    now = all_details(view, cast, words)
    places, acts = may(view, "place") and now["count"] != 0, may(view, "act")
    if said == "act":
        return {"count": now["count"]} if places and now["step"] == "placing" else {}
    if not places and not acts:
        return {}
    return {"what": "both" if places and acts else "place" if places else "act", "count": now["count"]}
