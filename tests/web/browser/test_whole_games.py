"""A whole game on a phone by tapping alone, and nothing that is tapped is too small for a finger."""

from random import Random

from playwright.sync_api import Page, expect

from tests.web.browser.visiting import WON, Visit, set_up_by_hand, tap_on, wait_until_it_is_over
from tests.web.house import House


def on_a_phone(house: House, visit: Visit) -> Page:
    return visit(house, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)


def tapped_to_the_end(page: Page, least: int) -> None:
    given = tap_on(page, Random(5))

    wait_until_it_is_over(page)
    assert given >= least


def test_short_game_of_el_grande_is_played_by_tapping_only(house: House, visit: Visit) -> None:
    page = on_a_phone(house, visit)
    set_up_by_hand(page, "el-grande", ["you", "quick"], rounds="6")

    tapped_to_the_end(page, least=2 * 6)  # a power card and an action card in each round

    expect(page.locator(".standings ol li")).to_have_count(2)
    expect(page.locator("#prompt h1")).to_contain_text(WON)


def test_game_of_condottiere_is_played_by_tapping_only(house: House, visit: Visit) -> None:
    page = on_a_phone(house, visit)
    set_up_by_hand(page, "condottiere", ["you", "quick"])

    tapped_to_the_end(page, least=3)  # nobody wins before the third battle

    expect(page.locator("#prompt h1")).to_contain_text(WON)
