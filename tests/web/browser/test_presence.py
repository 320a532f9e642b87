"""Who is there now is seen at the table and in the waiting room, and what can be done about who is not."""

from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.browser.visiting import Visit, join, play_on, set_up, too_wide
from tests.web.house import House

SMALL: list[ViewportSize] = [
    {"width": 820, "height": 1180},
    {"width": 844, "height": 390},
    {"width": 390, "height": 844},
]


def of_seat(page: Page, seat: int, state: str) -> None:
    """Is the person of a seat marked so, and nowhere otherwise?"""
    marks = page.locator(f".presence[data-seat='{seat}']")
    expect(page.locator(f".presence[data-seat='{seat}']{state}").first).to_be_attached()
    expect(page.locator(f".presence[data-seat='{seat}']:not({state})")).to_have_count(0)
    assert marks.count()


def test_people_are_seen_to_come_and_go_and_spectators_are_counted(house: House, visit: Visit) -> None:
    mira = visit(house)
    path = set_up(mira, "condottiere", ["you", "open", "open"])
    of_seat(mira, 0, "[data-here]")
    expect(mira.locator(".watchers")).to_be_hidden()

    ana, eve = visit(house, path), visit(house, path)
    expect(mira.locator(".watchers")).to_have_text("Watching now: 2")
    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_role("button", name="Join this seat").click()
    of_seat(mira, 1, "[data-here]")
    expect(mira.locator(".watchers")).to_have_text("Watching now: 1")

    join(eve, "Eve")
    ana.close()
    of_seat(mira, 1, "[data-gone]")
    of_seat(mira, 2, "[data-here]")
    expect(mira.locator(".watchers")).to_be_hidden()


def test_those_who_wait_for_somebody_who_is_not_there_read_what_they_can_do(house: House, visit: Visit) -> None:
    mira = visit(house)
    path = set_up(mira, "el-grande", ["you", "open"], start="blue")
    ana = visit(house, path)
    join(ana, "Ana")
    told = ana.locator(".only-when-gone")
    of_seat(ana, 0, "[data-here]")
    expect(told).to_be_hidden()

    mira.close()

    expect(told).to_have_text("Mira is not here now. After 10 minutes of silence a bot may stand in.")
    for size in SMALL:
        ana.set_viewport_size(size)
        expect(told).to_be_visible()
        assert too_wide(ana) == []


# ---- What a person settles can be pressed without scrolling, however much the table shows.
IN_SIGHT = """(text) => {
  const all = [...document.querySelectorAll("main :is(button, a, summary)")];
  const wanted = all.find((each) => each.textContent.trim().startsWith(text));
  const box = wanted.getBoundingClientRect();
  return wanted.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_leaving_and_looking_back_are_in_sight_with_five_players(house: House, visit: Visit, game: str) -> None:
    page = visit(house)
    set_up(page, game, ["you", "quick", "quick", "quick", "quick"])
    for _ in range(3):
        play_on(page, Random(5), most=1)
        for settled in ["Leave", "Replay", "Chat", *(["Standing order for the veto"] if game == "el-grande" else [])]:
            assert page.evaluate(IN_SIGHT, settled), settled
