"""A page fetches what it does not show yet, and nothing else."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, Request

from tests.web.browser.visiting import Visit, join, number, press_something, set_up, wait_for_number, whoever_is_asked
from tests.web.house import House


def parts_fetched(page: Page) -> list[str]:
    """The requests for the part that changes, as they are sent."""
    fetched: list[str] = []

    def note(request: Request) -> None:
        if "/part" in request.url:
            fetched.append(request.url)

    page.on("request", note)
    return fetched


def test_page_that_answers_fetches_nothing_again_and_the_other_page_fetches_once(house: House, visit: Visit) -> None:
    mira = visit(house)
    path = set_up(mira, "el-grande", ["you", "open"])
    ana = visit(house, path)
    join(ana, "Ana")
    mira.locator("main.is-running").wait_for()
    asked = whoever_is_asked([mira, ana])
    other = ana if asked is mira else mira
    by_asked, by_other, before = parts_fetched(asked), parts_fetched(other), number(asked)

    assert press_something(asked, Random(2))
    for page in (asked, other):
        wait_for_number(page, before + 1)
    asked.locator(".chat summary").click()
    asked.locator(".saying input").fill("¡Hola!")
    asked.locator(".saying button").click()
    for page in (asked, other):
        page.locator(".chat", has_text="¡Hola!").wait_for(state="attached")

    assert by_asked == []
    assert len(by_other) == 2
