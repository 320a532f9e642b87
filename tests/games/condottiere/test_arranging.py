"""Mistakes in a scenario of Condottiere are told in a sentence."""

import pytest

from meseta.engine.refusal import Refused
from meseta.wording.words import words
from tests.games.condottiere.laid_out import laid_out


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("hand red 10", "'red' is no colour in this game"),
        ("hand blue 7", "'7' is no card"),
        ("hand blue heroine heroine heroine heroine", "not so many cards of the kind heroine"),
        ("regions blue london", "'london' is no region"),
        ("favour", "should read 'favour REGION'"),
        ("points blue many", "should be a whole number"),
        ("strength blue 5", "can only be expected"),
        ("weather fine", "'weather' is no fact of Condottiere"),
        ("now lunch", "'now lunch' is no moment"),
    ],
)
def test_mistake_is_told(line: str, told: str) -> None:
    with pytest.raises(Refused, match=told):
        laid_out(line)


def test_both_seasons_cannot_be_laid_out() -> None:
    with pytest.raises(Refused, match="fault-seasons"):
        laid_out("company blue winter", "company orange spring", "hand blue 1")


def test_an_unknown_fact_cannot_be_looked_at() -> None:
    from tests.games.condottiere.laid_out import CONDOTTIERE

    with pytest.raises(Refused, match="error-no-such-fact"):
        CONDOTTIERE.look(laid_out("hand blue 1"), ["weather"])


def test_a_broken_table_is_found() -> None:
    game = laid_out("hand blue 1")
    game.token = 9
    game.favour = game.region
    game.hand[3] += 1

    faults = " ".join(map(words("en").refusal, game.faults()))

    assert "nobody holds the Condottiere token" in faults
    assert "under the favour of the Pope" in faults
    assert "cards of the kind 4" in faults
    assert "the kinds of card in the hand of blue" in faults


def test_favour_on_a_conquered_region_is_found() -> None:
    with pytest.raises(Refused, match="fault-favour"):
        laid_out("regions orange roma", "favour roma", "hand blue 1")


def test_with_retaking_the_favour_may_lie_anywhere() -> None:
    game = laid_out("regions orange roma", "favour roma", "battle roma", "hand blue 1", retaking="on")

    assert game.faults() == []
