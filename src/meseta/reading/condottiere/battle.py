"""The battle of a view: where it is, who still fights in it, and who is ahead."""

from __future__ import annotations

from typing import Final

from meseta.games.condottiere.view import BattleFrame, CondottiereView
from meseta.reading.view import question

CHOSEN_BEFORE: Final = ("discarding-hands", "keeping-cards")  # the next region is known by then


def battle_of(view: CondottiereView) -> BattleFrame | None:
    """The battle that is going on; between battles there is none."""
    return next((frame for frame in view["business"] if frame["kind"] == "battle"), None)


def contested(view: CondottiereView) -> str | None:
    """The region that is fought over, or will be once hands are settled; none in a final battle."""
    return view["battle"] if battle_of(view) or question(view) in CHOSEN_BEFORE else None


def owner_of(view: CondottiereView, region: str) -> int | None:
    return next((each["owner"] for each in view["regions"] if each["region"] == region), None)


def standing(view: CondottiereView, seat: int) -> str:
    """`won`, `asked`, `absent` from a final battle, `passed`, or nothing worth saying."""
    battle = battle_of(view)
    if seat in view["winners"]:
        return "won"
    if seat in view["waiting"]:
        return "asked"
    if battle is None:
        return ""
    if battle["fighters"] and seat not in battle["fighters"]:
        return "absent"
    return "passed" if seat in battle["seats_passed"] else ""


def may_come_back(view: CondottiereView, seat: int) -> bool:
    """A defender who has not played yet, while somebody else can, as far as the view tells (ruling C24)."""
    battle, region = battle_of(view), contested(view)
    if battle is None or region is None or owner_of(view, region) != seat or seat in battle["seats_played"]:
        return False
    out = [seat, *battle["seats_passed"]]
    return any(player["hand_size"] != 0 for player in view["seats"] if player["seat"] not in out)


def leaders(view: CondottiereView) -> list[int]:
    """The seats whose companies are the strongest, as far as they lie face up; none before there is any strength."""
    best = max(player["strength"]["total"] for player in view["seats"])
    return [player["seat"] for player in view["seats"] if player["strength"]["total"] == best > 0]


def most_courtesans(view: CondottiereView) -> int | None:
    """Who would get the token for them: one seat alone, unless a tie gives it to a defender (ruling C27)."""
    if defended(view) and tied(view):
        return None
    counts = [player["courtesans"] for player in view["seats"]]
    return counts.index(max(counts)) if max(counts) > 0 and counts.count(max(counts)) == 1 else None


def tied(view: CondottiereView) -> bool:
    totals = [player["strength"]["total"] for player in view["seats"]]
    return totals.count(max(totals)) > 1


def defended(view: CondottiereView) -> bool:
    """Is the battle for a region that somebody controls?"""
    region = contested(view)
    return region is not None and owner_of(view, region) is not None
