"""The map of Italy: which regions answer, why others do not, and where markers and tokens lie."""

from __future__ import annotations

import re

import pytest

from meseta.games.condottiere.position import Condottiere
from meseta.web.boards.condottiere import italy
from meseta.wording.words import words
from tests.games.condottiere.laid_out import laid_out, play
from tests.web.boards.guests import GUESTS

ENGLISH = words("en")


def drawn(game: Condottiere, seat: int | None = 0) -> str:
    return italy.board(game.seen_by(seat), GUESTS[: game.seats], ENGLISH)


def region(board: str, name: str) -> str:
    """The button of a region."""
    found = re.search(rf'<g class="area[^>]*data-area="{name}".*?</g>', board)
    assert found
    return found[0]


def place_of(board: str, name: str) -> str:
    found = re.search(rf'id="{name}" transform="([^"]*)"', board)
    assert found
    return found[1]


@pytest.fixture
def choosing() -> Condottiere:
    """Everybody has passed at Roma, so orange holds the token; Parma is orange, Lucca green, the favour is on Siena."""
    facts = ["token blue", "battle roma", "favour siena", "regions orange parma", "regions green lucca"]
    game = laid_out(*facts, *(f"hand {colour} 1" for colour in ("blue", "orange", "green", "purple")))
    return play(game, *(f"{colour}: pass" for colour in ("blue", "orange", "green", "purple")))


def test_open_regions_answer(choosing: Condottiere) -> None:
    milano = region(drawn(choosing, 1), "milano")
    assert "area legal" in milano
    assert f'data-answer="{choosing.parse("region milano")}"' in milano


def test_barred_region_says_why(choosing: Condottiere) -> None:
    siena = region(drawn(choosing, 1), "siena")
    assert "barred" in siena
    assert "data-answer" not in siena
    assert f"<title>{ENGLISH.say('barred-favour')}</title>" in siena


def test_held_region_is_dim_and_names_its_holder(choosing: Condottiere) -> None:
    board = drawn(choosing, 1)
    assert "area dim" in region(board, "lucca")
    assert ENGLISH.say("barred-held", name="Tomás") in region(board, "lucca")
    assert ENGLISH.say("barred-own") in region(board, "parma")


def test_nobody_else_is_offered_a_region(choosing: Condottiere) -> None:
    for seat in (None, 0, 2, 3):
        assert "data-answer" not in drawn(choosing, seat)
        assert "legal" not in drawn(choosing, seat)


def test_regions_that_answer_are_stops_for_the_tab_key_and_arrows_reach_all(choosing: Condottiere) -> None:
    board, asked = drawn(choosing, 0), drawn(choosing, 1)
    assert board.count('role="button" tabindex="-1"') == 17
    assert asked.count('role="button" tabindex="0"') == asked.count("data-answer") > 0
    assert 'aria-label="Lucca, held by Tomás"' in board


def test_favour_cannot_go_where_the_battle_is() -> None:
    game = play(laid_out("token blue", "battle roma", "hand blue bishop 1"), "blue: play bishop")
    board = drawn(game)
    assert ENGLISH.say("barred-battle") in region(board, "roma")
    assert f'data-answer="{game.parse("favour napoli")}"' in region(board, "napoli")


def test_favour_is_a_kept_node_that_moves() -> None:
    game = play(laid_out("token blue", "battle roma", "hand blue bishop 1"), "blue: play bishop")
    before = place_of(drawn(game), "favour")
    after = place_of(drawn(play(game, "blue: favour napoli")), "favour")
    x, y = italy.place("napoli")
    assert before != after == f"translate({x:g} {y:g})"


def test_defended_region_shows_its_holder_and_the_battle() -> None:
    game = laid_out("token blue", "battle roma", "regions green roma", "hand blue 1", "hand green 1", retaking="on")
    board = drawn(game)
    assert "contested" in region(board, "roma")
    assert place_of(board, "marker-roma") != place_of(board, "battle")


@pytest.mark.parametrize("owned", [(), ("regions green roma",)], ids=["free", "defended"])
def test_favour_where_the_battle_is_hides_neither_the_battle_nor_a_marker(owned: tuple[str, ...]) -> None:
    facts = ["token blue", "battle roma", "hand blue bishop 1", "hand green 1", *owned]
    board = drawn(play(laid_out(*facts, retaking="on"), "blue: play bishop", "blue: favour roma"))
    lying = ["favour", "battle", *(["marker-roma"] if owned else [])]
    assert len({place_of(board, name) for name in lying}) == len(lying)


def test_no_region_is_contested_in_a_final_battle() -> None:
    view = laid_out("token blue", "battle roma", "hand blue 1").seen_by(0)
    view["battle"] = None
    assert "contested" not in italy.board(view, GUESTS[:4], ENGLISH)
