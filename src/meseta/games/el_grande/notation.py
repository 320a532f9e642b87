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
    MODIFIER,
    MODIFY,
    MOVE,
    NEXT,
    PASS,
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
from meseta.games.el_grande.board import COLOUR_NAMES, DECKS, HIGHEST_POWER, TILE_NAMES
from meseta.games.el_grande.modifiers import MODIFIER_NAMES
from meseta.games.el_grande.names import NAMES_1995, NAMES_2023, Names

POWERS: Final = count(1, int(HIGHEST_POWER))


def notation_of(names: Names) -> Notation:
    return Notation(
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
            **block("place", PLACE, names.areas),
            **block("to", TO, names.areas),
            **block("score", SCORE, names.areas),
            **block("recall", RECALL, names.regions),
            **block("return", RETURN, names.regions),
            **block("disk", DISK, names.regions),
            **block("evict", EVICT, names.regions),
            **block("king", KING, names.kings_places),
            **block("grande", GRANDE, names.regions),
            **block("move", MOVE, names.pieces),
            **block("remove", REMOVE, names.pieces),
            **block("modify", MODIFY, MODIFIER_NAMES),
            **block("pass", PASS, MODIFIER_NAMES),
            **block("modifier", MODIFIER, MODIFIER_NAMES),
        },
    )


NOTATION_1995: Final = notation_of(NAMES_1995)
NOTATION_2023: Final = notation_of(NAMES_2023)
