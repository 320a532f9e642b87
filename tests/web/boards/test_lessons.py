"""Games and what comes on top of them are taught: every sentence stands beside a figure, in every language."""

from itertools import count, takewhile

import pytest

from meseta.web.faces.catalogue import FACES
from meseta.web.lessons import lessons
from meseta.wording.languages import LANGUAGES
from meseta.wording.words import words

TAUGHT = [(game, expansion) for game, face in FACES.items() for expansion in ("", *face.expansions)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "expansion"), TAUGHT)
def test_every_sentence_that_teaches_has_a_title_and_a_figure(game: str, expansion: str, language: str) -> None:
    taught = f"{game}-{expansion}" if expansion else game
    sentences = list(takewhile(words(language).has, (f"rules-{taught}-{number}" for number in count(1))))

    lesson = lessons(game, language, expansion)

    assert [each.says for each in lesson] == [words(language).say(sentence) for sentence in sentences]
    assert all(each.title and each.figure for each in lesson)


def test_every_expansion_is_taught() -> None:
    assert {"intrigue", "colonies", "king-and-colonies"} <= {expansion for _, expansion in TAUGHT}
