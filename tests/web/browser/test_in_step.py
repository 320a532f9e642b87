"""Everybody at a table sees the same, wherever they sit and whoever they are."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.web.browser.visiting import (
    Visit,
    join,
    number,
    press_something,
    set_up,
    wait_for_number,
    whoever_is_asked,
)
from tests.web.house import House

PIECES = {
    "el-grande": "[...document.querySelectorAll('.stand > .crowd, .pieces > .grande, .pieces > .king')]"
    ".map((piece) => piece.innerHTML)",
    "condottiere": "[...document.querySelectorAll('.italy .marker, .fan .card')].map((piece) => piece.id).sort()",
}


def three_at(house: House, visit: Visit, game: str) -> list[Page]:
    """Who made the table, who came by its link, and who only watches."""
    mira = visit(house)
    path = set_up(mira, game, ["you", "open"])
    ana = visit(house, path)
    join(ana, "Ana")
    return [mira, ana, visit(house, path)]


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_two_players_and_a_spectator_stay_in_step(house: House, visit: Visit, game: str) -> None:
    pages, random = three_at(house, visit, game), Random(2)

    for _ in range(12):
        asked = whoever_is_asked(pages)
        assert asked is not pages[2]
        before = number(asked)
        if press_something(asked, random):
            for page in pages:
                wait_for_number(page, before + 1)

    last = max(number(page) for page in pages)
    for page in pages:
        wait_for_number(page, last)
    mira, ana, spectator = [page.evaluate(PIECES[game]) for page in pages]
    assert mira == ana == spectator


def test_what_one_says_the_others_read(house: House, visit: Visit) -> None:
    mira, ana, spectator = three_at(house, visit, "el-grande")

    mira.locator(".chat summary").click()
    mira.locator(".saying input").fill("¡Buena suerte!")
    mira.locator(".saying button").click()

    for page in (mira, ana, spectator):
        page.locator(".chat", has_text="¡Buena suerte!").wait_for()
