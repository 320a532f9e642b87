"""The text boards by the name of their game. A new game registers here, or is shown by the plain board."""

from __future__ import annotations

from meseta.cli.boards.condottiere.board import CondottiereBoard
from meseta.cli.boards.el_grande.board import ElGrandeBoard
from meseta.cli.boards.text_board import TextBoard

TEXT_BOARDS: dict[str, type[TextBoard]] = {}


def register(game: str, board: type[TextBoard]) -> None:
    TEXT_BOARDS[game] = board


def text_board(game: str) -> type[TextBoard]:
    return TEXT_BOARDS.get(game, TextBoard)


register("condottiere", CondottiereBoard)
register("el-grande", ElGrandeBoard)
