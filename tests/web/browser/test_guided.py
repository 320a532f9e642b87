"""A guided first round: a coach's line at each question, until the round is over or the player wants no coach."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.browser.visiting import Visit, go, play_on, wait_until_asked, wait_until_it_listens
from tests.web.house import House

SIZES = [(1440, 900), (820, 1180), (844, 390), (390, 844)]
LEAVES = {"el-grande": "That was a round", "condottiere": "That was a battle"}
WAITS = "The others have their turns now"
# From now on all that the coach says is kept, in its order.
LISTEN = """() => {
  const says = document.querySelector("#coach [data-says]");
  window.said = [says.textContent];
  new MutationObserver(() => says.textContent && said.push(says.textContent)).observe(says, { childList: true });
}"""


@pytest.mark.parametrize("game", LEAVES)
def test_coach_guides_through_the_beginning_and_takes_leave(house: House, visit: Visit, game: str) -> None:
    page, random = visit(house, "/"), Random(5)
    coach = page.locator("#coach")

    page.locator(f"[data-game={game}] [name=guided]").click()
    wait_until_it_listens(page, "main[data-table]")
    wait_until_asked(page)
    expect(coach).to_contain_text("Try this:")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        box = coach.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= width
        assert box["height"] < height / 3
    page.set_viewport_size({"width": 1440, "height": 900})

    page.evaluate(LISTEN)
    while coach.is_visible() and play_on(page, random, most=1):
        wait_until_asked(page)

    *before, last = page.evaluate("said")
    assert LEAVES[game] in last
    assert all(any(one in each for one in ("Try this:", WAITS, LEAVES[game])) for each in before)


def test_coach_can_be_sent_away_and_stays_away(house: House, visit: Visit) -> None:
    page = visit(house, "/learn/el-grande")
    page.get_by_role("button", name="Guided first round").click()
    wait_until_it_listens(page, "main[data-table]")
    wait_until_asked(page)

    page.get_by_role("button", name="Play on without the coach").click()
    wait_until_asked(page)

    expect(page.locator("#coach")).to_have_count(0)
    go(page, page.url)
    expect(page.locator("#coach")).to_have_count(0)
    assert page.locator("[data-answer]").count()
