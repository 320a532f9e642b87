"""Noughts and crosses in the terminal: three lines of three."""

from __future__ import annotations

from meseta.cli.boards.text_board import Block, TextBoard
from meseta.cli.boards.view import View
from meseta.cli.terminal import Ink

SIGNS = {0: "x", 1: "o", None: "."}


def blocks(view: View, ink: Ink) -> list[Block]:
    signs = [SIGNS[cell["owner"]] for cell in view["cells"]]
    return [Block("", [" ".join(signs[row : row + 3]) for row in (0, 3, 6)])]


TEXT_BOARD = TextBoard(
    blocks=blocks,
    questions=lambda _: {"marking": "mark a free cell."},
    hides=lambda *_: False,
    holds_secrets=lambda _: False,
    standings=lambda view: [f"won by {' and '.join(view['seats'][seat]['colour'] for seat in view['winners'])}"],
    legend=lambda _: ["x is blue, o is orange."],
)
