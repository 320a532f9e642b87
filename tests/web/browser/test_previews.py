"""Whoever looks at a target sees what choosing it would change, without asking the server."""

from playwright.sync_api import Locator, Page, expect

from tests.web.browser.moments import import_game
from tests.web.browser.visiting import Visit, go
from tests.web.house import House

BATTLE = 20  # answers until cards lie before several players
PLACES = 15  # answers of this game until a caballero may be placed
TARGET = ".area.legal:not(.castillo)"
BADGE = ".stand > .badge"
GHOST = ".then:not(.left) .ghost"


def placing(house: House, visit: Visit) -> Page:
    page = visit(house)
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


def test_pointing_at_a_card_shows_the_totals_that_it_would_make(house: House, visit: Visit) -> None:
    page = visit(house)
    go(page, import_game(page, "condottiere", BATTLE, players="4"))
    expect(seen(page, ".total .then")).to_have_count(0)

    page.locator("[data-card][data-answer]").first.hover()

    assert "→" in seen(page, ".total .then").first.inner_text()
