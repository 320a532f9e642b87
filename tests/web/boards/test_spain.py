"""The map shows what may be chosen, what is barred and why, and everything that stands on it."""

from typing import Final, TypeAlias

import pytest

from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.court import place_of_grande, place_of_king
from meseta.web.boards.el_grande.spain import board, lines_of
from meseta.web.boards.el_grande.spain_ground import land_of
from meseta.web.boards.tokens import face
from meseta.wording.words import words
from tests.web.boards.guests import GUESTS, REGIONS, Guest, arranged, drawn, element

# Blue is to place next to the king, who stands in Sevilla: its neighbours are Castilla la Nueva and Granada.
PLACING: Final = ("king sevilla", "bids blue 7 orange 6 green 5 purple 4", "offer own-4", "now turn blue")
TAKES: Final = ("blue: court 0", "blue: take 1")
Box: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom


def placing(*facts: str) -> ElGrandeView:
    return arranged("players=4", *facts, *PLACING, when=TAKES)


def area(view: ElGrandeView, name: str) -> str:
    """The start tag of an area on the map."""
    return element(board(view, GUESTS[: len(view["seats"])], words("en")), f'data-area="{name}"')


# ---- States.
@pytest.mark.parametrize("name", ["granada", "castilla-la-nueva", "castillo"])
def test_a_legal_area_is_a_button_with_its_answer(name: str) -> None:
    tag = area(placing(), name)
    assert "legal" in tag
    assert "data-answer=" in tag
    assert 'role="button"' in tag
    assert 'tabindex="0"' in tag


def test_the_kings_region_is_barred_and_says_why() -> None:
    tag = area(placing(), "sevilla")
    assert 'class="area barred"' in tag
    assert "The king stands here" in tag
    assert 'aria-disabled="true"' in tag
    assert "data-answer" not in tag


def test_an_area_that_cannot_be_chosen_is_dim_and_says_why() -> None:
    tag = area(placing(), "galicia")
    assert 'class="area dim"' in tag
    assert "Not next to the king." in tag
    assert "data-answer" not in tag


def test_nothing_is_dim_while_the_map_is_not_asked() -> None:
    view = arranged("players=4", "king sevilla", "now bidding blue")
    assert 'class="area "' in area(view, "galicia")


def test_the_kings_region_may_be_chosen_where_it_is_scored() -> None:
    view = arranged(
        "players=4",
        "king sevilla",
        "bids blue 7 orange 6 green 5 purple 4",
        "offer score-one",
        "now turn blue",
        when=("blue: court 0", "blue: take 2", "blue: act"),
    )
    assert "legal" in area(view, "sevilla")


def test_an_area_says_who_stands_there_and_who_is_first() -> None:
    tag = area(placing("caballeros granada blue 2 orange 3"), "granada")
    assert "Granada, scores 6 3 1, you 2, Ana 3, first Ana" in tag


# ---- Pieces.
def test_a_movable_colour_in_a_region_is_a_button() -> None:
    view = arranged("players=4", "caballeros granada blue 2 orange 3", *PLACING, when=(*TAKES, "blue: act"))
    drawing = board(view, GUESTS[:4], words("en"))
    assert "data-answer" in element(drawing, 'id="row-granada-p1"')
    assert "data-answer" not in element(drawing, 'id="row-granada-p2"')


def test_rows_stand_in_the_order_of_their_numbers() -> None:
    drawing = drawn(placing("caballeros granada blue 2 orange 5 green 1"))
    rows = [drawing.index(f'id="row-granada-p{seat}"') for seat in (2, 1, 3)]
    assert rows == sorted(rows)


def test_king_and_grandes_are_one_kept_node_each() -> None:
    drawing = drawn(placing("grande blue granada orange granada green galicia purple valencia"))
    for its in ("the-king", "grande-p1", "grande-p2", "grande-p3", "grande-p4"):
        assert drawing.count(f'id="{its}"') == 1
        assert "transform=" in element(drawing, f'id="{its}"')


def test_a_king_abroad_bars_nothing() -> None:
    view = arranged("edition=2023 players=4 veto=off new-regency=on", "king france", "now bidding blue")
    drawing = board(view, GUESTS[:4], words("en"))
    assert drawing.count('id="the-king"') == 1
    assert "barred" not in drawing


def test_a_king_beside_the_castillo_bars_it() -> None:
    view = arranged("edition=2023 players=4 veto=off new-regency=on", "king castillo", "now bidding blue")
    assert "barred" in area(view, "castillo")


def test_a_grande_may_stand_on_the_castillo() -> None:
    view = arranged("edition=2023 players=4 veto=off new-regency=on", "grande blue castillo", "now bidding blue")
    assert "your grande" in area(view, "castillo")


def test_a_colour_that_nobody_plays_is_drawn_as_its_role_and_has_its_letter() -> None:
    options = "edition=2023 players=2 veto=off merged-decks=on"
    drawing = drawn(arranged(options, "king galicia", "caballeros granada green 2", "now bidding blue"))
    assert "p3 automa" in element(drawing, 'id="row-granada-p3"')
    assert face(2, "a", "automa") in drawing
    assert "#tok-automa" in drawing


@pytest.mark.parametrize("name", REGIONS)
def test_the_king_stands_free_of_badge_caballeros_and_grandes(name: str) -> None:
    region, (x, y) = land_of(name), place_of_king(name)
    robe = (x - 20, y - 34, x + 20, y + 26)
    badge_x, badge_y = region["badge"]
    badge = (badge_x - 48, badge_y - 15, badge_x + 48, badge_y + 23)
    row_x, row_y, _ = region["tokens"]
    rows = (row_x - 45, row_y - 66, row_x + 45, row_y + 66)  # five colours
    home_x, home_y = place_of_grande(name, 0, 1)
    home = (home_x - 16, home_y - 23, home_x + 16, home_y + 20)
    assert not [each for each in (badge, rows, home) if overlap(robe, each)]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


# ---- The Castillo.
def test_a_closed_castillo_shows_a_question_mark() -> None:
    drawing = drawn(arranged("players=4", "caballeros castillo orange 3", "now bidding blue"))
    assert '<text class="secret" y="27">?</text>' in drawing
    assert "inside-count" not in drawing


@pytest.mark.parametrize("castillo", ["tally", "open"])
def test_a_castillo_with_a_tally_or_open_shows_numbers(castillo: str) -> None:
    drawing = drawn(arranged(f"players=4 castillo={castillo}", "caballeros castillo blue 3", "now bidding blue"))
    assert element(drawing, 'class="inside-count"')
    assert 'class="secret"' not in drawing


# ---- Text.
def test_names_of_people_are_escaped() -> None:
    guests = [Guest("<script>alert(1)</script>"), Guest('"><b>'), Guest("'&"), Guest("Ana")]
    view = placing("caballeros granada blue 2 orange 3 green 1")
    drawing = board(view, guests, words("en"))
    assert "<script" not in drawing
    assert "<b>" not in drawing
    assert "&lt;b&gt;" in drawing


def test_long_names_stand_in_two_lines() -> None:
    assert lines_of("Castilla la Vieja") == ["Castilla", "la Vieja"]
    assert lines_of("Granada") == ["Granada"]
