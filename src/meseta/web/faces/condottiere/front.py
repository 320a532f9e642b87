"""Condottiere on the front page: a game half-way through, played by our own bots."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from meseta.bots.catalogue import first_thought
from meseta.games.condottiere.setup import new_game
from meseta.games.condottiere.view import CondottiereView
from meseta.web.boards.condottiere import italy
from meseta.web.faces.laid_out import PLAYERS
from meseta.wording.words import Words

SEED: Final = 1503
CONQUERED: Final = 7  # regions


@cache
def mid_game() -> CondottiereView:
    """As a spectator sees it, when a battle has begun."""
    game = new_game({"players": str(len(PLAYERS))}, SEED)
    view = game.seen_by(None)
    while view["waiting"] and (conquered(view) < CONQUERED or view["business"][-1]["kind"] != "battle"):
        seat = view["waiting"][0]
        game.answer(seat, first_thought(game.seen_by(seat), SEED))
        view = game.seen_by(None)
    return view


def conquered(view: CondottiereView) -> int:
    return sum(region["owner"] is not None for region in view["regions"])


@cache
def picture(words: Words) -> Markup:
    return italy.definitions(words) + italy.board(mid_game(), PLAYERS, words)
