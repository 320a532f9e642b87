"""Everything can be done without a mouse: by walking to it, by its key, or by typing it."""

from playwright.sync_api import Page, expect

from tests.web.browser.visiting import (
    FOCUSED,
    MOST_TABS,
    Visit,
    answers,
    number,
    set_up,
    tab_to,
    wait_for_number,
    wait_until_asked,
)
from tests.web.house import House


def given(page: Page, before: int) -> None:
    wait_for_number(page, before + 1)
    wait_until_asked(page)


# ---- Ways to answer.
def by_tab(page: Page, wanted: str) -> None:
    before = number(page)
    tab_to(page, wanted)
    page.keyboard.press("Enter")
    given(page, before)


def by_arrows(page: Page) -> None:
    """By its key to an area of the map that can be chosen, and by the arrows to another one if there is one near."""
    before = number(page)
    leave_the_field(page)
    page.keyboard.press("a")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if page.evaluate(FOCUSED, ".area[data-answer]"):
            break
        page.keyboard.press("a")
    page.keyboard.press("Enter")
    given(page, before)


def by_typing(page: Page, notation: str) -> None:
    before = number(page)
    leave_the_field(page)
    page.keyboard.press("t")
    page.keyboard.type(notation)
    page.keyboard.press("Enter")
    given(page, before)


def leave_the_field(page: Page) -> None:
    """Where one types, keys are letters."""
    while page.evaluate(FOCUSED, "input"):
        page.keyboard.press("Tab")


def notations(page: Page) -> list[str]:
    return page.locator("#notations option").all_text_contents()


def by_its_own_way(page: Page) -> str:
    """Answer as the question suggests; returns the verb of what was answered."""
    legal = page.evaluate("[...document.querySelectorAll('#notations option')].map((each) => each.textContent)")
    verbs = [said.split()[0] for said in legal]
    if "bid" in verbs:
        by_tab(page, ".value-cell[data-answer]")
        return "bid"
    if "take" in verbs:
        by_tab(page, ".offer [data-answer]")
        return "take"
    if "place" in verbs:
        by_arrows(page)
        return "place"
    by_typing(page, legal[-1])
    return "typed"


def test_game_is_played_by_keyboard_alone(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, "el-grande", ["you", "quick"])
    wait_until_asked(page)

    done = [by_its_own_way(page) for _ in range(14)]

    assert {"bid", "take", "place", "typed"} <= set(done)


def test_u_takes_the_last_answer_back(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, "el-grande", ["you", "quick"])
    wait_until_asked(page)
    while by_its_own_way(page) != "place":
        pass
    wait_until_asked(page)
    own_trays = page.locator(".player", has_text="(you)").locator(".trays")
    before, placed = number(page), own_trays.inner_text()

    page.keyboard.press("u")

    wait_for_number(page, before + 1)
    page.locator(".lines li:first-child", has_text="You take an answer back").wait_for()
    assert own_trays.inner_text() != placed
    assert any(said.startswith("place") for said in notations(page))
    assert answers(page).count() > 0


def test_typed_answer_that_is_none_is_refused_with_a_sentence(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, "condottiere", ["you", "quick"])
    wait_until_asked(page)

    page.keyboard.press("t")
    page.keyboard.type("dance")
    page.keyboard.press("Enter")

    page.locator("#notice", has_text="dance").wait_for()


def test_what_the_keys_do_is_told_by_a_question_mark(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, "el-grande", ["you", "quick"])

    page.keyboard.press("?")

    page.locator("dialog[open] .keys").wait_for(state="attached")


def test_barred_region_tells_why(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, "el-grande", ["you", "quick"])
    wait_until_asked(page)

    page.locator(".area.barred").first.focus()
    page.keyboard.press("Enter")

    page.locator("#notice", has_text="king").wait_for()


def test_board_of_the_front_page_is_a_picture_and_no_stop_on_the_way(house: House, visit: Visit) -> None:
    page = visit(house, "/")

    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        assert not page.evaluate(FOCUSED, ".area")
        if page.evaluate(FOCUSED, "#play-now"):
            break

    assert page.evaluate(FOCUSED, "#play-now")
    expect(page.get_by_role("img", name="Map of Spain")).to_be_attached()
