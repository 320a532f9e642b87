"""The text boards by the name of their game. A new game registers here, or is shown by the plain board."""

from __future__ import annotations

from typing import cast

from meseta.cli.boards.condottiere.board import CondottiereBoard
from meseta.cli.boards.el_grande.board import ElGrandeBoard
from meseta.cli.boards.text_board import Seen, TextBoard
from meseta.engine.view import View

TEXT_BOARDS: dict[str, type[TextBoard[View]]] = {}


def register(game: str, board: type[TextBoard[Seen]]) -> None:
    """A board is shown views of its own game only."""
    TEXT_BOARDS[game] = cast("type[TextBoard[View]]", board)


def text_board(game: str) -> type[TextBoard[View]]:
    return TEXT_BOARDS.get(game, TextBoard[View])


register("condottiere", CondottiereBoard)
register("el-grande", ElGrandeBoard)
