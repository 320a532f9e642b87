"""What people do with a page: set a table up, look where it stands, press what can be pressed."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Protocol
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page

from tests.web.house import House

WAIT = 30_000  # milliseconds: much longer than anything takes, so that a busy machine fails no test
OFTEN = 25  # milliseconds between two looks


class Visit(Protocol):
    """The fixture that opens a page for somebody new."""

    def __call__(self, house: House, path: str = "/", pace: str = "at-once", **settings: Any) -> Page: ...


# ---- Setting a table up.
def set_up(page: Page, game: str, seats: list[str], name: str = "Mira", **options: str) -> str:
    """Through the set-up page, as a link to it with these options opens it; returns the path of the new table."""
    chosen = {"game": game, "option-players": str(len(seats))}
    chosen |= {f"option-{option}": value for option, value in options.items()}
    page.goto(f"/new?{urlencode(chosen)}")
    page.get_by_label("Your name").fill(name)
    for number, kind in enumerate(seats):
        page.locator(f"[name=seat-{number}]").select_option(kind)
    page.locator("button.primary[type=submit]").click()
    page.locator("main[data-table]").wait_for()
    return path_of(page)


def choose(page: Page, field: str, value: str) -> None:
    """Choosing sends the form, and the page comes back with what goes together with the choice."""
    picked = page.locator(f"input[name={field}][value='{value}']")
    if not picked.is_checked():
        with page.expect_navigation():
            picked.check(force=True)


def path_of(page: Page) -> str:
    path: str = page.locator("main[data-table]").get_attribute("data-table") or ""
    return path


def join(page: Page, name: str) -> None:
    """Whoever opens the link of a table with an open seat sits down there."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join this seat").click()
    page.locator("main.is-running").wait_for()


# ---- Where a table stands.
def number(page: Page) -> int:
    """How many entries of the table's log the page shows."""
    return int(page.locator("main[data-table]").get_attribute("data-number") or 0)


def is_over(page: Page) -> bool:
    return page.locator("main.is-over").count() > 0


def answers(page: Page) -> Locator:
    return page.locator("main [data-answer]")


def wait_for_number(page: Page, least: int) -> None:
    """Until the page shows at least so many entries, without being loaded again."""
    page.wait_for_function(
        "least => Number(document.querySelector('main').dataset.number) >= least",
        arg=least,
        timeout=WAIT,
        polling=OFTEN,
    )


ASKED = """(least) => {
  const main = document.querySelector("main"), over = main.classList.contains("is-over");
  return Number(main.dataset.number) >= least && (over || main.querySelector("[data-answer]"));
}"""


def wait_until_asked(page: Page, least: int = 0) -> None:
    """Until the visitor is asked something after at least so many entries, or the game is over."""
    page.wait_for_function(ASKED, arg=least, timeout=WAIT, polling=OFTEN)


def whoever_is_asked(pages: list[Page]) -> Page:
    """The first page that asks something; waits until one does."""
    until = time.monotonic() + WAIT / 1000
    while time.monotonic() < until:
        for page in pages:
            if answers(page).count():
                return page
    raise AssertionError("nobody is asked")


# ---- Answering with the mouse.
SPOT = """(any) => {
  const spot = (target) => {
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = target.getBoundingClientRect();
    for (const down of [.5, .3, .7, .15, .85]) for (const right of [.5, .3, .7, .15, .85]) {
      const x = box.x + box.width * right, y = box.y + box.height * down;
      if (document.elementFromPoint(x, y)?.closest("[data-answer]") === target) return { x, y };
    }
    return null;
  };
  const targets = [...document.querySelectorAll("main [data-answer]")];
  const start = any % targets.length;
  for (const target of [...targets.slice(start), ...targets.slice(0, start)]) {
    const found = spot(target);
    if (found) return { ...found, answer: target.dataset.answer };
  }
  return null;
}"""


def press_something(page: Page, random: Random) -> str:
    """Press any answer where a mouse hits it; returns which. Fails where no answer can be pressed."""
    spot = page.evaluate(SPOT, random.randrange(1000))
    assert spot is not None, f"none of {answers(page).count()} answers can be pressed with a mouse"
    page.mouse.click(spot["x"], spot["y"])
    answer: str = spot["answer"]
    return answer


def play_on(page: Page, random: Random, most: int = 1000) -> int:
    """Press one answer after the other until the game is over or so many are given; returns how many were."""
    for given in range(most):
        wait_until_asked(page)
        if is_over(page):
            return given
        before = number(page)
        press_something(page, random)
        wait_for_number(page, before + 1)
    return most
