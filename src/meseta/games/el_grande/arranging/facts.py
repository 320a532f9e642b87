"""The words of a table that is laid out: facts, moments, whose. `docs/scenarios.md` lists them."""

from __future__ import annotations

from typing import Final

from meseta.engine.facts import index
from meseta.games.el_grande.board import COLOUR_NAMES
from meseta.games.el_grande.position import ElGrande

NUMBERS: Final = ["court", "province", "score", "bids", "veto"]
OF_SEATS: Final = ["grande", "disk", *NUMBERS]
OF_CARDS: Final = ["hand", "modifiers", "used-modifiers", "offer", "automa-regions", "automa-power"]
FACTS: Final = ["king", "caballeros", *OF_SEATS, "tile", "round", "leader", *OF_CARDS]
MOMENTS: Final = ["passing", "round COLOUR", "bidding COLOUR", "turn COLOUR", "general-scoring"]


def colour(game: ElGrande, word: str) -> int:
    """Of a player or of the automa."""
    return index(COLOUR_NAMES[: game.colours], word, "colour in this game")


def player(game: ElGrande, word: str) -> int:
    return index(COLOUR_NAMES[: game.seats], word, "player in this game")
