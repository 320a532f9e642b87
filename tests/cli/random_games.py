"""Random games of El Grande in words: every question and answer has some, and everything fits 80 columns."""

from __future__ import annotations

from meseta.cli.fuzz import drawn_options
from meseta.engine.randomness import from_seed
from meseta.games.catalogue import title_of
from meseta.wording.languages import LANGUAGES
from tests.cli.looking import board, labels, question

EVERY = 4  # boards take longest, and change little from one answer to the next


def check_words_of_a_game(fixed: dict[str, str], seed: int, language: str) -> None:
    """The board is looked at now and then, at other times in each game and language."""
    random, title = from_seed(seed), title_of("el-grande")
    position = title.new_game(drawn_options(title, {**fixed, "rounds": "6"}, random), seed)
    number = seed + list(LANGUAGES).index(language)
    while seats := position.waiting():
        if number % EVERY == 0:
            lines = [*board(position, seats[0], language), *board(position, None, language)]
            assert max(len(line) for line in lines) < 80
        assert question(position, language)
        assert all(labels(position, language).values())
        position.answer(seats[0], random.choice(position.answers(seats[0])))
        number += 1
