"""El Grande on the front page: a game half-way through, played by our own bots."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from meseta.bots.catalogue import choose
from meseta.games.catalogue import title
from meseta.web.boards.el_grande import spain, spain_ground
from meseta.web.boards.page import View
from meseta.web.faces.laid_out import PLAYERS
from meseta.wording.words import Words

SEED: Final = 1995
ROUND: Final = 6


@cache
def mid_game() -> View:
    """As a spectator sees it."""
    game = title("el-grande").new_game({"players": str(len(PLAYERS))}, SEED)
    while game.round < ROUND:
        seat = game.waiting()[0]
        game.answer(seat, choose("quick", game.seen_by(seat), SEED))
    view: View = game.seen_by(None)
    return view


@cache
def picture(words: Words) -> Markup:
    return spain_ground.definitions() + spain.board(mid_game(), PLAYERS, words)
