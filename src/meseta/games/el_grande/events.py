"""Events of El Grande: what the two numbers of each mean."""

from __future__ import annotations

from typing import Final

from meseta.engine.events import Meanings
from meseta.games.el_grande.rules import Rules

# What the two numbers are; those of a change the change says itself.
MEANS: Final[dict[str, tuple[str, str]]] = {
    "acts": ("card", ""),
    "bid": ("value", ""),
    "card-turned-up": ("card", "deck"),
    "castillo-opened": ("", ""),
    "disk-shown": ("", "area"),
    "ends-turn": ("", ""),
    "evicts": ("", "area"),
    "general-scoring": ("", ""),
    "intake": ("count", ""),
    "keeps-veto": ("", ""),
    "leaves-castillo": ("count", "area"),
    "paid": ("points", "area"),
    "placed": ("count", "area"),
    "recalled": ("count", "area"),
    "returned-from-court": ("count", ""),
    "returned-from-region": ("count", "area"),
    "round": ("round", ""),
    "scored": ("", "area"),
    "took": ("card", "deck"),
    "vetoed": ("seat", ""),
}


def meanings(rules: Rules, name: str, first: int, second: int) -> Meanings:
    """The two numbers of an event or change under their names; areas, pieces and cards by name."""
    board = rules.board
    named: Meanings = {}
    for meaning, number in zip(rules.means[name], (first, second), strict=True):
        if meaning in ("area", "other_area"):
            named[meaning] = board.names[number]
        elif meaning == "piece":
            named[meaning] = board.piece_names[number]
        elif meaning == "card":
            named[meaning] = rules.cards[number].name
        elif meaning == "tile":
            named[meaning] = board.tile_names[number]
        elif meaning == "deck":
            named[meaning] = number + 1
        elif meaning == "value":
            named[meaning] = board.value_of(number)
        elif meaning:
            named[meaning] = rules.in_words_of_parts(meaning, number)
    return named
