"""Quick random games, the measure of the engine's speed."""

from meseta.engine.playout import copies, playout, playouts
from meseta.games.el_grande.setup import new_game
from tests.any_game.play import text


def test_playout_reaches_the_end_and_counts_its_decisions() -> None:
    game = new_game({}, 1)

    assert playout(game, 1) > 100
    assert game.waiting() == []


def test_playout_of_the_same_seed_is_the_same_game() -> None:
    ends = []
    for seed in (5, 5, 6):
        game = new_game({}, 1)
        playout(game, seed)
        ends.append(text(game))

    assert ends[0] == ends[1] != ends[2]


def test_finished_game_has_no_decisions_left() -> None:
    game = new_game({}, 1)
    playout(game, 1)

    assert playout(game, 1) == 0


def test_many_playouts_leave_the_root_as_it_is() -> None:
    game = new_game({}, 1)
    before = text(game)

    played = playouts(game, 3, 1)

    assert played > 300
    assert text(game) == before


def test_copies_leave_the_root_as_it_is() -> None:
    game = new_game({}, 1)
    before = text(game)

    assert copies(game, 10) == 10
    assert text(game) == before
