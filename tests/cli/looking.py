"""Looking at text boards: what is printed for a position, row by row."""

from __future__ import annotations

from meseta.cli.boards.catalogue import text_board
from meseta.cli.boards.text_board import printed
from meseta.cli.terminal import Ink
from meseta.engine.frame import AnyPosition


def board(position: AnyPosition, seat: int | None = 0) -> list[str]:
    return printed(text_board(position.GAME).blocks(position.seen_by(seat), Ink(colourful=False)))


def rows_of(name: str, lines: list[str]) -> list[str]:
    """The rows that begin with a name, however wide their columns are."""
    return [" ".join(line.split()) for line in lines if line.split()[:1] == [name]]


def question(position: AnyPosition) -> str:
    return text_board(position.GAME).question(position.seen_by(position.waiting()[0]))


def answered(position: AnyPosition, *answers: str) -> AnyPosition:
    for answer in answers:
        position.answer(position.waiting()[0], position.parse(answer))
    return position
