"""Quick random games, the measure of the engine's speed."""

import pytest

from meseta.engine.playout import DeadEnd, ImpossibleTable, copies, playout, playouts, watched_playout
from meseta.engine.randomness import from_seed
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


# ---- Games that are looked at after every answer.
def test_watched_playout_notes_who_gave_which_answer_to_the_end() -> None:
    game, again, given = new_game({}, 1), new_game({}, 1), list[tuple[int, int]]()

    watched_playout(game, from_seed(1), given, 10_000)
    for seat, answer in given:
        again.answer(seat, answer)

    assert game.waiting() == []
    assert text(again) == text(game)


def test_watched_playout_stops_after_so_many_answers_and_can_go_on() -> None:
    game, random, given = new_game({}, 1), from_seed(1), list[tuple[int, int]]()

    watched_playout(game, random, given, 50)
    assert (len(given), bool(game.waiting())) == (50, True)

    watched_playout(game, random, given, 60)
    assert len(given) == 60


def test_impossible_table_is_found_after_the_first_answer() -> None:
    game, given = new_game({}, 1), list[tuple[int, int]]()
    game.court[0] += 1

    with pytest.raises(ImpossibleTable, match=r"fault-caballeros \(colour: blue; count: 31; most: 30"):
        watched_playout(game, from_seed(1), given, 10_000)

    assert len(given) == 1


def test_seat_that_is_asked_and_has_no_answer_is_found() -> None:
    game, given = new_game({"start": "blue"}, 1), list[tuple[int, int]]()
    game.hand[0] = 0

    with pytest.raises(DeadEnd, match=r"^0$"):
        watched_playout(game, from_seed(1), given, 10_000)

    assert given == []
