"""A game without a board of its own in the terminal: its seats, and its answers in notation."""

from __future__ import annotations

import pytest

from meseta.cli.boards import catalogue
from meseta.cli.boards.catalogue import register, text_board
from meseta.cli.boards.text_board import TextBoard, printed
from meseta.cli.boards.writer import Writer
from meseta.cli.terminal import Ink
from meseta.engine.view import View
from meseta.games.catalogue import title_of
from meseta.wording.words import words


@pytest.fixture
def view() -> View:
    """Of some game, as its first seat sees it."""
    return title_of("condottiere").new_game({"players": "2", "start": "blue"}, seed=1).seen_by(0)


@pytest.fixture
def board() -> TextBoard[View]:
    return text_board("some-game")(Writer(words("en"), Ink(colourful=False), ["blue", "orange"]))


def test_seats_are_shown(board: TextBoard[View], view: View) -> None:
    assert printed(board.blocks(view)) == ["", "  Blue", "  Orange"]


def test_answers_are_listed_in_notation(board: TextBoard[View], view: View) -> None:
    assert board.answer(view, "region roma") == "region roma"


def test_a_question_is_asked_in_the_words_there_are(board: TextBoard[View], view: View) -> None:
    assert board.question(view).startswith("Choose the next battle.")


def test_a_question_without_words_is_asked_all_the_same(board: TextBoard[View], view: View) -> None:
    wordless: View = {**view, "game": "some-game"}

    assert board.question(wordless) == "Your choice."


def test_nobody_else_looks_while_it_is_not_known_what_is_secret(board: TextBoard[View], view: View) -> None:
    assert board.for_one_alone(view)


def test_winners_are_named(board: TextBoard[View], view: View) -> None:
    assert board.standings({**view, "winners": [1]}) == ["Orange wins."]
    assert board.standings({**view, "winners": [0, 1]}) == ["Blue and Orange share the victory."]


def test_a_board_is_registered_with_one_call(monkeypatch: pytest.MonkeyPatch) -> None:
    class Noughts(TextBoard[View]):
        """The board of another game."""

    monkeypatch.setattr(catalogue, "TEXT_BOARDS", {})

    register("noughts", Noughts)

    assert text_board("noughts") is Noughts
