"""The notation of answers: one short text for each, the same in log, keyboard, speech, API and files."""

from __future__ import annotations

from typing import Final

from meseta.engine.notation import Notation, block, count
from meseta.engine.options import ALLOW, DONE, VETO
from meseta.games.el_grande.answers import (
    ACT,
    BID,
    CHOOSE,
    COURT,
    DISK,
    END,
    EVICT,
    GRANDE,
    KING,
    MOVE,
    NEXT,
    PLACE,
    POWER,
    RECALL,
    REMOVE,
    RETURN,
    RETURN_COURT,
    SCORE,
    TAKE,
    TILE,
    TO,
)
from meseta.games.el_grande.board import (
    AREA_NAMES,
    COLOUR_NAMES,
    DECKS,
    HIGHEST_POWER,
    REGION_NAMES,
    TILE_NAMES,
)

PIECES: Final = [f"{colour} {region}" for region in REGION_NAMES for colour in COLOUR_NAMES]
POWERS: Final = count(1, int(HIGHEST_POWER))

NOTATION: Final = Notation(
    "El Grande",
    {
        ALLOW: "allow",
        VETO: "veto",
        DONE: "done",
        ACT: "act",
        END: "end",
        RETURN_COURT: "return court",
        **block("choose", CHOOSE, count(1, 2)),
        **block("bid", BID + 1, POWERS),
        **block("power", POWER + 1, POWERS),
        **block("court", COURT, count(0, 6)),
        **block("take", TAKE, count(1, int(DECKS))),
        **block("tile", TILE, TILE_NAMES),
        **block("next", NEXT, COLOUR_NAMES),
        **block("place", PLACE, AREA_NAMES),
        **block("to", TO, AREA_NAMES),
        **block("score", SCORE, AREA_NAMES),
        **block("recall", RECALL, REGION_NAMES),
        **block("return", RETURN, REGION_NAMES),
        **block("disk", DISK, REGION_NAMES),
        **block("evict", EVICT, REGION_NAMES),
        **block("king", KING, REGION_NAMES),
        **block("grande", GRANDE, REGION_NAMES),
        **block("move", MOVE, PIECES),
        **block("remove", REMOVE, PIECES),
    },
)
