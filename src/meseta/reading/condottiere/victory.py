"""Who has won, and by what."""

from __future__ import annotations

from collections.abc import Sequence

from meseta.games.condottiere.view import CondottiereView, PlayerView
from meseta.reading.view import Sitter
from meseta.wording.words import Words


def victory(view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> str:
    """One sentence; several winners share it."""
    winners = view["winners"]
    names = ", ".join(sitters[seat].name for seat in winners)
    if len(winners) > 1:
        return words.say("end-wins-shared", names=names, reason=words.say("end-by-final-battle"))
    you = "yes" if winners == [view["seat"]] else "no"
    points = view["seats"][winners[0]]["points"]
    if view["options"]["points"] != "off" and alone_ahead(view, "points"):
        return words.say("end-winner", you=you, by=names, points=points)
    return words.say("end-wins", you=you, by=names, reason=reason(view, view["seats"][winners[0]], words))


def reason(view: CondottiereView, winner: PlayerView, words: Words) -> str:
    """Regions that hang together, enough of them, most on a full board, or, where these are level, a final battle."""
    goals, regions = view["goals"], len(winner["regions"])
    match = view["options"]["points"] != "off"
    if not match and winner["kingdom"] >= goals["kingdom"]:
        return words.say("end-by-kingdom", count=winner["kingdom"])
    if not match and regions >= goals["regions"]:
        return words.say("end-by-regions", count=regions)
    if not match and alone_ahead(view, "regions"):
        return words.say("end-by-full-board", count=regions)
    return words.say("end-by-final-battle")


def alone_ahead(view: CondottiereView, what: str) -> bool:
    """Has one seat alone most points, or most regions?"""
    figures = [player["points"] if what == "points" else len(player["regions"]) for player in view["seats"]]
    return figures.count(max(figures)) == 1
