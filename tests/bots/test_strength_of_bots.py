"""The quick bot beats random players clearly. The bars lie well below what was measured over hundreds of games."""

import pytest

from tests.bots.play import wins_against_random


def test_quick_bot_beats_three_random_players_of_el_grande() -> None:
    games = 20

    assert wins_against_random("el-grande", games) >= 0.95 * games


def test_quick_bot_beats_a_random_player_and_the_automa() -> None:
    games = 8

    assert wins_against_random("el-grande", games, edition="2023", players="2") >= 0.9 * games


def test_quick_bot_beats_three_random_players_with_own_cards() -> None:
    games = 16

    assert wins_against_random("el-grande", games, expansion="intrigue") >= 0.9 * games


@pytest.mark.parametrize("expansion", ["colonies", "king-and-colonies", "grandissimo"])
def test_quick_bot_beats_three_random_players_on_bigger_boards(expansion: str) -> None:
    games = 8  # short ones, and all are won: a bot that wins three of four would not come through

    assert wins_against_random("el-grande", games, expansion=expansion, rounds="6") >= 0.9 * games


def test_quick_bot_beats_three_random_players_of_condottiere() -> None:
    games = 100

    assert wins_against_random("condottiere", games) >= 0.8 * games
