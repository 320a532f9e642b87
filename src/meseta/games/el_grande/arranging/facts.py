"""The words of a table that is laid out: facts, moments, whose. `docs/scenarios.md` lists them."""

from __future__ import annotations

from typing import Final

from meseta.engine.facts import index
from meseta.engine.refusal import Refused
from meseta.games.el_grande.part import Part
from meseta.games.el_grande.parts.catalogue import PARTS
from meseta.games.el_grande.position import ElGrande

NUMBERS: Final = ["court", "province", "score", "veto"]
OF_SEATS: Final = ["grande", "disk", "court", "province", "score", "bids", "veto"]
OF_PARTS: Final = {fact: part.NAME for part in PARTS for fact in part.FACTS}
FACTS: Final = ["king", "caballeros", *OF_SEATS, "tile", "round", "leader", "hand", "offer", *OF_PARTS]
MOMENTS: Final = [
    "dialling",
    *[moment for part in PARTS for moment in part.MOMENTS],
    "round COLOUR",
    "bidding COLOUR",
    "turn COLOUR",
    "general-scoring",
]


def colour(position: ElGrande, word: str) -> int:
    """Of a player, or one that nobody plays."""
    return index(position.board.colour_names, word, "colour")


def player(position: ElGrande, word: str) -> int:
    return index(position.board.colour_names[: position.seats], word, "player")


def part_with(position: ElGrande, fact: str) -> Part:
    """The part that knows a fact; it must be played."""
    for part in position.rules.parts:
        if fact in part.FACTS:
            return part
    if fact in OF_PARTS:
        raise Refused("error-fact-of-part", fact=fact, part=OF_PARTS[fact])
    raise Refused("error-no-such-fact", fact=fact, game=position.GAME, facts=FACTS)
