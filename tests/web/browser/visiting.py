"""What people do with a page: set a table up, look where it stands, press what can be pressed."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Protocol
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page

from tests.patience import PATIENCE
from tests.web.house import House

WAIT = PATIENCE * 1000  # milliseconds
OFTEN = 25  # milliseconds between two looks
A_LITTLE = 50  # milliseconds on the clock of a page


class Visit(Protocol):
    """The fixture that opens a page for somebody new."""

    def __call__(self, house: House, path: str = "/", pace: str = "at-once", **settings: Any) -> Page: ...


# ---- Coming to a page.
def wait_until_it_listens(page: Page, showing: str = "body") -> None:
    """Until a page that shows this has attached its handlers and, at a table, its stream has spoken.

    After a press that leads to another page a test names what only that one shows.
    """
    page.locator(f"html[data-listening] :is({showing}, .mistake)").first.wait_for(state="attached")
    assert page.locator(showing).count(), page.locator(".mistake").inner_text()


def go(page: Page, path: str) -> None:
    page.goto(path)
    wait_until_it_listens(page)


def stop_the_clock(page: Page) -> None:
    """From here on time passes on the page only when `let_time_pass` says so, however long the machine takes."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def let_time_pass(page: Page, until: str, argument: object = None) -> None:
    """A little on the page's clock, again and again, until this holds there."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(until, argument):
        assert time.monotonic() < end, f"this never holds: {until}"
        page.clock.run_for(A_LITTLE)


# ---- Setting a table up.
def set_up(page: Page, game: str, seats: list[str], name: str = "Mira", **options: str) -> str:
    """Through the set-up page, as a link to it with these options opens it; returns the path of the new table."""
    chosen = {"game": game, "option-players": str(len(seats))}
    chosen |= {f"option-{option}": value for option, value in options.items()}
    go(page, f"/new?{urlencode(chosen)}")
    page.get_by_label("Your name").fill(name)
    for number, kind in enumerate(seats):
        page.locator(f"[name=seat-{number}]").select_option(kind)
    page.locator("button.primary[type=submit]").click()
    wait_until_it_listens(page, "main[data-table]")
    return path_of(page)


def choose(page: Page, field: str, value: str) -> None:
    """Choosing sends the form, and the page comes back with what goes together with the choice."""
    picked = page.locator(f"input[name={field}][value='{value}']")
    if not picked.is_checked():
        with page.expect_navigation():
            picked.check(force=True)
        wait_until_it_listens(page)


def path_of(page: Page) -> str:
    path: str = page.locator("main[data-table]").get_attribute("data-table") or ""
    return path


def join(page: Page, name: str) -> None:
    """Whoever opens the link of a table with an open seat sits down there."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join this seat").click()
    wait_until_it_listens(page, "main.is-running")


# ---- Where a table stands.
def number(page: Page) -> int:
    """How many entries of the table's log the page shows."""
    return int(page.locator("main[data-table]").get_attribute("data-number") or 0)


def is_over(page: Page) -> bool:
    return page.locator("main.is-over").count() > 0


def answers(page: Page) -> Locator:
    return page.locator("main [data-answer]")


SHOWS = "least => Number(document.querySelector('main[data-table]')?.dataset.number) >= least"
ASKED = """(least) => {
  if (document.querySelector(".mistake")) throw new Error("this page is a mistake");
  const main = document.querySelector("html[data-listening] main[data-table]");
  if (!main || Number(main.dataset.number) < least) return false;
  return main.classList.contains("is-over") || main.querySelector("[data-answer]");
}"""


def wait_for_number(page: Page, least: int) -> None:
    """Until the page shows at least so many entries, without being loaded again."""
    page.wait_for_function(SHOWS, arg=least, timeout=WAIT, polling=OFTEN)


def wait_until_asked(page: Page, least: int = 0) -> None:
    """Until the page listens, and asks the visitor after at least so many entries or says that the game is over."""
    page.wait_for_function(ASKED, arg=least, timeout=WAIT, polling=OFTEN)


def whoever_is_asked(pages: list[Page]) -> Page:
    """The first page that asks something; waits until one does."""
    until = time.monotonic() + PATIENCE
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
  window.before = document.querySelector("main").innerHTML;
  window.hit = null;
  window.onclick = ({ target }) => { window.hit = target.closest("[data-answer]")?.dataset.answer ?? null; };
  const targets = [...document.querySelectorAll("main [data-answer]")];
  const start = any % targets.length;
  for (const target of [...targets.slice(start), ...targets.slice(0, start)]) {
    const found = spot(target);
    if (found) return found;
  }
  return null;
}"""


CHANGED = "document.querySelector('main').innerHTML !== window.before"


def press_something(page: Page, random: Random) -> str:
    """Press any answer where a mouse hits it; returns which. Fails where no answer can be pressed.

    Where the page changed under the mouse, it is pressed again: others may answer at the same time. If a forced answer
    came between, and nothing is asked any more, nothing is pressed.
    """
    hit: str | None = None
    while hit is None:
        spot = page.evaluate(SPOT, random.randrange(1000))
        if spot is None and answers(page).count() == 0:
            return ""
        assert spot is not None, f"none of {answers(page).count()} answers can be pressed with a mouse"
        page.mouse.click(spot["x"], spot["y"])
        hit = page.evaluate("window.hit")
        assert hit is not None or page.evaluate(CHANGED), "what the mouse hits is no answer"
    return hit


def play_on(page: Page, random: Random, most: int = 1000) -> int:
    """Press one answer after the other until the game is over or so many are given; returns how many were."""
    given = 0
    while given < most:
        wait_until_asked(page)
        if is_over(page):
            break
        before = number(page)
        if press_something(page, random):
            given += 1
            wait_for_number(page, before + 1)
    return given


# ---- With the keyboard.
MOST_TABS = 120
FOCUSED = "(wanted) => Boolean(document.activeElement?.matches(wanted))"


def tab_to(page: Page, wanted: str) -> None:
    """Walk from one thing to the next until the wanted one is reached."""
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED, wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not reached by the Tab key")


# ---- How it fits.
WIDER = """() => {
  const room = document.documentElement.clientWidth;
  const wider = [...document.body.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right > room);
  return document.documentElement.scrollWidth > room ? wider.map((each) => each.outerHTML.slice(0, 120)) : [];
}"""


def too_wide(page: Page) -> list[str]:
    """What makes the page scroll sideways; nothing if it does not."""
    found: list[str] = page.evaluate(WIDER)
    return found
