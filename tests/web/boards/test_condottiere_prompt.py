"""What a player is told of passing is what passing does."""

from __future__ import annotations

import pytest

from meseta.games.condottiere.position import Condottiere
from meseta.reading.condottiere.questions import asked
from meseta.wording.words import words
from tests.games.condottiere.laid_out import laid_out, play
from tests.web.boards.guests import GUESTS

OUT = {"en": "If you pass, you are out of it.", "pl": "Jeśli spasujesz, wypadasz z niej."}
LATER = {"en": "you may pass and come in later", "pl": "możesz pasować i wejść do bitwy później"}
DEFENCE = ("regions orange torino", "hand orange 6 1", "battle torino", "now battle blue")


def told(game: Condottiere, viewer: int, language: str = "en") -> tuple[str, str]:
    """The heading and what stands below it."""
    return asked(game.seen_by(viewer), GUESTS[: game.seats], words(language))


@pytest.mark.parametrize("language", OUT)
def test_attacker_who_passes_is_out(language: str) -> None:
    game = laid_out(*DEFENCE, "hand blue 5 1", "hand green 2", players="3", retaking="on")

    assert OUT[language] in told(game, 0, language)[1]


@pytest.mark.parametrize("language", LATER)
def test_defender_who_has_not_played_may_come_back(language: str) -> None:
    game = play(laid_out(*DEFENCE, "hand blue 5 1", "hand green 2", players="3", retaking="on"), "blue: play 5")

    assert LATER[language] in told(game, 1, language)[1]
    assert OUT[language] not in told(game, 1, language)[1]


def test_defender_who_has_played_is_out_after_passing() -> None:
    game = laid_out(*DEFENCE, "hand blue 5 1", "hand green 2", players="3", retaking="on")
    play(game, "blue: play 5", "orange: play 1", "green: pass", "blue: play 1")

    assert OUT["en"] in told(game, 1)[1]


@pytest.mark.parametrize("others", [["blue: pass", "green: pass"], ["blue: play 5", "green: pass"]])
def test_defender_is_out_after_passing_when_nobody_else_can_play(others: list[str]) -> None:
    """Blue has passed, or has laid the last card."""
    facts = [fact.replace("now battle blue", "now battle green") for fact in DEFENCE]
    game = laid_out(*facts, "hand blue 5", "hand green 2", players="3", retaking="on")
    play(game, *reversed(others))

    assert OUT["en"] in told(game, 1)[1]


def test_defender_who_cannot_know_whether_others_have_cards_is_told_on_what_it_depends() -> None:
    game = laid_out(*DEFENCE, "hand blue 5", players="3", retaking="on", hand_sizes="hidden")
    play(game, "blue: play 5")

    assert LATER["en"] in told(game, 1)[1]
    assert "as long as somebody else can play" in told(game, 1)[1]


def test_owner_of_another_region_is_out_after_passing() -> None:
    game = laid_out("regions blue roma", "hand blue 5 1", "hand orange 1", "battle torino", retaking="on")

    assert OUT["en"] in told(game, 0)[1]


# ---- Without cards.
@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "Show your face-down card, or do not"), ("pl", "Odkryj zakrytą kartę albo jej nie odkrywaj")],
)
def test_whoever_has_no_cards_is_asked_about_the_hidden_one_only(language: str, heading: str) -> None:
    game = laid_out("face-down blue 6", "hand orange 1", "battle torino", "now battle blue", face_down="on")

    assert told(game, 0, language)[0] == heading
    assert OUT[language] not in told(game, 0, language)[1]


def test_others_read_that_who_has_no_cards_must_pass() -> None:
    game = laid_out("face-down blue 6", "hand orange 1", "battle torino", "now battle blue", face_down="on")

    assert told(game, 1)[0].endswith("must pass, and may show the face-down card")
