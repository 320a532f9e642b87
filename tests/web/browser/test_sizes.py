"""Screens of ten sizes: nothing lies over another or scrolls sideways, and what regions are worth is legible."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.browser.moments import end, import_game, import_moment
from tests.web.browser.sizes import faults_of
from tests.web.browser.visiting import Visit, go, set_up
from tests.web.house import House

LESSONS = ["/learn/el-grande", "/learn/condottiere"]
PAGES = ["/", "/new", "/new?game=condottiere", *LESSONS, "/rules/el-grande", "/rules/condottiere"]


def test_pages_fit_screens_of_every_size(house: House, visit: Visit) -> None:
    page, found = visit(house), dict[str, list[str]]()

    for path in PAGES:
        go(page, path)
        found[path] = faults_of(page)
    set_up(page, "el-grande", ["you", "open", "open", "quick"])
    found["waiting room"] = faults_of(page)

    assert {name: faults for name, faults in found.items() if faults} == {}


Moment = Callable[[Page], str]
PLACE = "place castillo"
MOMENTS: dict[str, Moment] = {
    "first bid": lambda page: import_game(page, "el-grande", 1, players="5"),
    "placing": lambda page: import_moment(page, "el-grande", PLACE, players="5"),
    "many pieces": lambda page: import_game(page, "el-grande", 150, players="5"),
    "secret disk": lambda page: import_moment(page, "el-grande", "disk granada", players="4"),
    "veto": lambda page: import_moment(page, "el-grande", "veto", players="4"),
    "2023": lambda page: import_moment(page, "el-grande", PLACE, players="5", edition="2023"),
    "intrigue": lambda page: import_moment(page, "el-grande", PLACE, players="4", expansion="intrigue"),
    "colonies": lambda page: import_moment(page, "el-grande", PLACE, players="4", expansion="colonies"),
    "both": lambda page: import_moment(page, "el-grande", PLACE, players="4", expansion="king-and-colonies"),
    "disk abroad": lambda page: import_game(page, "el-grande", 1, players="5", expansion="colonies"),
    "grandissimo": lambda page: import_moment(page, "el-grande", PLACE, players="4", expansion="grandissimo"),
    "end": lambda page: end(page, "el-grande"),
    "replay": lambda page: f"{end(page, 'el-grande')}/replay?at=40",
    "battle": lambda page: import_game(page, "condottiere", 20, players="4"),
    "six companies": lambda page: import_game(page, "condottiere", 60, players="6"),
    "next battle": lambda page: import_moment(page, "condottiere", "region roma", players="4"),
    "end of condottiere": lambda page: end(page, "condottiere"),
}


LONG_WORDS = ["placing", "veto", "2023", "both", "battle", "end"]  # where there are most words, for the longer language


@pytest.mark.parametrize(("language", "moments"), [("en", list(MOMENTS)), ("pl", LONG_WORDS)])
def test_tables_fit_screens_of_every_size(house: House, visit: Visit, language: str, moments: list[str]) -> None:
    page, found = visit(house, locale=language), dict[str, list[str]]()

    for name in moments:
        go(page, MOMENTS[name](page))
        found[name] = faults_of(page)

    assert {name: faults for name, faults in found.items() if faults} == {}
