"""Grandissimo in a browser: the lesson, what is unfolded, and whole games by clicking."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.browser.moments import import_moment
from tests.web.browser.visiting import (
    WON,
    Visit,
    go,
    play_on,
    set_up_by_hand,
    too_wide,
    wait_until_asked,
    wait_until_it_is_over,
)
from tests.web.house import House

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]


@pytest.mark.parametrize("size", SIZES)
def test_lesson_leads_to_a_table_where_it_is_played(house: House, visit: Visit, size: dict[str, int]) -> None:
    page = visit(house, "/learn", viewport=size)

    page.get_by_role("link", name="Grandissimo").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Grandissimo in three minutes")
    expect(page.locator(".lesson figure")).to_have_count(7)
    assert not too_wide(page)
    page.get_by_role("button", name="Play now against bots").click()

    wait_until_asked(page)
    expect(page.locator(".spain [data-area=jail]")).to_be_visible()


def test_looking_at_a_pardon_shows_the_prisoners_in_its_region(house: House, visit: Visit) -> None:
    page = visit(house)
    go(page, import_moment(page, "el-grande", "pardon valencia", expansion="grandissimo", players="3"))
    prisoners = page.locator(".stand.at-jail > .crowd-in-box")
    freed = page.locator(".at-valencia > .then.as-pardon .row").first
    page.get_by_text("Pardon all prisoners", exact=True).click()
    expect(prisoners).to_be_visible()
    expect(freed).to_be_hidden()

    page.locator("[data-at=pardon-valencia]").hover()

    expect(freed).to_be_visible()
    expect(prisoners).to_be_hidden()


@pytest.mark.parametrize("size", SIZES)
def test_whole_game_is_played_by_clicking_only(house: House, visit: Visit, size: dict[str, int]) -> None:
    page = visit(house, viewport=size)
    set_up_by_hand(page, "el-grande", ["you", "quick", "quick"], expansion="grandissimo", rounds="6")

    given = play_on(page, Random(5))

    wait_until_it_is_over(page)
    assert given >= 3 * 6, "a power card, a card on offer and the end of a turn in each round"
    assert not too_wide(page)
    expect(page.locator(".standings ol li")).to_have_count(3)
    expect(page.locator("#prompt h1")).to_contain_text(WON)
