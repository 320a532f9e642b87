"""The third game in a real browser: from the front page to the end, with the mouse alone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.web.browser.visiting import Visit, answers, go, play_on, set_up, wait_until_asked
from tests.web.house import House

GAME = "noughts-and-crosses"


def test_game_is_played_from_the_front_page_to_its_end(house: House, visit: Visit) -> None:
    page = visit(house, "/")
    page.get_by_role("button", name="Noughts and crosses").click()

    wait_until_asked(page)
    expect(page.locator("main.noughts-and-crosses")).to_be_visible()
    play_on(page, Random(1))

    expect(page.get_by_role("heading", name="this is the end")).to_be_visible()
    expect(page.locator("#sheet-log")).to_contain_text("marks")


def test_what_the_other_does_is_seen_at_once(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, GAME, ["you", "random"])
    wait_until_asked(page)
    free = answers(page).count()

    page.locator("main [data-answer]").first.click()

    wait_until_asked(page, least=2)
    assert answers(page).count() <= free - 2


def test_game_that_is_over_is_gone_through_once_more(house: House, visit: Visit) -> None:
    page = visit(house)
    path = set_up(page, GAME, ["you", "random"])
    play_on(page, Random(2))

    go(page, f"{path}/replay?at=1")

    expect(page.locator("main .marked")).to_have_count(1)
