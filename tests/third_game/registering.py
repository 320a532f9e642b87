"""Where a new game registers: its rules, its words, its face, and its board in the terminal. Nothing else knows it."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from meseta.cli.boards import catalogue as text_boards
from meseta.games.catalogue import TITLES
from meseta.web.faces.catalogue import FACES
from meseta.wording.sources import FOLDERS
from meseta.wording.words import words
from tests.third_game.face import FACE
from tests.third_game.rules import NAME, NoughtsTitle
from tests.third_game.text_board import NoughtsBoard

WORDS = Path(__file__).parent / "words"


def register() -> None:
    TITLES.append(NoughtsTitle())
    FOLDERS.append(WORDS)
    FACES[NAME] = FACE
    text_boards.register(NAME, NoughtsBoard)


@contextmanager
def registered() -> Generator[None]:
    """For a while: other tests of this process know nothing of the game."""
    register()
    words.cache_clear()
    yield
    TITLES.pop()
    FOLDERS.remove(WORDS)
    del FACES[NAME], text_boards.TEXT_BOARDS[NAME]
    words.cache_clear()
