"""The badges tell who would be paid as the rules pay."""

from typing import Final

import pytest

from meseta.reading.el_grande.counted_areas import Area, areas_of
from meseta.web.boards.el_grande.majority import paid_places, payments, places_in
from tests.any_game.play import Table
from tests.web.boards.guests import TABLES, arranged, drawn, element, views


def test_tied_colours_drop_one_place() -> None:
    assert paid_places([3, 3, 1], 3) == ((), (0, 1), (2,))


def test_any_number_of_tied_colours_share_one_place() -> None:
    assert paid_places([2, 2, 2, 1], 3) == ((), (0, 1, 2), (3,))


def test_a_tie_for_the_last_place_is_paid_nothing() -> None:
    assert paid_places([5, 4, 3, 1, 1], 3) == ((0,), (1,), (2,))
    assert paid_places([5, 4, 1, 1], 3) == ((0,), (1,), ())


def test_nobody_is_paid_where_nobody_stands() -> None:
    assert paid_places([0, 0], 2) == ((), ())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_badges_pay_what_the_rules_pay(table: Table) -> None:
    for view in views(table):
        seats = len(view["seats"])
        for area in areas_of(view).values():
            if area["if_scored_now"] is None:
                continue
            assert list(payments(area)[:seats]) == area["if_scored_now"][:seats]


def test_the_bonus_for_king_and_home_stands_on_the_badge() -> None:
    view = arranged("players=4", "king granada", "grande blue granada", "caballeros granada blue 2", "now bidding blue")
    assert '<text class="bonus" x="2.5" y="-1.5">+4</text>' in drawn(view)


def test_a_colour_that_would_be_paid_tints_its_cell() -> None:
    view = arranged("players=4", "king galicia", "caballeros granada orange 2 blue 1", "now bidding blue")
    assert element(drawn(view), 'class="cell-tint p2"')


# ---- Amid a general scoring of Grandissimo: whoever has the free choice is asked before the regions are paid.
BLUE, ORANGE, GREEN = 0, 1, 2
AMID: Final = ("king granada", "caballeros valencia purple 1", "free-choice blue", "now general-scoring")


def granada(*facts: str) -> Area:
    return areas_of(arranged("players=4 expansion=grandissimo", *facts, *AMID))["granada"]


def test_allies_share_a_place_and_each_has_the_own_bonus() -> None:
    area = granada(
        "alliance granada blue green",
        "grande green granada blue valencia",
        "caballeros granada blue 1 green 2 orange 2",
    )

    assert places_in(area, 3) == ((BLUE, GREEN), (ORANGE,), ())
    assert [payments(area)[seat] for seat in (BLUE, GREEN, ORANGE)] == [8, 10, 3]


def test_nobody_is_on_a_place_of_a_boycotted_region() -> None:
    area = granada("boycott granada", "caballeros granada blue 2")

    assert places_in(area, 3) == ((), (), ())
    assert not any(payments(area))


def test_black_caballeros_take_no_place() -> None:
    area = granada("caballeros granada blue 1 black 2")

    assert places_in(area, 3) == ((BLUE,), (), ())
