"""El Grande on the front page: a game half-way through, played by our own bots."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from meseta.bots.catalogue import first_thought
from meseta.games.el_grande.setup import new_game
from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande import spain, spain_ground
from meseta.web.faces.laid_out import PLAYERS
from meseta.wording.words import Words

SEED: Final = 1995
ROUND: Final = 6


@cache
def mid_game() -> ElGrandeView:
    """As a spectator sees it."""
    game = new_game({"players": str(len(PLAYERS))}, SEED)
    while game.round < ROUND:
        seat = game.waiting()[0]
        game.answer(seat, first_thought(game.seen_by(seat), SEED))
    return game.seen_by(None)


@cache
def picture(words: Words) -> Markup:
    return spain_ground.definitions() + spain.board(mid_game(), PLAYERS, words)
