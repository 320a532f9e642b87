"""The front page lists a visitor's tables: whose turn it is, how far they are, with whom, and since when."""

from random import Random

from playwright.sync_api import ViewportSize, expect

from tests.web.browser.visiting import Visit, go, join, play_on, set_up, too_wide, wait_until_it_listens
from tests.web.house import House

SIZES: list[ViewportSize] = [
    {"width": 820, "height": 1180},
    {"width": 844, "height": 390},
    {"width": 390, "height": 844},
]


def test_tables_are_listed_by_whose_turn_it_is_and_finished_games_apart(house: House, visit: Visit) -> None:
    mira = visit(house)
    set_up(mira, "condottiere", ["you", "quick"])
    play_on(mira, Random(4))
    path = set_up(mira, "el-grande", ["you", "open"], start="blue")
    join(visit(house, path), "Ana")
    wait_until_it_listens(mira, "main.is-running")
    set_up(mira, "el-grande", ["you", "open"])

    go(mira, "/")

    rows = mira.locator("#your-tables li")
    expect(rows.nth(0)).to_contain_text("Round 1 of 9")
    expect(rows.nth(0)).to_contain_text("with Ana")
    expect(rows.nth(0).locator(".tag")).to_have_text("Your turn")
    expect(rows.nth(1).locator(".tag")).to_have_text("waiting for players")
    expect(rows.nth(1).locator("time")).to_have_text("this minute")
    expect(rows).to_have_count(2)
    for size in SIZES:
        mira.set_viewport_size(size)
        assert too_wide(mira) == []
    mira.locator("#finished-tables summary").click()
    expect(mira.locator("#finished-tables li")).to_have_count(1)
    rows.nth(0).get_by_role("link", name="come back").click()
    wait_until_it_listens(mira, "main.is-running")
