"""Noughts and crosses in the terminal: three lines of three. What is asked and who has won, the plain board says."""

from __future__ import annotations

from meseta.cli.boards.text_board import Block, TextBoard
from tests.third_game.rules import NoughtsView

SIGNS = {0: "x", 1: "o", None: "."}


class NoughtsBoard(TextBoard[NoughtsView]):
    def blocks(self, view: NoughtsView) -> list[Block]:
        """One row for all: a line of a grid says nothing without the others."""
        signs = [SIGNS[cell["owner"]] for cell in view["cells"]]
        return [Block("", ["\n".join(" ".join(signs[row : row + 3]) for row in (0, 3, 6))])]

    def holds_secrets(self, view: NoughtsView) -> bool:
        return False
