"""What a coach says to somebody who plays for the first time: a line for each question of the first round."""

from __future__ import annotations

from typing import Final

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.business import top
from meseta.reading.el_grande.questions import turn
from meseta.reading.el_grande.viewer import own
from meseta.reading.view import question
from meseta.wording.words import Said, Words

LAST_ROUND: Final = 1  # that is coached


def coached(view: ElGrandeView, advice: str, words: Words) -> str:
    """With the advice at its end. When the next round begins the coach takes leave; then there is none."""
    if view["round"] > LAST_ROUND:
        leaves = view["round"] == LAST_ROUND + 1 and question(view) == "bidding"
        return words.say("coach-el-grande-leaves") if leaves else ""
    if not view["legal"]:
        return words.say("coach-waits")
    player = own(view)
    details: dict[str, Said] = {"court": player["court"], "province": player["province"], "count": 0, "advice": advice}
    return words.say(f"coach-el-grande-{moment(view, details)}", **details)


def moment(view: ElGrandeView, details: dict[str, Said]) -> str:
    """What the line is about."""
    frame, kind = top(view), question(view)
    if frame is not None and frame["kind"] == "turn":
        its_turn = turn(view, frame)
        details["count"] = its_turn["count"]
        return str(its_turn["step"])
    return kind if kind in ("bidding", "intake") else "other"
