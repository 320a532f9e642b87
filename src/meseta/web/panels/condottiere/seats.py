"""What the view says of each player: how they stand in the battle, and how near they are to winning."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meseta.games.condottiere.board import REGION_NAMES, largest_kingdom
from meseta.games.condottiere.view import CondottiereView, PlayerView
from meseta.web.boards.condottiere.italy import battle_of, contested, owner_of
from meseta.web.boards.tokens import icon
from meseta.web.markup import html
from meseta.wording.words import Words

DONE, OPEN = html('<i class="on"></i>'), html("<i></i>")  # steps to a goal


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


# ---- Both ways to win.
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


def progress(view: CondottiereView, player: PlayerView, words: Words) -> Markup:
    """A chip for each way to win, with its steps as dots; and the points of a match."""
    goals = view["goals"]
    chips = [
        chip("condottiere-adjacent", "link", player["kingdom"], goals["kingdom"], words, dots=True),
        chip("condottiere-regions", "province", len(player["regions"]), goals["regions"], words, dots=True),
    ]
    if view["options"]["points"] != "off":
        chips.append(chip("condottiere-points", "scoring", player["points"], int(view["options"]["points"]), words))
    return html('<p class="progress">{}</p>', chips)


@lru_cache(maxsize=1024)
def chip(message: str, symbol: str, have: int, goal: int, words: Words, dots: bool = False) -> Markup:
    """In words where there is room, in numbers on narrow screens."""
    return html(
        '<span class="chip{}" title="{says}"><span class="long">{says}</span>'
        '<span class="brief" aria-hidden="true">{}{}/{}</span><span class="dots" aria-hidden="true">{}</span></span>',
        " near" if have >= goal - 1 else "",
        icon(symbol, "small"),
        have,
        goal,
        [DONE if step < have else OPEN for step in range(goal if dots else 0)],
        says=words.say(message, have=have, goal=goal),
    )
