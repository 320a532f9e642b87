"""Taking answers back, in examples."""

import pytest

from meseta.engine.undo import History
from tests.any_game.play import text
from tests.games.el_grande.laid_out import EL_GRANDE, laid_out, seat, waiting
from tests.refusals import refusal


def history(*given: str, answers: list[str]) -> History:
    """A table on which these answers were given so that they may be taken back."""
    made = History(laid_out("king galicia", *given))
    for each in answers:
        colour, _, said = each.partition(": ")
        made.answer(seat(colour), made.position.parse(said))
    return made


def test_whole_turn_can_be_taken_back_step_by_step() -> None:
    made = history("now turn blue", answers=["blue: take 5", "blue: place castillo", "blue: act", "blue: king granada"])

    assert made.answers_to_undo(0) == 4
    for left in (3, 2, 1, 0):
        made.undo(0)
        assert made.answers_to_undo(0) == left
    assert text(made.position) == text(laid_out("king galicia", "now turn blue"))
    assert made.answers == []


def test_turn_can_be_restarted() -> None:
    made = history("now turn blue", answers=["blue: take 5", "blue: place castillo"])

    made.restart(0)

    assert text(made.position) == text(laid_out("king galicia", "now turn blue"))


def test_turn_cannot_be_taken_back_once_the_next_player_has_answered() -> None:
    made = history("now turn blue", answers=["blue: take 5", "blue: end", "orange: take 1"])

    assert made.answers_to_undo(0) == 0
    with refusal(match="error-undo"):
        made.undo(0)
    assert made.answers_to_undo(1) == 1


def test_turn_can_be_taken_back_while_the_next_player_still_thinks() -> None:
    made = history("now turn blue", answers=["blue: take 5", "blue: end"])
    assert waiting(made.position) == ["orange"]

    made.undo(0)

    assert waiting(made.position) == ["blue"]


def test_step_allowed_by_the_holder_of_a_veto_cannot_be_taken_back() -> None:
    made = history("veto orange 1", "now turn blue", answers=["blue: take 5", "blue: act", "blue: king granada"])
    assert made.answers_to_undo(0) == 3

    made.answer(seat("orange"), made.position.parse("allow"))

    assert made.answers_to_undo(0) == 0


def test_last_turn_of_a_round_cannot_be_taken_back_because_new_cards_are_up() -> None:
    bids = "bids blue 2 orange 13 green 12 purple 11"
    made = history("round 1", bids, "now turn blue", answers=["blue: court 5", "blue: take 5", "blue: end"])

    assert EL_GRANDE.look(made.position, ["round", "?"]) == ["round", "2"]
    assert made.answers_to_undo(0) == 0


@pytest.mark.parametrize("castillo", ["score-castillo", "score-one"])
def test_opening_of_the_castillo_cannot_be_taken_back(castillo: str) -> None:
    deck = 3 if castillo == "score-castillo" else 2
    made = history(
        f"offer {castillo}",
        "caballeros castillo orange 2",
        "now turn blue",
        answers=[f"blue: take {deck}", "blue: act", *(["blue: score castillo"] if deck == 2 else [])],
    )

    assert made.answers_to_undo(0) == 0


def test_own_sealed_disk_can_be_taken_back_until_another_seat_answers() -> None:
    made = history(
        "offer secret-scoring", "now turn blue", answers=["blue: take 4", "blue: act", "green: disk sevilla"]
    )
    assert made.answers_to_undo(seat("green")) == 1

    made.answer(seat("orange"), made.position.parse("disk aragon"))

    assert made.answers_to_undo(seat("green")) == 0
    assert made.answers_to_undo(seat("orange")) == 1


def test_choice_of_a_power_card_can_be_taken_back_for_nobody_else_has_seen_it() -> None:
    made = history(
        "offer power-card",
        "bids blue 13 orange 12 green 11 purple 10",
        "now turn blue",
        answers=["blue: take 4", "blue: act", "blue: power 13"],
    )

    made.undo(0)

    assert made.position.answers(0) == [made.position.parse("power 13")]
