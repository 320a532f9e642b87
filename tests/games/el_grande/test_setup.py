"""How a game is set up."""

import pytest

from meseta.engine.refusal import Refused
from meseta.engine.seats import COLOUR_NAMES as ALL_COLOURS
from meseta.games.el_grande.setup import new_game
from meseta.games.el_grande.spain import SPAIN
from tests.games.el_grande.laid_out import fact

COLOUR_NAMES = ALL_COLOURS[:5]
REGIONS = [row.name for row in SPAIN if row.kind == "region"]
PLAYERS = ["2", "3", "4", "5"]
SEEDS = range(30)


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_7_at_court_and_2_at_home_and_21_in_the_province(players: str) -> None:
    for seed in SEEDS:
        view = new_game({"players": players}, seed).seen_by(None)
        homes = {area["area"]: area["caballeros"] or [] for area in view["areas"]}

        assert len(view["seats"]) == int(players)
        for player in view["seats"]:
            assert (player["court"], player["province"], player["score"]) == (7, 21, 0)
            assert homes[player["grande"] or ""][player["seat"]] == 2


@pytest.mark.parametrize("players", PLAYERS)
def test_homes_and_the_kings_region_are_all_different(players: str) -> None:
    for seed in SEEDS:
        view = new_game({"players": players}, seed).seen_by(None)

        places = [view["king"], *[player["grande"] for player in view["seats"]]]

        assert len(set(places)) == len(places)
        assert set(places) <= set(REGIONS)


def test_king_starts_anywhere() -> None:
    assert {new_game({}, seed).seen_by(None)["king"] for seed in range(200)} == set(REGIONS)


def test_castillo_is_empty_and_tiles_lie_beside_the_board() -> None:
    view = new_game({"castillo": "open"}, 1).seen_by(None)

    assert view["areas"][-1]["caballeros"] == [0, 0, 0, 0]
    assert view["tiles"] == {"8": None, "4": None}


def test_everybody_has_all_13_power_cards() -> None:
    game = new_game({"players": "5"}, 1)

    assert [game.seen_by(seat)["seats"][seat]["hand"] for seat in range(5)] == [list(range(1, 14))] * 5


def test_first_cards_of_all_decks_lie_face_up() -> None:
    view = new_game({}, 1).seen_by(None)

    assert view["round"] == 1
    assert [card["deck"] for card in view["cards"]] == [1, 2, 3, 4, 5]
    assert [card["left"] for card in view["cards"]] == [10, 10, 10, 10, None]
    assert view["cards"][-1]["card"] == "king"


def test_without_vetoes_no_veto_ever_lies_face_up() -> None:
    for seed in SEEDS:
        game = new_game({"veto": "off"}, seed)

        assert all(game.rules.cards[card].name != "veto" for card in game.decks)


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_named_colour_plays_the_first_power_card(colour: str) -> None:
    game = new_game({"players": "5", "start": colour}, 1)

    assert game.waiting() == [COLOUR_NAMES.index(colour)]
    assert fact(game, "leader ?") == f"leader {colour}"


def test_random_start_can_fall_to_anybody() -> None:
    assert {new_game({}, seed).waiting()[0] for seed in range(100)} == {0, 1, 2, 3}


def test_colour_that_does_not_play_cannot_start() -> None:
    with pytest.raises(Refused, match=r"objection-start \(colour: vermilion; players: 5\)"):
        new_game({"start": "vermilion"}, 1)


@pytest.mark.parametrize(("players", "places"), [("2", 1), ("3", 2), ("4", 3), ("5", 3)])
def test_with_few_players_only_the_first_places_count(players: str, places: int) -> None:
    view = new_game({"players": players}, 1).seen_by(None)

    assert {len(area["values"]) for area in view["areas"]} == {places}


def test_borders_run_both_ways_and_there_are_15() -> None:
    borders = {(row.name, other) for row in SPAIN if row.name in REGIONS for other in row.near}

    assert borders == {(other, one) for one, other in borders}
    assert len(borders) == 2 * 15
