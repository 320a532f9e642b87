"""Proposals: every holder of a veto but the actor is asked, in order, before anything happens."""

import pytest

from meseta.engine.events import Log
from meseta.games.el_grande.position import ElGrande
from tests.games.el_grande.laid_out import EL_GRANDE, answers, fact, laid_out, play, waiting


def king_announced(*vetoes: str, by: str = "blue", **chosen: str) -> ElGrande:
    """A colour has announced to move the king from Galicia to Granada."""
    game = laid_out("king galicia", *[f"veto {colour} 1" for colour in vetoes], f"now turn {by}", **chosen)
    return play(game, f"{by}: take 5", f"{by}: act", f"{by}: king granada")


def test_with_no_veto_out_a_change_happens_at_once() -> None:
    assert king_announced().king == 7


def test_actors_own_veto_does_not_delay_the_change() -> None:
    assert king_announced("blue").king == 7


def test_announced_change_has_not_happened_while_somebody_is_asked() -> None:
    game = king_announced("green")

    assert game.king == 0
    assert waiting(game) == ["green"]
    assert answers(game, "green") == ["allow", "veto"]


def test_allowed_change_happens() -> None:
    game = play(king_announced("green"), "green: allow")

    assert game.king == 7
    assert fact(game, "veto green ?") == "veto green 1"


def test_vetoed_change_does_not_happen_and_the_veto_is_spent() -> None:
    game = play(king_announced("green"), "green: veto")

    assert game.king == 0
    assert fact(game, "veto green ?") == "veto green 0"


@pytest.mark.parametrize(
    ("by", "order"),
    [
        ("blue", ["orange", "green", "vermilion"]),
        ("green", ["vermilion", "blue", "orange"]),
        ("purple", ["vermilion", "blue", "orange", "green"]),
    ],
)
def test_holders_are_asked_clockwise_from_the_actors_left(by: str, order: list[str]) -> None:
    holders = ["blue", "orange", "green", "vermilion"]
    game = king_announced(*holders, by=by, players="5")
    asked = []
    while game.king == 0:
        asked += waiting(game)
        play(game, f"{asked[-1]}: allow")

    assert asked == [colour for colour in order if colour != by]


def test_first_veto_spares_the_later_holders_the_question() -> None:
    game = play(king_announced("orange", "purple"), "orange: veto")

    assert waiting(game) == ["blue"]
    assert fact(game, "veto purple ?") == "veto purple 1"


def test_later_holder_may_veto_what_an_earlier_one_allowed() -> None:
    game = play(king_announced("orange", "purple"), "orange: allow", "purple: veto")

    assert game.king == 0
    assert fact(game, "veto orange ? purple ?") == "veto orange 1 purple 0"


def test_veto_strikes_the_announced_step_and_all_that_would_follow() -> None:
    game = laid_out("king galicia", "caballeros granada blue 3", "veto orange 1", "offer own-4", "now turn blue")
    play(game, "blue: take 1", "blue: act")
    play(game, "blue: move blue granada", "blue: to sevilla", "orange: allow")
    play(game, "blue: move blue granada", "blue: to aragon", "orange: veto")

    assert fact(game, "caballeros granada blue ?") == "caballeros granada blue 2"
    assert fact(game, "caballeros sevilla blue ?") == "caballeros sevilla blue 1"
    assert all(not said.startswith("move") for said in answers(game, "blue"))


def test_change_is_told_when_it_happens_not_when_it_is_announced() -> None:
    game = king_announced("green")
    log = Log()
    game.listener = log

    play(game, "green: allow")

    assert [(event.name, EL_GRANDE.meanings(game.options_chosen(), event)) for event in log.take()] == [
        ("king-moves", {"area": "granada"})
    ]


def test_proposal_can_be_saved_between_two_holders() -> None:
    game = play(king_announced("orange", "purple"), "orange: allow")

    loaded = EL_GRANDE.load(game.save())

    assert waiting(loaded) == ["purple"]
    assert play(loaded, "purple: allow").king == 7
