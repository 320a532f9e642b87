"""The notation of answers in Condottiere."""

from __future__ import annotations

from typing import Final

from meseta.engine.answers import DONE
from meseta.engine.notation import Notation, block, count
from meseta.games.condottiere.answers import (
    DISCARD,
    DRAW,
    FAVOUR,
    FAVOUR_OFF,
    HOLD,
    KEEP,
    PASS,
    PASS_SHOWING,
    PLAY,
    REGION,
    TAKE,
)
from meseta.games.condottiere.board import REGION_NAMES
from meseta.games.condottiere.deck import KIND_NAMES, MERCENARIES

NOTATION: Final = Notation(
    "condottiere",
    {
        DONE: "done",
        PASS: "pass",
        PASS_SHOWING: "pass showing",
        HOLD: "hold",
        DISCARD: "discard",
        FAVOUR_OFF: "favour off",
        **block("draw", DRAW, count(0, 3)),
        **block("play", PLAY, KIND_NAMES),
        **block("keep", KEEP, KIND_NAMES),
        **block("take", TAKE, KIND_NAMES[: int(MERCENARIES)]),
        **block("region", REGION, REGION_NAMES),
        **block("favour", FAVOUR, REGION_NAMES),
    },
)
