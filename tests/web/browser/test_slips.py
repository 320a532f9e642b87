"""Slips are forgiven: what throws something away asks once more, and what was answered can be taken back."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.browser.visiting import (
    FINGER,
    Visit,
    answers,
    join,
    number,
    press_something,
    set_up,
    wait_for_number,
    wait_until_asked,
    whoever_is_asked,
)
from tests.web.house import House

SIZES = [(1440, 900), (820, 1180), (844, 390)]
PHONES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 844, "height": 390}]


def play_until(page: Page, wanted: str) -> None:
    """Press answers until the page offers what is wanted."""
    random = Random(4)
    while not page.locator(wanted).count():
        before = number(page)
        if press_something(page, random):
            wait_for_number(page, before + 1)
        wait_until_asked(page)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_end_of_a_turn_that_leaves_something_undone_is_asked_for_twice(
    house: House, visit: Visit, width: int, height: int
) -> None:
    page = visit(house, viewport={"width": width, "height": height})
    set_up(page, "el-grande", ["you", "quick"])
    wait_until_asked(page)
    play_until(page, "[data-sure^='End']")
    end, before = page.locator("[data-sure^='End']"), number(page)
    says = end.inner_text()

    end.click()
    expect(end).to_have_class(re.compile("sure"))
    assert end.inner_text().startswith("End anyway: ")
    page.locator("body").press("Tab")  # who looks elsewhere has thought better of it
    expect(end).to_have_text(says)
    assert number(page) == before

    end.click()
    end.click()
    wait_for_number(page, before + 1)


def test_whoever_plays_with_bots_takes_back_what_they_answered_since(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, "el-grande", ["you", "quick", "quick"])
    wait_until_asked(page)
    answered, undo = 0, page.locator("[data-do=undo]")
    while answered < 2 or not undo.count():  # until bots have answered after the own answer, and nothing was revealed
        before, offered = number(page), answers(page).count()
        assert press_something(page, Random(2))
        wait_until_asked(page, before + 1)
        answered = number(page) - before

    undo.click()

    expect(answers(page)).to_have_count(offered)


def test_others_are_asked_to_let_somebody_take_a_move_back(house: House, visit: Visit) -> None:
    mira, ana = visit(house), visit(house)
    ana.goto(set_up(mira, "el-grande", ["you", "open"]))
    join(ana, "Ana")
    first = whoever_is_asked([mira, ana])
    second = ana if first is mira else mira
    before = number(first)
    first.locator("[data-answer]").first.click()
    wait_until_asked(second, before + 1)
    second.locator("[data-answer]").first.click()
    wait_for_number(first, before + 2)

    first.locator("[data-do=ask-take-back]").click()
    second.get_by_role("button", name="Agree").click()

    wait_until_asked(first, before + 3)
    expect(second.get_by_role("button", name="Agree")).to_have_count(0)


def ask_somebody_who_has_answers(pages: list[Page]) -> Page:
    """Answer until one may ask the other, who has buttons to press as well; returns the one who is asked."""
    random = Random(3)
    while True:
        asked = whoever_is_asked(pages)
        other = next(page for page in pages if page is not asked)
        asks, before = other.locator("[data-do=ask-take-back]"), number(asked)
        if asks.count() and asked.locator("#prompt [data-answer]").count():
            asks.click()
            asked.get_by_role("button", name="Refuse").wait_for()
            return asked
        press_something(asked, random)
        for page in pages:
            wait_for_number(page, before + 1)


PRESSED_WHERE = """(button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return { height, isThere: button.contains(document.elementFromPoint(x + width / 2, y + height / 2)) };
}"""


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_on_phones_a_wish_to_take_back_and_the_own_answers_can_be_pressed(
    house: House, visit: Visit, game: str
) -> None:
    mira, ana = visit(house), visit(house)
    ana.goto(set_up(mira, game, ["you", "open"]))
    join(ana, "Ana")
    asked = ask_somebody_who_has_answers([mira, ana])

    for size in PHONES:
        asked.set_viewport_size(size)
        for button in [asked.get_by_role("button", name=name) for name in ("Agree", "Refuse")]:
            found = button.evaluate(PRESSED_WHERE)
            assert found["isThere"], (size, button)
            assert found["height"] >= FINGER - 0.5
        assert asked.locator("#prompt [data-answer]").first.evaluate(PRESSED_WHERE)["isThere"], size
