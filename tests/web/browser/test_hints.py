"""A hint on the page: asked for with a key, read in words, shown on the map, and given with one press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser.moments import import_moment
from tests.web.browser.test_slips import play_until
from tests.web.browser.visiting import Visit, go, let_it_settle, number, set_up, wait_for_number, wait_until_asked
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


@pytest.mark.parametrize(("language", "width", "height"), [("pl", 390, 844), ("en", 390, 844), ("pl", 844, 390)])
def test_hint_pushes_nothing_off_the_page(house: House, visit: Visit, language: str, width: int, height: int) -> None:
    page = visit(house, viewport={"width": width, "height": height}, locale=language)
    go(page, import_moment(page, "el-grande", "place castillo", players="4", expansion="king-and-colonies"))

    page.locator("[data-hint]").click()
    expect(page.locator("#hint [data-hinted]")).to_have_count(2)
    let_it_settle(page)

    bar = page.locator(".bottombar").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= height
