"""The text boards by the name of their game. A new game registers here; play and replay find it."""

from __future__ import annotations

from meseta.cli.boards import condottiere, el_grande
from meseta.cli.boards.text_board import TextBoard
from meseta.engine.refusal import Refused

TEXT_BOARDS = {"condottiere": condottiere.TEXT_BOARD, "el-grande": el_grande.TEXT_BOARD}


def text_board(game: str) -> TextBoard:
    if game not in TEXT_BOARDS:
        raise Refused(f"The game '{game}' cannot be shown in a terminal; those that can: {', '.join(TEXT_BOARDS)}.")
    return TEXT_BOARDS[game]
