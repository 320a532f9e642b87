"""A part of a game may say something in words of its own."""

from meseta.engine.events import Event
from meseta.games.catalogue import title_of
from meseta.wording.by_part import said_by
from meseta.wording.telling import Reader
from meseta.wording.words import words

ENGLISH = words("en")


def test_a_part_with_words_of_its_own_says_them_in_place_of_the_base() -> None:
    said = said_by(ENGLISH, ["automa", "intrigue"], "answer-el-grande-bid")

    assert said == "answer-el-grande-bid-in-intrigue"


def test_a_part_without_words_of_its_own_leaves_them_to_the_base() -> None:
    assert said_by(ENGLISH, ["automa"], "answer-el-grande-bid") == "answer-el-grande-bid"


def test_events_are_told_in_the_words_of_the_parts_that_are_played() -> None:
    def told(*parts: str) -> str:
        reader = Reader(ENGLISH, title_of("el-grande"), ["Ana"], parts=parts)
        return reader.told(Event("bid", 0, 0, 0), {"value": 0})

    assert told("intrigue") == "Ana plays the Joker"
    assert told() == "Ana plays power card 0"
