"""What is told to all at a table (who came and went, who refuses) is noticed by those whose chat is closed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.browser.visiting import Visit, go, join, number, set_up, wait_for_number, wait_until_asked
from tests.web.house import House

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
REFUSED = "Ana does not agree to take a move back."


def answer_one_after_the_other(first: Page, second: Page) -> None:
    """So that the first cannot take the answer back alone."""
    wait_until_asked(first)
    before = number(first)
    first.locator("[data-answer]").first.click()
    wait_until_asked(second, before + 1)
    second.locator("[data-answer]").first.click()
    wait_for_number(first, before + 2)


def two_people(house: House, visit: Visit, size: ViewportSize) -> tuple[Page, Page]:
    """Mira, who is asked first, and Ana."""
    mira = visit(house, viewport=size)
    ana = visit(house, set_up(mira, "el-grande", ["you", "open"], start="blue"))
    join(ana, "Ana")
    return mira, ana


def unread(size: ViewportSize) -> str:
    return ".bottombar .unread" if size == PHONE else "details.chat .unread"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_whoever_is_refused_a_move_back_reads_it_with_the_chat_closed(
    house: House, visit: Visit, size: ViewportSize
) -> None:
    mira, ana = two_people(house, visit, DESKTOP)
    answer_one_after_the_other(mira, ana)
    mira.set_viewport_size(size)
    mira.locator("[data-do=ask-take-back]").click()

    ana.get_by_role("button", name="Refuse").click()

    expect(mira.locator("#notice")).to_be_visible()
    expect(mira.locator("#notice")).to_have_text(REFUSED)
    expect(mira.locator(unread(size))).to_have_text("2 unread")  # and that Ana has come
    expect(ana.locator("#notice")).to_be_empty()


def test_whoever_stays_reads_that_somebody_has_left(house: House, visit: Visit) -> None:
    mira, ana = two_people(house, visit, DESKTOP)
    expect(mira.locator("#notice")).to_have_text("Ana has come to the table.")
    mira.locator(".map").click(position={"x": 5, "y": 5})
    expect(mira.locator("#notice")).to_be_empty()

    ana.get_by_role("button", name="Leave").click()
    ana.get_by_role("button", name="Leave").click()  # it asks once more

    expect(mira.locator("#notice")).to_have_text("Ana has left the table.")


def test_what_is_read_in_the_open_chat_is_no_notice_besides(house: House, visit: Visit) -> None:
    mira, ana = two_people(house, visit, DESKTOP)
    mira.locator("details.chat summary").click()
    expect(mira.locator("#notice")).to_be_empty()
    answer_one_after_the_other(mira, ana)
    mira.locator("[data-do=ask-take-back]").click()

    ana.get_by_role("button", name="Refuse").click()

    expect(mira.locator("#said li", has_text=REFUSED)).to_be_visible()
    expect(mira.locator("#notice")).to_be_empty()
    expect(mira.locator("details.chat .unread")).to_be_hidden()


def test_what_was_told_before_a_page_was_opened_is_counted_and_no_notice(house: House, visit: Visit) -> None:
    mira, _ana = two_people(house, visit, DESKTOP)
    expect(mira.locator("#notice")).to_have_text("Ana has come to the table.")

    go(mira, mira.url)

    expect(mira.locator("details.chat .unread")).to_have_text("1 unread")
    expect(mira.locator("#notice")).to_be_empty()
