"""The notation of answers: one short text for each, the same in log, keyboard, speech, API and files."""

from __future__ import annotations

from meseta.engine.answers import ALLOW, DONE, VETO
from meseta.engine.notation import Notation, block, count
from meseta.engine.saving import to_list
from meseta.games.el_grande.answers import (
    ACT,
    BID,
    CHOOSE,
    COURT,
    DISK,
    END,
    EVICT,
    FIRST_OF_PARTS,
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
from meseta.games.el_grande.board import Board
from meseta.games.el_grande.part import Part


def notation_for(board: Board, parts: list[Part]) -> Notation:
    """Of all answers on a board, with those of its parts."""
    # Where caballeros stand, with the Castillo and without it; places apart come last.
    areas, regions = [*board.area_rows, *board.place_rows], to_list(board.standing)
    kings = [row for row in range(board.rows) if row not in board.place_rows]
    texts = {
        ALLOW: "allow",
        VETO: "veto",
        DONE: "done",
        ACT: "act",
        END: "end",
        RETURN_COURT: "return court",
        **block("choose", CHOOSE, count(1, 2)),
        **block("bid", BID + 1, board.powers.names),
        **block("power", POWER + 1, board.powers.names),
        **block("court", COURT, count(0, max(board.powers.supply))),
        **block("take", TAKE, count(1, int(board.decks.count))),
        **block("tile", TILE, board.tile_names),
        **block("next", NEXT, board.all_colour_names),
    }
    for verb, first, rows in [
        ("place", PLACE, areas),
        ("to", TO, areas),
        ("score", SCORE, areas),
        ("recall", RECALL, regions),
        ("return", RETURN, regions),
        ("disk", DISK, regions),
        ("evict", EVICT, regions),
        ("king", KING, kings),
        ("grande", GRANDE, regions),
    ]:
        texts.update({first + row: f"{verb} {board.names[row]}" for row in rows})
    pieces = [row * int(board.width) + colour for row in regions for colour in range(board.width)]
    for verb, first in [("move", MOVE), ("remove", REMOVE)]:
        texts.update({first + piece: f"{verb} {board.piece_names[piece]}" for piece in pieces})
    for part in parts:
        own = part.notation(board)
        assert all(answer >= FIRST_OF_PARTS and answer not in texts for answer in own), part.NAME
        texts.update(own)
    return Notation("el-grande", texts)
