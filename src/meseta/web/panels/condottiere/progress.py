"""How near each player is to winning: a chip for each way."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meseta.games.condottiere.view import CondottiereView, PlayerView
from meseta.web.boards.tokens import icon
from meseta.web.markup import html
from meseta.wording.words import Words

DONE, OPEN = html('<i class="on"></i>'), html("<i></i>")  # steps to a goal


def progress(view: CondottiereView, player: PlayerView, words: Words) -> Markup:
    """With their steps as dots; and the points of a match."""
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
    """In words where there is room, in numbers on narrow screens. Regions beyond the goal are not counted."""
    have = min(have, goal) if dots else have
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
