"""A hint on the page: asked for with a key, read in words, shown on the map, and given with one press."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browser.test_slips import play_until
from tests.web.browser.visiting import Visit, number, set_up, wait_for_number, wait_until_asked
from tests.web.house import House


def test_hint_is_shown_on_the_map_and_can_be_followed(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, "el-grande", ["you", "quick"])
    wait_until_asked(page)
    play_until(page, ".area[data-answer] >> nth=2")
    before = number(page)
    page.mouse.move(0, 0)  # what lies under a mouse is looked at

    page.keyboard.press("h")
    advice = page.locator("#hint [data-hinted]")
    expect(advice).to_have_count(2)

    best = page.locator(f'main [data-answer="{advice.first.get_attribute("data-hinted")}"]').first
    expect(page.locator("#hint")).to_contain_text("% to win")
    expect(page.locator("main .hinted")).not_to_have_count(0)
    expect(best).to_have_class(re.compile(r"\blooked\b"))
    expect(page.locator(".lines, .chat").get_by_text("has taken a hint").first).to_be_attached()

    advice.first.click()
    wait_for_number(page, before + 1)
    expect(page.locator("#hint")).to_be_hidden()


def test_hint_is_put_away_and_nothing_is_marked_any_more(house: House, visit: Visit) -> None:
    page = visit(house, viewport={"width": 390, "height": 844})
    set_up(page, "condottiere", ["you", "quick"])
    wait_until_asked(page)
    play_until(page, "[data-hint]")
    page.locator("[data-hint]").click()
    expect(page.locator("#hint [data-hinted]")).to_have_count(2)

    page.locator("[data-hint-away]").click()

    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator("main .hinted")).to_have_count(0)
