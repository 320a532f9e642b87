"""What others do is shown one by one, at the pace somebody likes; it can be skipped, and seen once more."""

from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from meseta.web.visitor import PACES
from tests.patience import found_at_last
from tests.web.browser.moments import import_game
from tests.web.browser.visiting import (
    Visit,
    data_of,
    go,
    let_time_pass,
    number,
    send_notation,
    set_up,
    stop_the_clock,
    wait_until_asked,
)
from tests.web.house import House

# Every state of the page from now on, as soon as it is shown.
WATCH = """() => {
  const main = document.querySelector("main");
  const state = () => ({
    at: performance.now(),
    number: Number(main.dataset.number),
    answers: main.querySelectorAll("[data-answer]").length,
    stays: main.dataset.stays !== undefined,
    news: main.dataset.news !== undefined,
    html: main.innerHTML,
  });
  window.states = [state()];
  new MutationObserver(() => {
    if (Number(main.dataset.number) !== window.states.at(-1).number) window.states.push(state());
    main.querySelector("[data-go-on]")?.click(); // the table of a scoring is put away
  }).observe(main, { attributes: true });
}"""
GLIDING = """() => {
  window.glided = [];
  addEventListener("transitionrun", ({ target }) => window.glided.push(target.id));
}"""
SHOWS = "number => Number(document.querySelector('main').dataset.number) === number"
BEYOND = "number => Number(document.querySelector('main').dataset.number) > number"
CAN_BE_SKIPPED = "() => document.querySelector('[data-skip]') !== null"
PRESENT = "() => { const { number, newest } = document.querySelector('main').dataset; return number === newest }"

# After so many answers of a random game the visitor gives one after which the bots have much to do.
MUCH = {"el-grande": (9, "end"), "condottiere": (8, "pass")}


def others_act(page: Page, game: str, answers: int | None = None, said: str = "") -> int:
    """The visitor's answer, after which bots play; returns the number of its entry. The page's clock stands still."""
    before, says = MUCH[game] if answers is None else (answers, said)
    stop_the_clock(page)
    go(page, import_game(page, game, before, players="4"))
    wait_until_asked(page)
    assert number(page) == before
    page.evaluate(WATCH)
    send_notation(page, says)
    return before + 1


def states(page: Page, least: int = 0) -> list[Any]:
    """All that were shown; lets time pass until there are so many."""
    let_time_pass(page, "least => window.states.length >= least", least)
    seen: list[Any] = page.evaluate("window.states")
    return seen


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_moves_of_others_are_shown_one_by_one(house: House, visit: Visit, game: str) -> None:
    page = visit(house, pace="normal")
    own = others_act(page, game)

    before, answered, *since = states(page, least=6)
    moments = [state for state in since if state["news"]]  # what a bot did without anything to see is not dwelt upon

    assert (before["number"], answered["number"]) == (own - 1, own)
    assert [moment["answers"] for moment in moments] == [0] * len(moments)
    assert len(moments) > 1
    assert len({moment["html"] for moment in moments}) == len(moments)
    assert all(0 < later["number"] - earlier["number"] <= 6 for earlier, later in pairwise(moments))
    assert all(later["at"] - earlier["at"] >= PACES["normal"] for earlier, later in pairwise(moments))


@pytest.mark.parametrize("way", ["button", ".", "Escape"])
def test_skipping_leads_to_the_present_at_once(house: House, visit: Visit, way: str) -> None:
    page = visit(house, pace="slow")
    newest = number_when_asked(page, others_act(page, "el-grande"))
    let_time_pass(page, CAN_BE_SKIPPED)
    shown = states(page)
    assert newest - shown[-1]["number"] > 10

    if way == "button":
        page.locator("[data-skip]").click()
    else:
        page.keyboard.press(way)

    page.wait_for_function(SHOWS, arg=newest)
    assert len([state for state in states(page)[len(shown) :] if not state["stays"]]) == 1
    expect(page.locator("[data-skip]")).to_have_count(0)


def number_when_asked(page: Page, own: int) -> int:
    """Where the table stands when the bots have done all they have to do after the own answer."""
    now = found_at_last(partial(data_of, page), lambda now: now["number"] > own and now["view"]["legal"])
    newest: int = now["number"]
    return newest


def test_focus_of_the_skip_button_goes_to_the_question(house: House, visit: Visit) -> None:
    page = visit(house, pace="slow")
    number_when_asked(page, others_act(page, "el-grande"))
    let_time_pass(page, CAN_BE_SKIPPED)

    page.locator("[data-skip]").press("Enter")

    expect(page.locator("#prompt")).to_be_focused()


def test_focus_stays_and_pieces_glide_while_moves_are_shown(house: House, visit: Visit) -> None:
    page = visit(house, pace="normal", reduced_motion="no-preference")
    own = others_act(page, "el-grande", answers=10, said="king valencia")
    page.evaluate(GLIDING)
    page.locator(".area[data-area=aragon]").focus()

    let_time_pass(page, BEYOND, own + 8)

    page.wait_for_function("() => window.glided.some((piece) => piece.startsWith('row-'))")
    expect(page.locator(".area[data-area=aragon]")).to_be_focused()


def test_what_happened_since_the_own_last_answer_is_shown_again(house: House, visit: Visit) -> None:
    page = visit(house, pace="at-once")
    own = others_act(page, "el-grande", answers=19, said="end")
    wait_until_asked(page, own + 1)
    newest, before = number(page), len(states(page))
    expect(page.locator(".lines .since")).to_have_count(1)

    page.locator("[data-since]").click()
    page.locator("[data-skip]").wait_for()
    let_time_pass(page, PRESENT)

    shown = [state["number"] for state in states(page)[before:]]
    assert (shown[0], shown[-1]) == (own, newest)
    assert len(shown) >= 4
    assert shown == sorted(shown)
    wait_until_asked(page)


def test_reload_shows_the_present(house: House, visit: Visit) -> None:
    page = visit(house, pace="slow")
    newest = number_when_asked(page, others_act(page, "el-grande"))
    assert number(page) < newest

    page.reload()

    assert number(page) == newest


def test_the_pace_is_kept(house: House, visit: Visit) -> None:
    page = visit(house, pace="normal")
    path = set_up(page, "condottiere", ["you", "quick"])
    wait_until_asked(page)

    page.locator("[name=pace]").select_option("at-once")
    page.locator("main[data-pace='0']").wait_for()

    go(page, path)
    expect(page.locator("[name=pace]")).to_have_value("at-once")
    expect(page.locator("main")).to_have_attribute("data-pace", "0")


def test_a_new_pace_holds_from_the_next_moment(house: House, visit: Visit) -> None:
    page = visit(house, pace="slow")
    number_when_asked(page, others_act(page, "el-grande"))
    let_time_pass(page, CAN_BE_SKIPPED)
    shown = number(page)

    with page.expect_response(lambda response: response.request.method == "POST"):
        page.locator("[name=pace]").select_option("normal")
    let_time_pass(page, BEYOND, shown)

    expect(page.locator("main")).to_have_attribute("data-pace", str(PACES["normal"]))
    expect(page.locator("[name=pace]")).to_have_value("normal")
