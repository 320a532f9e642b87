"""How near the players are to winning, by either way."""

from __future__ import annotations

from functools import lru_cache

from meseta.games.condottiere.board import REGION_NAMES, largest_kingdom
from meseta.games.condottiere.view import CondottiereView, PlayerView
from meseta.reading.condottiere.battle import contested, leaders, standing


def near_victory(view: CondottiereView) -> list[int]:
    """The seats that would reach a goal by conquering the region that is fought over, unless they are out of it."""
    region = contested(view)
    if region is None:
        return []
    ahead = leaders(view)
    return [
        player["seat"]
        for player in view["seats"]
        if wins_with(view, player, region) and (standing(view, player["seat"]) != "passed" or player["seat"] in ahead)
    ]


def wins_with(view: CondottiereView, player: PlayerView, region: str) -> bool:
    regions = {*player["regions"], region}
    return len(regions) >= view["goals"]["regions"] or kingdom(regions) >= view["goals"]["kingdom"]


def kingdom(regions: set[str]) -> int:
    return most_connected(sum(1 << REGION_NAMES.index(region) for region in regions))


@lru_cache(maxsize=4096)
def most_connected(regions: int) -> int:
    """Pages ask of the same regions again and again, each a bit here."""
    return int(largest_kingdom(regions))
