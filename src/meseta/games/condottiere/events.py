"""Events of Condottiere: what the two numbers of each mean."""

from __future__ import annotations

from typing import Final

from meseta.engine.events import Meanings
from meseta.games.condottiere.board import REGION_NAMES
from meseta.games.condottiere.deck import KIND_NAMES

MEANS: Final[dict[str, tuple[str, str]]] = {
    "battle-tied": ("", "region"),
    "bishop-removes": ("card", ""),
    "board-full": ("", ""),
    "conquered": ("strength", "region"),
    "discarded": ("card", "count"),
    "drew": ("count", ""),
    "favour-off": ("", ""),
    "favour-placed": ("", "region"),
    "final-battle": ("", ""),
    "game-won": ("kingdom", ""),
    "hands-discarded": ("", ""),
    "kept": ("count", ""),
    "new-game": ("game", ""),
    "new-round": ("", ""),
    "passed": ("", ""),
    "passes-for-now": ("", ""),
    "played": ("card", ""),
    "played-face-down": ("", ""),
    "points": ("points", ""),
    "region-chosen": ("", "region"),
    "token-to": ("", ""),
    "took-back": ("card", ""),
    "turned-up": ("card", ""),
}


def meanings(name: str, first: int, second: int) -> Meanings:
    """The two numbers of an event under their names, regions and cards by name."""
    named: Meanings = {}
    for meaning, number in zip(MEANS[name], (first, second), strict=True):
        if meaning == "region":
            named[meaning] = REGION_NAMES[number]
        elif meaning == "card":
            named[meaning] = KIND_NAMES[number]
        elif meaning:
            named[meaning] = number
    return named
