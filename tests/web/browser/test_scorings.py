"""A scoring is told area by area, then as a table that stays until it is put away; the last one too, before the end."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.moments import import_before
from tests.web.browser.visiting import Visit, go, let_time_pass, send_notation, stop_the_clock, wait_until_asked
from tests.web.house import House

SIZES = [(1440, 900), (820, 1180), (844, 390), (390, 844), (320, 568)]
GENERAL_SCORINGS = 3
STEP = "steps => document.querySelector('main').dataset.steps === steps"
STAYS = "() => document.querySelector('main[data-stays]') !== null"
WITHIN = """() => {
  const { left, right, bottom } = document.querySelector("[data-go-on]").getBoundingClientRect();
  const table = document.querySelector(".sum-table");
  return left >= 0 && right <= innerWidth && bottom <= innerHeight && table.scrollWidth <= table.clientWidth;
}"""


def answered(page: Page, game: str, event: str, nth: int = 1, **options: str) -> None:
    """The visitor gives the answer that brings an event about. The clock of the page stands still."""
    stop_the_clock(page)
    path, said = import_before(page, game, event, options, nth)
    go(page, path)
    send_notation(page, said)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_general_scoring_is_told_and_put_away(house: House, visit: Visit, size: tuple[int, int]) -> None:
    page = visit(house, pace="normal", viewport={"width": size[0], "height": size[1]})
    answered(page, "el-grande", "castillo-opened", players="4")

    let_time_pass(page, STEP, "1")
    expect(page.locator(".kicker")).to_have_text("General scoring 1")
    expect(page.get_by_role("heading", level=1)).to_have_text("The Castillo is opened")
    expect(page.locator(".area.ringed")).to_have_attribute("data-area", "castillo")
    expect(page.locator(".gate .inside-count").first).to_be_attached()

    let_time_pass(page, STEP, "6")
    expect(page.get_by_role("heading", level=1)).to_have_text("Aragón")
    expect(page.locator(".area.ringed")).to_have_attribute("data-area", "aragon")
    expect(page.locator(".gains li")).to_contain_text(["+5 Diego → 14", "+1 Inés → 15", "+1 Rodrigo → 8"])

    page.keyboard.press("Escape")
    page.wait_for_function(STAYS)
    page.clock.run_for(60_000)
    expect(page.locator(".sum tfoot tr").first).to_have_text("Together+10+26+10+11")
    expect(page.locator(".sum tfoot tr").last).to_have_text("Points now17322518")
    assert page.evaluate(WITHIN)

    page.locator("[data-go-on]").click()
    wait_until_asked(page)


def test_last_scoring_is_told_before_the_end(house: House, visit: Visit) -> None:
    page = visit(house, pace="at-once")
    answered(page, "el-grande", "castillo-opened", nth=GENERAL_SCORINGS, players="3", rounds="9")

    expect(page.get_by_role("heading", name="General scoring 3")).to_be_visible()
    expect(page.locator("main.ending")).to_have_count(0)

    page.locator("[data-go-on]").click()
    expect(page.locator("main.ending")).to_be_visible()


def test_end_of_a_battle_is_a_heading_that_is_held(house: House, visit: Visit) -> None:
    page = visit(house, pace="normal")
    answered(page, "condottiere", "conquered", players="4")

    let_time_pass(page, STEP, "1")

    expect(page.get_by_role("heading", level=1)).to_have_text("Inés conquers Ferrara, 10 to 0")
    expect(page.locator("main")).to_have_attribute("data-weight", "3.0")
    expect(page.locator(".area.ringed")).to_have_attribute("data-area", "ferrara")


SLOWLY = """const once = fetch;
fetch = async (...what) => { await new Promise((done) => setTimeout(done, 100)); return once(...what); };"""


def test_who_presses_go_on_faster_than_pages_come_gets_on_all_the_same(house: House, visit: Visit) -> None:
    page = visit(house, pace="normal")
    page.add_init_script(SLOWLY)
    path, said = import_before(page, "el-grande", "castillo-opened", {"players": "4"}, 1)
    go(page, path)
    send_notation(page, said)
    page.wait_for_function("() => document.querySelector('main').dataset.steps")

    wait_until_asked(page)

    assert page.locator("main [data-answer]").count()
