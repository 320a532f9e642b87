"""Reloading, losing the line, and a server that starts again: nothing is lost, and no one need do anything."""

from functools import partial
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.patience import found_at_last
from tests.web.browser.visiting import (
    Visit,
    data_of,
    let_it_settle,
    number,
    play_on,
    press_something,
    set_up,
    wait_for_number,
    wait_until_asked,
    wait_until_it_listens,
)
from tests.web.house import House

# The page as it stands, line by line, without what depends on how it came about: the order of attributes, what was
# opened, whether there was something new to see, and where the mouse is.
SHOWN = """() => {
  const words = (value) => value.split(" ").filter((each) => each !== "looked").join(" ");
  const lines = (node) => {
    if (node.nodeType !== 1) return [node.nodeValue.trim()].filter(Boolean);
    const kept = [...node.attributes].filter(({ name }) => !["open", "data-news", "data-gives"].includes(name));
    const said = kept.map(({ name, value }) => `${name}=${words(value)}`).filter((each) => each !== "class=");
    return [[node.localName, ...said.sort()].join(" "), ...[...node.childNodes].flatMap(lines), `/${node.localName}`];
  };
  return lines(document.querySelector("main"));
}"""


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_page_that_grew_answer_by_answer_is_the_page_that_is_loaded(house: House, visit: Visit, game: str) -> None:
    page = visit(house)
    set_up(page, game, ["you", "quick"])
    play_on(page, Random(6), most=8)
    wait_until_asked(page)

    let_it_settle(page)
    before = page.evaluate(SHOWN)
    page.reload()
    wait_until_asked(page)
    let_it_settle(page)

    assert page.evaluate(SHOWN) == before


def test_page_catches_up_by_itself_after_the_line_was_lost(house: House, visit: Visit) -> None:
    page = visit(house)
    path = set_up(page, "el-grande", ["you", "quick"])
    wait_until_asked(page)
    page.evaluate("window.neverLoadedAgain = true")
    before = number(page)

    page.context.set_offline(True)
    now = answer_elsewhere(page, path)
    page.locator("#notice", has_text="Connection lost").wait_for()
    assert number(page) == before
    page.context.set_offline(False)

    wait_for_number(page, now)
    assert page.evaluate("window.neverLoadedAgain")
    wait_until_asked(page)
    assert press_something(page, Random(7))
    wait_for_number(page, now + 1)


def test_answer_without_a_line_is_given_when_there_is_one_again(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, "el-grande", ["you", "quick"])
    wait_until_asked(page)
    before = number(page)

    page.context.set_offline(True)
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/answer")):
        assert press_something(page, Random(8))
    page.locator("#notice", has_text="Connection lost").wait_for()
    page.context.set_offline(False)

    wait_for_number(page, before + 1)
    expect(page.locator("#notice")).to_have_text("")


def answer_elsewhere(page: Page, path: str) -> int:
    """The same person answers on another device, and the bots go on; returns where the table stands then."""
    api = f"/api/tables/{path.removeprefix('/t/')}"
    now = data_of(page)
    sent = {"decision": now["decision"], "answer": now["view"]["legal"][0]["answer"]}
    assert page.request.post(f"{api}/answers", data=sent).ok
    reached: int = found_at_last(partial(data_of, page), lambda after: after["view"]["legal"])["number"]
    return reached


# ---- The server starts again.
def test_game_goes_on_when_the_server_was_started_again(own_house: House, visit: Visit) -> None:
    page = visit(own_house)
    set_up(page, "condottiere", ["you", "quick"])
    page.evaluate("window.neverLoadedAgain = true")
    play_on(page, Random(9), most=2)
    wait_until_asked(page)
    before = number(page)

    own_house.stop()
    page.locator("#notice", has_text="Connection lost").wait_for()
    assert not page.locator("html[data-listening]").count()
    own_house.start()

    wait_until_it_listens(page)
    expect(page.locator("#notice")).to_have_text("")
    assert number(page) == before
    assert press_something(page, Random(9))
    wait_for_number(page, before + 1)
    assert page.evaluate("window.neverLoadedAgain")
