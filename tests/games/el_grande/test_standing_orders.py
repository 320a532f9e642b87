"""Standing orders answer the question of a veto in advance."""

import pytest

from meseta.engine.answers import ALLOW, VETO
from meseta.games.catalogue import title_of
from meseta.games.el_grande.standing_orders import ordered
from tests.games.el_grande.laid_out import laid_out, play

GREEN = 2
PAYS_GREEN = ["king galicia", "caballeros granada green 3 blue 1", "veto green 1"]


def test_nothing_is_ordered_unless_somebody_did() -> None:
    game = laid_out(*PAYS_GREEN, "offer own-4", "now turn blue")
    play(game, "blue: take 1", "blue: act", "blue: move blue granada", "blue: to sevilla")

    assert ordered(game, GREEN, {}) is None
    assert ordered(game, GREEN, {"veto": "ask"}) is None


def test_never_allows_everything() -> None:
    game = laid_out(*PAYS_GREEN, "offer any-4", "now turn blue")
    play(game, "blue: take 1", "blue: act", "blue: move green granada", "blue: to castillo")

    assert ordered(game, GREEN, {"veto": "never"}) == ALLOW


@pytest.mark.parametrize(
    ("piece", "target", "expected"),
    [("green granada", "castillo", VETO), ("blue granada", "castillo", ALLOW)],
)
def test_what_costs_points_is_vetoed_and_the_rest_allowed(piece: str, target: str, expected: int) -> None:
    given = ["king galicia", "caballeros granada green 2 orange 2 blue 1", "veto green 1"]
    game = laid_out(*given, "offer any-4", "now turn blue")
    play(game, "blue: take 1", "blue: act", f"blue: move {piece}", f"blue: to {target}")

    assert ordered(game, GREEN, {"veto": "points"}) == expected


def test_what_costs_points_is_vetoed_though_another_holder_is_still_to_be_asked() -> None:
    given = ["king galicia", "caballeros granada green 2 orange 2 blue 1", "veto green 1 purple 1"]
    game = laid_out(*given, "offer any-4", "now turn blue")
    play(game, "blue: take 1", "blue: act", "blue: move green granada", "blue: to castillo")

    assert ordered(game, GREEN, {"veto": "points"}) == VETO


def test_whole_action_of_2023_cannot_be_judged_so_the_holder_is_asked() -> None:
    options = {"edition": "2023", "added-vetoes": "1"}
    game = laid_out("king galicia", "veto green 1", "offer any-4", "now turn blue", **options)
    play(game, "blue: take 1", "blue: act")

    assert ordered(game, GREEN, {"veto": "points"}) is None
    assert ordered(game, GREEN, {"veto": "never"}) == ALLOW


def test_other_questions_are_not_answered_by_the_order() -> None:
    game = laid_out("king galicia", "veto green 1", "now turn green")

    assert ordered(game, GREEN, {"veto": "never"}) is None


# ---- Where orders are offered.
@pytest.mark.parametrize(
    ("options", "offered"),
    [
        ({}, True),
        ({"veto": "off"}, False),
        ({"edition": "2023"}, False),
        ({"edition": "2023", "added-vetoes": "1"}, True),
    ],
)
def test_orders_are_offered_where_there_are_vetoes(options: dict[str, str], offered: bool) -> None:
    assert bool(title_of("el-grande").standing_orders(options)) == offered
