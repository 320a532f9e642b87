"""The badges tell who would be paid as the rules pay."""

import pytest

from meseta.reading.el_grande.counted_areas import areas_of
from meseta.web.boards.el_grande.majority import paid_places, payments
from tests.any_game.play import Table
from tests.web.boards.guests import arranged, but_for_grandissimo, drawn, element, views


def test_tied_colours_drop_one_place() -> None:
    assert paid_places([3, 3, 1], 3) == ((), (0, 1), (2,))


def test_any_number_of_tied_colours_share_one_place() -> None:
    assert paid_places([2, 2, 2, 1], 3) == ((), (0, 1, 2), (3,))


def test_a_tie_for_the_last_place_is_paid_nothing() -> None:
    assert paid_places([5, 4, 3, 1, 1], 3) == ((0,), (1,), (2,))
    assert paid_places([5, 4, 1, 1], 3) == ((0,), (1,), ())


def test_nobody_is_paid_where_nobody_stands() -> None:
    assert paid_places([0, 0], 2) == ((), ())


@pytest.mark.parametrize(
    "table", but_for_grandissimo("at the end of a round black is counted on the page only"), ids=str
)
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
