"""Grand Inquisitor & the Colonies and King & Colonies in a browser: places inside areas are chosen, and whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser.moments import import_moment
from tests.web.browser.visiting import (
    Visit,
    go,
    number,
    play_on,
    set_up_by_hand,
    wait_for_number,
    wait_until_it_is_over,
)
from tests.web.house import House

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
EXPANSIONS = ["colonies", "king-and-colonies"]
PLACES = ("place france", "place ambassador", "place ship", "place captain")


def placing(house: House, visit: Visit, **settings: Any) -> Page:
    """The visitor may place on several places in France and on the Ship."""
    page = visit(house, **settings)
    go(page, import_moment(page, "el-grande", *PLACES, expansion="colonies", players="3"))
    page.locator(".area.choice").first.wait_for()
    return page


def group(page: Page, area: str) -> Locator:
    return page.locator(f".together[data-within={area}]")


# ---- Places inside an area.
def test_area_with_several_places_leads_to_their_buttons(house: House, visit: Visit) -> None:
    page = placing(house, visit)
    before = number(page)

    page.locator(".area[data-area=ship]").click(position={"x": 90, "y": 100})

    expect(group(page, "ship").locator("button").first).to_be_focused()
    assert number(page) == before


def test_place_is_taken_by_pressing_it_on_the_map(house: House, visit: Visit) -> None:
    page = placing(house, visit)
    before = number(page)

    page.locator(".seat.captain.target").click()

    wait_for_number(page, before + 1)
    expect(page.locator(".lines")).to_contain_text("as captain on the Ship")


def test_place_is_taken_by_its_button(house: House, visit: Visit) -> None:
    page = placing(house, visit, viewport=PHONE, has_touch=True)
    before = number(page)

    page.locator("[data-open]").tap()
    group(page, "france").get_by_role("button", name="as ambassador").tap()
    page.locator(".look .btn").tap()  # the first tap tells what it does

    wait_for_number(page, before + 1)
    expect(page.locator(".seat.ambassador:not(.then *) > .piece")).to_have_count(1)


def test_looking_at_a_button_shows_what_it_would_change_there(house: House, visit: Visit) -> None:
    page = placing(house, visit)
    ghost = page.locator(".then.as-captain .ghost")
    expect(ghost).to_be_hidden()

    group(page, "ship").get_by_role("button", name="as captain").hover()

    expect(ghost).to_be_visible()
    expect(page.locator(".stand.at-ship > .badge")).to_be_hidden()


# ---- On a phone.
HIT = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("[data-area]")?.dataset.area;
}"""


def test_finger_presses_the_area_and_not_what_is_small_in_it(house: House, visit: Visit) -> None:
    page = placing(house, visit, viewport=PHONE, has_touch=True)

    assert page.evaluate(HIT, ".seat.captain") == "ship"
    assert page.evaluate(HIT, ".seat.ambassador") == "france"


def test_chip_leads_where_its_area_does(house: House, visit: Visit) -> None:
    page = placing(house, visit, viewport=PHONE, has_touch=True)

    page.locator("[data-chip=france]").click()

    expect(group(page, "france").locator("button").first).to_be_focused()


# ---- Whole games.
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_short_game_is_played_by_clicking_only(
    house: House, visit: Visit, expansion: str, size: dict[str, int]
) -> None:
    page = visit(house, viewport=size)
    set_up_by_hand(page, "el-grande", ["you", "quick"], expansion=expansion, rounds="6")

    given = play_on(page, Random(5))

    wait_until_it_is_over(page)
    assert given >= 30
