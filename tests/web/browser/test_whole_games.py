"""A whole game with the mouse alone, from the set-up page to the final standings."""

from random import Random

from playwright.sync_api import Page, expect

from tests.web.browser.visiting import Visit, is_over, play_on, set_up
from tests.web.house import House


def played_to_the_end(page: Page) -> None:
    given = play_on(page, Random(5))

    assert is_over(page)
    assert given >= 10


def test_short_game_of_el_grande_is_played_by_clicking_only(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, "el-grande", ["you", "quick"], rounds="6")

    played_to_the_end(page)

    expect(page.locator(".standings ol li")).to_have_count(2)
    expect(page.locator("#prompt h1")).to_contain_text("win")


def test_game_of_condottiere_is_played_by_clicking_only(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, "condottiere", ["you", "quick"])

    played_to_the_end(page)

    expect(page.locator("#prompt h1")).to_contain_text("win")
