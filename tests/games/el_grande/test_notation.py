"""Answers of El Grande as text and back."""

import pytest

from meseta.engine.notation import Notation
from meseta.engine.refusal import Refused
from meseta.games.el_grande.assembly import rules_for

NOTATION_1995 = rules_for({}).notation
NOTATION_2023 = rules_for({"edition": "2023", "players": "2", "shifting-powers": "on", "new-regency": "on"}).notation


@pytest.mark.parametrize("notation", [NOTATION_1995, NOTATION_2023])
def test_every_notation_is_read_back(notation: Notation) -> None:
    assert all(notation.parse(text) == answer for answer, text in notation.texts.items())


def test_regions_have_the_names_of_their_edition() -> None:
    with pytest.raises(Refused, match="verb: grande; alike: grande galicia, grande navarra"):
        NOTATION_2023.parse("grande pais-vasco")


def test_wrong_end_of_an_answer_is_refused_with_the_right_ones() -> None:
    with pytest.raises(Refused, match="verb: take; alike: take 1, take 2, take 3, take 4, take 5"):
        NOTATION_1995.parse("take 6")


def test_unknown_answer_is_refused_with_the_verbs() -> None:
    with pytest.raises(Refused, match="verbs: act, allow, bid"):
        NOTATION_1995.parse("fly to the moon")


def test_number_that_means_nothing_is_still_named() -> None:
    assert NOTATION_1995.text(9999) == "answer 9999"
