"""Nobody waits to play: the front page is one click away from a table, and the table one click from a move."""

from random import Random

import pytest

from tests.web.browser.visiting import Visit, data_of, number, press_something, wait_for_number, wait_until_asked
from tests.web.house import House


@pytest.mark.parametrize("door", ["#play-now", "[data-game=condottiere] .primary", "[formaction*=edition]"])
def test_first_move_is_two_clicks_from_the_front_page(house: House, visit: Visit, door: str) -> None:
    page = visit(house, "/")

    page.locator(door).click()
    wait_until_asked(page)
    before = number(page)
    assert press_something(page, Random(1))

    wait_for_number(page, before + 1)
    assert data_of(page)["number"] > before
