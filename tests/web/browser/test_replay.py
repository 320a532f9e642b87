"""A game is gone through once more without a page being loaded: by arrows, by itself, from chapter to chapter."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.moments import end
from tests.web.browser.visiting import Visit, go, let_time_pass, stop_the_clock
from tests.web.house import House

SIZES = [(1440, 900), (820, 1180), (844, 390)]
IN_SIGHT = """() => [...document.querySelectorAll(".slider :is(a.btn, button:not(.vh), summary)")].every((each) => {
  const { left, right, width } = each.getBoundingClientRect();
  return width && left >= 0 && right <= innerWidth;
})"""


def query(page: Page) -> str:
    return page.url.partition("?")[2]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_replay_goes_on_without_loading_a_page(house: House, visit: Visit, size: tuple[int, int]) -> None:
    page = visit(house, viewport={"width": size[0], "height": size[1]})
    path = end(page, "el-grande")
    go(page, f"{path}/replay?at=5")
    page.evaluate("window.stays = true")
    assert page.evaluate(IN_SIGHT)

    page.keyboard.press("ArrowRight")
    expect(page.locator(".slider output")).to_contain_text("6 of")
    assert query(page) == "at=6"
    told = page.locator("#prompt h1").inner_text()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#prompt h1")).not_to_have_text(told)

    page.locator(".chapters summary").click()
    page.locator(".chapters a", has_text="A general scoring begins").first.click()
    expect(page.locator(".log .chapter").first).to_contain_text("A general scoring begins")
    for _ in range(40):
        if "steps=" in query(page):
            break
        before = query(page)
        page.keyboard.press("ArrowRight")
        page.wait_for_function("before => location.search !== before", arg=f"?{before}")
    expect(page.locator(".kicker")).to_have_text("General scoring 1")
    expect(page.locator(".area.ringed").first).to_be_attached()
    expect(page.locator("main")).not_to_contain_text("You ")
    assert page.evaluate("window.stays")


def test_every_battle_can_be_gone_to(house: House, visit: Visit) -> None:
    page = visit(house)
    go(page, f"{end(page, 'condottiere')}/replay")

    page.locator(".chapters summary").click()
    page.locator(".chapters a", has_text="conquers").nth(1).click()

    expect(page.locator("#prompt")).to_contain_text("conquers")


def test_moment_has_an_address_and_plays_on_by_itself(house: House, visit: Visit) -> None:
    page = visit(house)
    path = end(page, "condottiere")
    stop_the_clock(page)
    go(page, f"{path}/replay?at=2")
    expect(page.locator("#replay-link")).to_have_attribute("data-copy-link", f"{path}/replay?at=2")

    page.keyboard.press(" ")
    let_time_pass(page, "() => Number(new URL(location.href).searchParams.get('at')) >= 4")
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "true")

    page.locator("[data-play]").click()
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")
