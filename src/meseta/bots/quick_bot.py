"""The quick bot: rules of thumb, one set for each game."""

from __future__ import annotations

from collections.abc import Callable

from meseta.bots import random_bot
from meseta.bots.condottiere import quick as condottiere
from meseta.bots.el_grande import quick as el_grande
from meseta.engine.view import View

GAMES: dict[str, Callable[[View, int], int]] = {
    "condottiere": condottiere.choose,
    "el-grande": el_grande.choose,
}


def choose(view: View, seed: int) -> int:
    """A game without rules of thumb is played at random."""
    return GAMES.get(view["game"], random_bot.choose)(view, seed)
