"""What a coach says to somebody who plays for the first time: a line for each question of the first battle."""

from __future__ import annotations

from meseta.games.condottiere.view import CondottiereView
from meseta.reading.view import question
from meseta.wording.words import Words


def coached(view: CondottiereView, advice: str, words: Words) -> str:
    """With the advice at its end, until a region is conquered; then the coach takes leave, and then there is none."""
    conquered = sum(len(player["regions"]) for player in view["seats"])
    if conquered:
        return words.say("coach-condottiere-leaves") if conquered == 1 else ""
    if not view["legal"]:
        return words.say("coach-waits")
    seat, kind = view["seat"], question(view)
    assert seat is not None, "a spectator is asked nothing"
    others = [player["strength"]["total"] for player in view["seats"] if player["seat"] != seat]
    return words.say(
        f"coach-condottiere-{kind if kind in ('battle', 'choosing-region') else 'other'}",
        cards=len(view["seats"][seat]["hand"] or []),
        own=view["seats"][seat]["strength"]["total"],
        best=max(others),
        regions=view["goals"]["regions"],
        kingdom=view["goals"]["kingdom"],
        advice=advice,
    )
