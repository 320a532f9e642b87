"""Whoever looks at a target sees what choosing it would change, without asking the server."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.browser.moments import import_game
from tests.web.browser.visiting import Visit, go
from tests.web.house import House

PLACES = 15  # answers of this game until a caballero may be placed
TARGET = ".area.legal:not(.castillo)"
BADGE = ".stand > .badge"
GHOST = ".then:not(.left) .ghost"


def placing(house: House, visit: Visit, **settings: Any) -> Page:
    page = visit(house, **settings)
    go(page, import_game(page, "el-grande", PLACES))
    page.locator(TARGET).first.wait_for()
    return page


def seen(page: Page, what: str) -> Locator:
    return page.locator(what).filter(visible=True)


def test_hovering_shows_the_ghost_and_hides_the_badge_of_now(house: House, visit: Visit) -> None:
    page = placing(house, visit)
    badges = seen(page, BADGE).count()
    expect(seen(page, GHOST)).to_have_count(0)

    page.locator(TARGET).first.hover(force=True)

    expect(seen(page, GHOST)).to_have_count(1)
    expect(seen(page, BADGE)).to_have_count(badges - 1)


def test_the_keyboard_shows_it_too(house: House, visit: Visit) -> None:
    page = placing(house, visit)

    page.keyboard.press("a")

    expect(seen(page, GHOST)).to_have_count(1)


def test_a_finger_shows_nothing(house: House, visit: Visit) -> None:
    page = placing(house, visit, has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})

    page.locator(TARGET).first.hover(force=True)

    expect(seen(page, GHOST)).to_have_count(0)
