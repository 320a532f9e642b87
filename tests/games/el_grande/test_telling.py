"""Events and answers of El Grande in words."""

import pytest

from meseta.engine.events import Event, Log
from meseta.engine.notation import Notation
from meseta.engine.refusal import Refused
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.position import ElGrande
from tests.games.el_grande.laid_out import EL_GRANDE, laid_out, play

WITH_ALL_PARTS = rules_for({"edition": "2023", "players": "2", "shifting-powers": "on", "new-regency": "on"})
NOTATION_1995 = rules_for({}).notation
NOTATION_2023 = WITH_ALL_PARTS.notation


def told(game: ElGrande, *answers: str) -> list[str]:
    """What is heard while these answers are given."""
    log = Log()
    game.listener = log
    play(game, *answers)
    return [EL_GRANDE.tell(game, event) for event in log.take()]


def test_every_event_has_its_meaning_and_its_sentence() -> None:
    assert set(WITH_ALL_PARTS.means) == set(WITH_ALL_PARTS.says)


@pytest.mark.parametrize("name", sorted(WITH_ALL_PARTS.says))
def test_every_sentence_can_be_said(name: str) -> None:
    game = laid_out("now turn blue", **WITH_ALL_PARTS.written)

    sentence = EL_GRANDE.tell(game, Event(name, 1, 0, 0))

    assert sentence
    assert "{" not in sentence


def test_turn_is_told_in_words() -> None:
    game = laid_out("king galicia", "offer any-4", "caballeros granada green 1", "now turn blue")

    heard = told(
        game, "blue: take 1", "blue: place castillo", "blue: act", "blue: move green granada", "blue: to sevilla"
    )

    assert heard == [
        "blue takes card 1, any-4",
        "blue places a caballero in castillo",
        "blue carries out the action of any-4",
        "blue moves a caballero, green granada, to sevilla",
    ]


def test_new_round_is_told_with_its_cards() -> None:
    game = laid_out("round 1", "bids blue 13 orange 12 green 11 purple 10", "now turn purple")
    play(game, "purple: court 1", "purple: take 5")

    heard = told(game, "purple: end")

    assert heard[:2] == ["purple ends the turn", "round 2 begins"]
    assert [sentence.split(" shows ")[0] for sentence in heard[2:]] == [f"deck {deck}" for deck in range(1, 6)]


def test_veto_is_told() -> None:
    game = laid_out("king galicia", "veto green 1", "now turn blue")

    heard = told(game, "blue: take 5", "blue: act", "blue: king granada", "green: veto")

    assert heard[-1] == "green vetoes the action of blue"
    assert "blue moves the king to granada" not in heard


def test_disks_are_told_only_when_all_are_set() -> None:
    game = laid_out("king galicia", "offer secret-scoring", "now turn blue")
    play(game, "blue: take 4", "blue: act")

    early = told(game, "green: disk sevilla", "blue: disk aragon", "orange: disk aragon")
    late = told(game, "purple: disk granada")

    assert early == []
    assert late[:4] == [
        "the disk of blue shows aragon",
        "the disk of orange shows aragon",
        "the disk of green shows sevilla",
        "the disk of purple shows granada",
    ]


def test_power_card_taken_back_is_told_without_its_value() -> None:
    game = laid_out("hand blue 1 2", "bids blue 10 orange 9 green 8 purple 7", "offer power-card", "now turn blue")
    play(game, "blue: court 1", "blue: take 4")

    assert told(game, "blue: act", "blue: power 12") == [
        "blue carries out the action of power-card",
        "blue takes a power card back",
    ]


# ---- Notation.
@pytest.mark.parametrize("notation", [NOTATION_1995, NOTATION_2023])
def test_every_notation_is_read_back(notation: Notation) -> None:
    assert all(notation.parse(text) == answer for answer, text in notation.texts.items())


def test_regions_have_the_names_of_their_edition() -> None:
    with pytest.raises(Refused, match="those with 'grande' are: grande galicia, grande navarra"):
        NOTATION_2023.parse("grande pais-vasco")


def test_wrong_end_of_an_answer_is_refused_with_the_right_ones() -> None:
    with pytest.raises(Refused, match="those with 'take' are: take 1, take 2, take 3, take 4, take 5"):
        NOTATION_1995.parse("take 6")


def test_unknown_answer_is_refused_with_the_verbs() -> None:
    with pytest.raises(Refused, match="answers begin with act, allow, bid"):
        NOTATION_1995.parse("fly to the moon")


def test_number_that_means_nothing_is_still_named() -> None:
    assert NOTATION_1995.text(9999) == "answer 9999"
