"""Intrigue & the King in a browser: a hand is chosen by mouse or keyboard, or all at once, and nobody else sees it."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.browser.visiting import (
    WON,
    Visit,
    go,
    join,
    number,
    path_of,
    play_on,
    set_up,
    set_up_by_hand,
    tab_to,
    too_wide,
    wait_for_number,
    wait_until_asked,
    wait_until_it_is_over,
)
from tests.web.house import House

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
HAND = ("10", "15", "20", "25", "40", "50", "60", "80", "110", "150", "160", "180", "Joker")
FOCUSED = "document.activeElement?.querySelector('.worth')?.textContent"


def sit_down(page: Page, *others: str, **options: str) -> None:
    """At a table where a hand is to be chosen: the disk before it is turned."""
    set_up(page, "el-grande", ["you", *others], expansion="intrigue", **options)
    if "open" not in others:
        turn_disk(page)


def turn_disk(page: Page) -> None:
    wait_until_asked(page)
    page.locator(".dial .area[data-answer]").first.press("Enter")
    page.locator(".look .btn").press("Enter")  # it is sealed by the button that has come


def wait_for_cards(page: Page) -> None:
    expect(page.locator(".chooser")).to_be_visible()


def card(page: Page, value: str) -> Locator:
    return page.locator(f".hand-face[aria-label^='{value},']")


def chosen(page: Page) -> Locator:
    return page.locator(".hand-face[aria-pressed=true]")


def filter_for(page: Page, says: str) -> Locator:
    return page.locator(".filters label", has_text=says)


def slots(page: Page) -> Locator:
    return page.locator(".tray li.filled")


@pytest.fixture
def two_people(house: House, visit: Visit) -> tuple[Page, Page]:
    """Mira and Ana, who both are to choose."""
    mira = visit(house)
    sit_down(mira, "open")
    ana = visit(house, path_of(mira))
    join(ana, "Ana")
    turn_disk(mira)
    expect(ana.locator(".side")).to_contain_text("1 of 2 sealed")  # her page is drawn anew
    turn_disk(ana)
    for page in (mira, ana):
        wait_for_cards(page)
    return mira, ana


# ---- With the mouse.
@pytest.mark.parametrize("size", SIZES)
def test_hand_is_chosen_by_pressing_its_cards(house: House, visit: Visit, size: dict[str, int]) -> None:
    page = visit(house, viewport=size)
    sit_down(page, "quick")
    wait_for_cards(page)

    for value in HAND[:-1]:
        card(page, value).click()

    expect(page.locator(".tray")).to_contain_text("12 of 13")
    expect(slots(page)).to_have_count(12)
    card(page, HAND[-1]).click()
    expect(page.locator(".chooser")).to_have_count(0)
    expect(page.locator(".lines")).to_contain_text("Everybody has chosen a hand")


def test_card_is_put_back_by_pressing_it_again(house: House, visit: Visit) -> None:
    page = visit(house)
    sit_down(page, "quick")
    card(page, "110").click()
    expect(chosen(page)).to_have_count(1)

    card(page, "110").click()

    expect(chosen(page)).to_have_count(0)


def test_presses_in_a_row_all_count(house: House, visit: Visit) -> None:
    page = visit(house)
    sit_down(page, "quick")
    wait_for_cards(page)

    page.evaluate("for (const face of [...document.querySelectorAll('.hand-face')].slice(0, 7)) face.click()")

    expect(slots(page)).to_have_count(7)


def test_hand_is_still_there_when_the_page_comes_back(house: House, visit: Visit) -> None:
    page = visit(house)
    sit_down(page, "quick")
    for value in HAND[:5]:
        card(page, value).click()
    expect(slots(page)).to_have_count(5)

    go(page, path_of(page))

    expect(slots(page)).to_have_count(5)
    expect(card(page, "15")).to_have_attribute("aria-pressed", "true")


def test_board_can_be_looked_at_instead_of_the_cards(house: House, visit: Visit) -> None:
    page = visit(house)
    sit_down(page, "quick")
    wait_for_cards(page)

    page.get_by_text("Look at the board").click()

    expect(page.locator(".hand-cards")).to_be_hidden()
    expect(page.locator(".spain .area").first).to_be_visible()
    expect(page.locator(".tray")).to_be_visible()


# ---- A suggestion.
def test_suggestion_fills_the_hand(two_people: tuple[Page, Page]) -> None:
    mira, _ = two_people
    card(mira, "13").click()
    expect(slots(mira)).to_have_count(1)

    mira.get_by_role("button", name="Suggest a hand").click()

    expect(slots(mira)).to_have_count(13)
    expect(card(mira, "13")).to_have_attribute("aria-pressed", "true")
    expect(mira.locator(".tray.sealed")).to_be_visible()


def test_suggestion_ends_where_an_answer_is_not_taken(two_people: tuple[Page, Page]) -> None:
    mira, _ = two_people
    sent = list[str]()

    def answer(route: Route) -> None:
        sent.append(route.request.url)
        if len(sent) == 4:
            route.fulfill(status=400, json={"error": "This is not to be."})
        else:
            route.continue_()

    mira.route("**/answer", answer)

    mira.get_by_role("button", name="Suggest a hand").click()

    expect(mira.locator("#notice")).to_have_text("This is not to be.")
    expect(slots(mira)).to_have_count(3)
    assert len(sent) == 4


# ---- What is shown.
def test_filter_shows_cards_of_one_kind_without_asking_the_server(two_people: tuple[Page, Page]) -> None:
    mira, _ = two_people  # a bot that chooses meanwhile would change the table, and the page would fetch that
    asked = list[str]()
    mira.on("request", lambda request: asked.append(request.url))

    filter_for(mira, "opponents lose").click()

    expect(mira.locator(".hand-face:visible")).to_have_count(3)
    assert filter_for(mira, "opponents lose").inner_text().split()[-1] == "3"
    assert asked == []


def test_filter_stays_while_cards_are_chosen(house: House, visit: Visit) -> None:
    page = visit(house)
    sit_down(page, "quick")
    filter_for(page, "opponents lose").click()

    card(page, "160").click()

    expect(slots(page)).to_have_count(1)
    expect(page.locator(".hand-face:visible")).to_have_count(3)


# ---- With the keyboard.
def test_hand_is_chosen_by_keyboard_alone(two_people: tuple[Page, Page]) -> None:
    mira, _ = two_people
    tab_to(mira, ".hand-face")
    assert mira.evaluate(FOCUSED) == "10"

    for count, key in enumerate(["ArrowRight"] * 6 + ["ArrowDown"] + ["ArrowLeft"] * 6, 1):
        mira.keyboard.press("Space")
        expect(slots(mira)).to_have_count(count)
        mira.keyboard.press(key)

    expect(mira.locator(".tray.sealed")).to_be_visible()


def test_arrows_walk_along_the_cards_that_are_shown(house: House, visit: Visit) -> None:
    page = visit(house)
    sit_down(page, "quick")
    wait_for_cards(page)
    page.locator("input[name=own-cards][value=score]").focus()

    page.keyboard.press("ArrowRight")
    expect(page.locator("input[value=royal]")).to_be_checked()
    page.keyboard.press("ArrowRight")
    expect(page.locator("input[value=lose]")).to_be_checked()
    tab_to(page, ".hand-face")
    walked = [page.evaluate(FOCUSED)]
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
        walked.append(page.evaluate(FOCUSED))

    assert walked == ["43", "130", "160", "160", "130"]


# ---- What others see.
def without_numbers(page: Page) -> str:
    """All that is shown; everybody may know how many answers there are."""
    return re.sub(r"until=\d+", "", page.locator("main").inner_html())


def test_page_of_another_seat_does_not_hold_the_choice(two_people: tuple[Page, Page]) -> None:
    mira, ana = two_people
    before = without_numbers(ana)

    for value in HAND[:4]:
        card(mira, value).click()
    expect(slots(mira)).to_have_count(4)
    wait_for_number(ana, number(mira))

    assert without_numbers(ana) == before
    expect(chosen(ana)).to_have_count(0)


def test_others_see_who_has_sealed(two_people: tuple[Page, Page]) -> None:
    mira, ana = two_people

    mira.get_by_role("button", name="Suggest a hand").click()

    expect(ana.locator("#sheet-seals")).to_contain_text("1 of 2 sealed")
    expect(ana.locator(".seals li.sealed")).to_contain_text("Mira")


# ---- Sizes.
LOWEST = "Math.min(...[...document.querySelectorAll('.hand-face')].map((each) => each.offsetHeight))"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_cards_fit_every_page_and_every_finger(house: House, visit: Visit, language: str) -> None:
    page = visit(house)
    sit_down(page, "quick")
    wait_for_cards(page)
    go(page, f"/language/{language}?back={path_of(page)}")

    for width, height in ((320, 568), (360, 740), (390, 844), (768, 1024), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert too_wide(page) == []
        assert page.evaluate(LOWEST) >= 48


# ---- The lesson, and a whole game.
def test_lesson_leads_to_a_table_where_it_is_played(house: House, visit: Visit) -> None:
    page = visit(house, "/learn")

    page.get_by_role("link", name="Intrigue & the King").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Intrigue & the King in three minutes")
    expect(page.locator(".lesson figure")).to_have_count(8)
    page.get_by_role("button", name="Play now against bots").click()

    turn_disk(page)
    wait_for_cards(page)


@pytest.mark.parametrize("size", SIZES)
def test_whole_game_is_played_by_clicking_only(house: House, visit: Visit, size: dict[str, int]) -> None:
    page = visit(house, viewport=size)
    set_up_by_hand(page, "el-grande", ["you", "quick"], expansion="intrigue", rounds="6")

    given = play_on(page, Random(5))

    wait_until_it_is_over(page)
    assert given >= 13 + 6, "the cards of the hand, and one in each round"
    expect(page.locator(".standings ol li")).to_have_count(2)
    expect(page.locator("#prompt h1")).to_contain_text(WON)
