"""What a region means to a player on the way to either victory condition."""

from __future__ import annotations

from meseta.bots.condottiere import weights
from meseta.games.condottiere.board import REGION_NAMES, largest_kingdom
from meseta.games.condottiere.view import CondottiereView

BIT = {name: 1 << number for number, name in enumerate(REGION_NAMES)}


def need(view: CondottiereView, seat: int, region: str) -> float:
    """What conquering a region is worth to a seat."""
    player, goals = view["seats"][seat], view["goals"]
    if region in player["regions"]:
        return need_without(view, seat, region)
    kingdom = int(largest_kingdom(BIT[region] | sum(BIT[each] for each in player["regions"])))
    if kingdom >= goals["kingdom"] or len(player["regions"]) + 1 >= goals["regions"]:
        return weights.VICTORY
    return weights.A_REGION + weights.KINGDOM_GROWS * (kingdom - player["kingdom"])


def need_without(view: CondottiereView, seat: int, region: str) -> float:
    """What keeping a region of one's own is worth."""
    player = view["seats"][seat]
    left = int(largest_kingdom(sum(BIT[each] for each in player["regions"] if each != region)))
    return weights.A_REGION + weights.KINGDOM_GROWS * (player["kingdom"] - left)


def rivals_need(view: CondottiereView, region: str) -> float:
    """What a region is worth to the rival who needs it most."""
    return max(need(view, player["seat"], region) for player in view["seats"] if player["seat"] != view["seat"])
