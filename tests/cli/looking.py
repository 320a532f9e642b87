"""Looking at text boards: what is printed for a position, row by row."""

from __future__ import annotations

from meseta.cli.boards.catalogue import text_board
from meseta.cli.boards.text_board import TextBoard, printed
from meseta.cli.boards.writer import Writer
from meseta.cli.terminal import Ink
from meseta.engine.frame import AnyPosition
from meseta.engine.view import View
from meseta.games.catalogue import title_of
from meseta.wording.words import words


def text_board_of(position: AnyPosition, language: str = "en") -> TextBoard[View]:
    colours = title_of(position.GAME).seat_names(position.seats)
    return text_board(position.GAME)(Writer(words(language), Ink(colourful=False), colours))


def board(position: AnyPosition, seat: int | None = 0, language: str = "en") -> list[str]:
    return printed(text_board_of(position, language).blocks(position.seen_by(seat)))


def rows_of(name: str, lines: list[str]) -> list[str]:
    """The rows that begin with a name, however wide their columns are."""
    return [" ".join(line.split()) for line in lines if line.split()[: len(name.split())] == name.split()]


def question(position: AnyPosition, language: str = "en") -> str:
    return text_board_of(position, language).question(position.seen_by(position.waiting()[0]))


def labels(position: AnyPosition, language: str = "en") -> dict[str, str]:
    """What the answers that are possible now do, by their notation."""
    view = position.seen_by(position.waiting()[0])
    board = text_board_of(position, language)
    return {legal["notation"]: board.answer(view, legal["notation"]) for legal in view["legal"]}


def legend(position: AnyPosition) -> str:
    return "\n".join(f"{sign} {means}" for sign, means in text_board_of(position).legend(position.seen_by(None)))


def answered(position: AnyPosition, *answers: str) -> AnyPosition:
    for answer in answers:
        position.answer(position.waiting()[0], position.parse(answer))
    return position
