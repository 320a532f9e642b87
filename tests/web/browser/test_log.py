"""The log can be read while one plays: a few lines beside the board, all of it in a drawer, and the chat apart."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.visiting import (
    Visit,
    join,
    play_on,
    send_notation,
    set_up,
    wait_for_number,
    wait_until_asked,
)
from tests.web.house import House

FIVE = ["you", "quick", "quick", "quick", "quick"]
LEAST = 60  # pixels: three lines
SHOWN = 40  # lines of the log that each update brings
HEIGHT = "document.querySelector('.log > .lines').getBoundingClientRect().height"
COVERED = """(selector) => {
  const last = [...document.querySelectorAll(selector)].at(-1);
  const { x, y, width, height } = last.getBoundingClientRect();
  return !last.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_three_lines_are_seen_with_five_players(house: House, visit: Visit, game: str) -> None:
    page = visit(house)
    set_up(page, game, FIVE)
    play_on(page, Random(5), most=4)
    wait_until_asked(page)

    assert page.evaluate(HEIGHT) >= LEAST
    for seen in [".log > .lines", ".log-foot .going", ".player, .company"]:
        assert not page.evaluate(COVERED, seen), seen


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_open_chat_covers_neither_log_nor_question(house: House, visit: Visit, game: str) -> None:
    page = visit(house)
    set_up(page, game, FIVE)
    wait_until_asked(page)
    before = page.evaluate(HEIGHT)

    page.locator("details.chat summary").click()

    expect(page.locator(".saying input")).to_be_visible()
    assert page.evaluate(HEIGHT) == before
    for seen in [".log > .lines", ".log-foot .going", "#prompt h1", ".saying input"]:
        assert not page.evaluate(COVERED, seen), seen


def test_whole_log_is_read_in_a_drawer_that_escape_closes(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, "el-grande", FIVE)
    play_on(page, Random(5), most=12)
    wait_until_asked(page)
    assert page.locator("main .log [data-line]").count() == SHOWN

    page.locator("#whole-log").click()

    drawer = page.get_by_role("dialog", name="Log")
    expect(drawer).to_be_visible()
    assert drawer.locator("[data-line]").count() > SHOWN
    expect(drawer.locator("li [data-line]").last).to_have_attribute("data-line", "1")  # how it began
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


def two_people(house: House, visit: Visit) -> tuple[Page, Page]:
    """Mira, who is asked first, and Ana."""
    mira = visit(house)
    ana = visit(house, set_up(mira, "el-grande", ["you", "open"], start="blue"))
    join(ana, "Ana")
    wait_until_asked(mira)
    return mira, ana


def bid(page: Page, number: int, others: Page, before: int) -> None:
    wait_until_asked(page, before)
    send_notation(page, f"bid {number}")
    wait_for_number(others, before + 1)


def test_open_log_makes_way_for_a_question(house: House, visit: Visit) -> None:
    mira, ana = two_people(house, visit)
    bid(mira, 13, ana, 0)
    mira.locator("#whole-log").click()
    drawer = mira.get_by_role("dialog", name="Log")
    expect(drawer).to_be_visible()

    bid(ana, 1, mira, 1)

    expect(drawer).to_be_hidden()
    wait_until_asked(mira)


def test_open_log_goes_on_while_others_play(house: House, visit: Visit) -> None:
    mira, ana = two_people(house, visit)
    bid(mira, 1, ana, 0)
    mira.locator("#whole-log").click()
    drawer = mira.get_by_role("dialog", name="Log")
    expect(drawer).to_be_visible()

    bid(ana, 13, mira, 1)

    expect(drawer.locator("li").first).to_contain_text("plays power card 13")
