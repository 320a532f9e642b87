"""What people do with a page: set a table up, look where it stands, press what can be pressed."""

from __future__ import annotations

import re
import time
from random import Random
from typing import Any, Protocol, TypedDict
from urllib.parse import urlencode, urljoin

from playwright.sync_api import Locator, Page

from tests.patience import PATIENCE, REST
from tests.web.house import House

WAIT = PATIENCE * 1000  # milliseconds
OFTEN = 25  # milliseconds between two looks
A_LITTLE = 50  # milliseconds on the clock of a page
# Screens: phones, also held sideways, tablets, desktops.
SIZES = [
    *((320, 568), (390, 844), (844, 390)),
    *((768, 1024), (820, 1180), (1024, 768), (1024, 1366)),
    *((1280, 720), (1440, 900), (1920, 1080)),
]


class Visit(Protocol):
    """The fixture that opens a page for somebody new."""

    def __call__(self, house: House, path: str | None = None, pace: str = "at-once", **settings: Any) -> Page: ...


# ---- Coming to a page.
def wait_until_it_listens(page: Page, showing: str = "body") -> None:
    """Until a page that shows this has attached its handlers and, at a table, its stream has spoken.

    After a press that leads to another page a test names what only that one shows.
    """
    page.locator(f"html[data-listening] :is({showing}, .mistake)").first.wait_for(state="attached")
    assert page.locator(showing).count(), page.locator(".mistake").inner_text()


def let_it_settle(page: Page) -> None:
    """Until its scripts have written what comes before the next picture, such as whether a question is too long."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


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
    """At once, as programs do it; the visitor comes to the new table. Returns its path."""
    chosen = {"players": str(len(seats)), **options}
    path = f"/t/{sent(page, '/api/tables', {'game': game, 'seats': seats, 'options': chosen}, name)['id']}"
    go(page, path)
    return path


def sent(page: Page, path: str, data: dict[str, object], name: str = "Mira") -> dict[str, str]:
    """What a program would send with the visitor's cookie. Whoever has none yet takes a name first."""
    if "meseta" not in [cookie.get("name") for cookie in page.context.cookies()]:
        made = page.request.post("/api/people", data={"name": name})
        page.context.add_cookies([{"name": "meseta", "value": made.json()["key"], "url": urljoin(made.url, "/")}])
    answer = page.request.post(path, data=data)
    assert answer.ok, answer.text()
    result: dict[str, str] = answer.json()
    return result


def set_up_by_hand(page: Page, game: str, seats: list[str], name: str = "Mira", **options: str) -> str:
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


def data_of(page: Page) -> Any:
    """The table as programs of the same person see it."""
    return page.request.get(f"/api/tables/{path_of(page).removeprefix('/t/')}").json()


def join(page: Page, name: str) -> None:
    """Whoever opens the link of a table with an open seat sits down there."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join this seat").click()
    wait_until_it_listens(page, "main.is-running")


# ---- Where a table stands.
def number(page: Page) -> int:
    """How many entries of the table's log the page shows."""
    return int(page.locator("main[data-table]").get_attribute("data-number") or 0)


WON = re.compile("win|share the victory")  # the headline of a game that is over


def wait_until_it_is_over(page: Page) -> None:
    """Until the end itself is shown: the table of the last scoring may just have been put away."""
    page.locator("main.is-over:not([data-stays])").wait_for()


def answers(page: Page) -> Locator:
    return page.locator("main [data-answer]")


SHOWS = """(least) => {
  const main = document.querySelector("main[data-table]");
  main?.querySelector("[data-go-on]")?.click();
  return Number(main?.dataset.number) >= least;
}"""
ASKED = """(least) => {
  if (document.querySelector(".mistake")) throw new Error("this page is a mistake");
  const main = document.querySelector("html[data-listening] main[data-table]");
  main?.querySelector("[data-go-on]")?.click();
  const number = Number(main?.dataset.number), over = Boolean(main?.classList.contains("is-over"));
  return main && number >= least && (over || main.querySelector("[data-answer]")) ? { number, over } : false;
}"""


class Standing(TypedDict):
    """Where a table stands that asks the visitor, or whose game is over."""

    number: int  # of the entries that the page shows
    over: bool


def wait_for_number(page: Page, least: int) -> None:
    """Until the page shows at least so many entries, without being loaded again. Tables of scorings are put away."""
    page.wait_for_function(SHOWS, arg=least, timeout=WAIT, polling=OFTEN)


def wait_until_asked(page: Page, least: int = 0) -> Standing:
    """Until the page listens, and asks the visitor after at least so many entries or says that the game is over.

    Tables of scorings that stay until they are put away are put away.
    """
    stands: Standing = page.wait_for_function(ASKED, arg=least, timeout=WAIT, polling=OFTEN).json_value()
    return stands


def whoever_is_asked(pages: list[Page]) -> Page:
    """The first page that asks something; waits until one does."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for page in pages:
            if answers(page).count():
                return page
        time.sleep(REST)
    raise AssertionError("nobody is asked")


# ---- Answering.
SEND = """said => {
  const field = document.querySelector("[data-typed] input");
  field.value = said;
  field.form.requestSubmit();
}"""


def send_notation(page: Page, said: str) -> None:
    """What is typed may be folded away: it is sent all the same."""
    page.locator("[data-typed] input").wait_for(state="attached")
    page.evaluate(SEND, said)


# ---- With the mouse.
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
  window.onclick = ({ target }) => {
    const { answer, same } = target.closest("[data-answer], .look [data-same]")?.dataset ?? {};
    window.hit = answer ?? same ?? null;
  };
  const targets = [...document.querySelectorAll("main [data-answer]")];
  const start = any % targets.length;
  for (const target of [...targets.slice(start), ...targets.slice(0, start)]) {
    const found = spot(target);
    if (found) return found;
  }
  return null;
}"""


# What came of it. A secret disk shows what it would do, and then is sealed; what throws something away asks once more.
PRESSED = """() => {
  const main = document.querySelector("main"), button = main.querySelector(":is(.look .btn, .sure)");
  button?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const box = button?.getBoundingClientRect();
  const sealing = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  return { hit: window.hit, changed: window.hit === null && main.innerHTML !== window.before, sealing };
}"""


def press_something(page: Page, random: Random) -> str:
    """Press any answer where a mouse hits it; returns which. Where all are folded away, the question is opened first.
    Fails where no answer can be pressed.

    Where the page changed under the mouse, it is pressed again: others may answer at the same time. If a forced answer
    came between, and nothing is asked any more, nothing is pressed.
    """
    hit: str | None = None
    until = time.monotonic() + PATIENCE
    while hit is None:
        spot = page.evaluate(SPOT, random.randrange(1000))
        if spot is None and answers(page).count() == 0:
            return ""
        if spot is None and page.locator("[data-open][aria-expanded=false]").filter(visible=True).count():
            page.locator("[data-open]").click()
            continue
        if spot is None:  # the sheet with the answers may be about to come
            assert time.monotonic() < until, f"none of {answers(page).count()} answers can be pressed with a mouse"
            page.wait_for_timeout(OFTEN)
            continue
        page.mouse.click(spot["x"], spot["y"])
        pressed = page.evaluate(PRESSED)
        hit = pressed["hit"]
        assert hit is not None or pressed["changed"], "what the mouse hits is no answer"
        if sealing := pressed["sealing"]:
            page.mouse.click(sealing["x"], sealing["y"])
    return hit


def play_on(page: Page, random: Random, most: int = 1000) -> int:
    """Press one answer after the other until the game is over or so many are given; returns how many were."""
    given, least = 0, 0
    while given < most:
        stands = wait_until_asked(page, least)
        if stands["over"]:
            break
        if press_something(page, random):
            given, least = given + 1, stands["number"] + 1
    wait_for_number(page, least)
    return given


# ---- Answering with a finger.
FINGER = 44  # pixels that it needs each way
FREE_SPOT = """(selector) => {
  const target = document.querySelector(selector);
  target?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (!target?.checkVisibility()) return null;
  const { x, y, width, height } = target.getBoundingClientRect();
  for (const down of [.5, .3, .7, .15, .85]) for (const right of [.5, .3, .7, .15, .85]) {
    const there = document.elementFromPoint(x + width * right, y + height * down);
    if (there && target.contains(there)) return { x: x + width * right, y: y + height * down, width, height };
  }
  return null;
}"""
# Of an answer: a caballero stands in an area; some answers first show what they would do.
TAPPED_HOW = """(selector) => {
  const target = document.querySelector(selector);
  const place = target?.matches(".pick") ? target.id.split("-").slice(1, -1).join("-") : null;
  const { does, sure } = target?.dataset ?? {};
  return { place, shows: does !== undefined, asks: sure !== undefined };
}"""


# What a tap brings is there a moment later, unless the table has changed meanwhile.
REVISION = "document.querySelector('main').dataset.revision"
COMES = """([selector, revision]) =>
  document.querySelector(selector)?.checkVisibility() || document.querySelector("main").dataset.revision !== revision"""


def tap(page: Page, selector: str, revision: str | None = None) -> None:
    """Where a finger hits it; it must be large enough."""
    asked = page.evaluate(REVISION) if revision is None else revision
    page.wait_for_function(COMES, arg=[selector, asked], timeout=WAIT, polling=OFTEN)
    spot = page.evaluate(FREE_SPOT, selector)
    assert spot is not None, f"no finger hits {selector}"
    size = spot["width"], spot["height"]
    assert min(size) >= FINGER - 0.5, f"{size}: {selector}"
    page.touchscreen.tap(spot["x"], spot["y"])


def tap_answer(page: Page, answer: str, asked: str | None = None) -> None:
    """As a person does it: a caballero by its region, what is folded away by opening the question; a first tap shows
    what a second one does. Fails where the table has changed since that revision, if the answer is gone with it."""
    target, shown = f'main [data-answer="{answer}"]', f'.look [data-same="{answer}"]'
    revision = page.evaluate(REVISION) if asked is None else asked
    how = page.evaluate(TAPPED_HOW, target)
    if how["place"]:
        tap(page, f'.area[data-area="{how["place"]}"]', revision)
        tap(page, shown, revision)
        return
    if page.evaluate(FREE_SPOT, target) is None:
        tap(page, "[data-open]", revision)
        page.wait_for_function(COMES, arg=["[data-open][aria-expanded=true]", revision], timeout=WAIT, polling=OFTEN)
    tap(page, target, revision)
    if how["shows"]:
        tap(page, shown, revision)
    elif how["asks"]:  # it throws something away, and asks once more
        tap(page, "main .sure", revision)


def tap_on(page: Page, random: Random, most: int = 1000) -> int:
    """Answer with a finger until the game is over or so many answers are given; returns how many were.

    A sealed choice may be changed until others have sealed theirs: if that came between, there is nothing to tap.
    """
    given, least = 0, 0
    while given < most:
        stands = wait_until_asked(page, least)
        if stands["over"]:
            break
        revision, offered, too_small = page.evaluate(OFFERED, FINGER - 0.5)
        if offered:
            assert not too_small, too_small
            try:
                tap_answer(page, random.choice(offered), revision)
            except AssertionError:
                if page.evaluate(REVISION) == revision:
                    raise
                continue
            given, least = given + 1, stands["number"] + 1
    wait_for_number(page, least)
    return given


# The answers; and of all that can be pressed, what is too small: caballeros are picked by their region.
OFFERED = """(least) => {
  const small = [...document.querySelectorAll("main :is([data-answer], .btn, summary), .top :is(a, button)")]
    .filter((each) => each.checkVisibility() && !each.closest(".pick"))
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 1 && Math.min(width, height) < least && getComputedStyle(each).pointerEvents !== "none";
    });
  const main = document.querySelector("main");
  const offered = [...main.querySelectorAll("[data-answer]")].map((each) => each.dataset.answer);
  return [main.dataset.revision, [...new Set(offered)], small.map((each) => each.outerHTML.slice(0, 160))];
}"""


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
