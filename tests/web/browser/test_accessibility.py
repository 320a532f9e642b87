"""Every page and state is free of what axe knows to keep people out, in both languages and both themes."""

from importlib.resources import files
from typing import TypedDict

import pytest
from playwright.sync_api import Page

from tests.web.browser.moments import end, import_before, import_game, import_moment
from tests.web.browser.visiting import Visit, go, send_notation, set_up
from tests.web.house import House

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
OPTIONS: dict[str, object] = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]},
    "rules": {"label-content-name-mismatch": {"enabled": True}},
    "resultTypes": ["violations"],
}
PAGES = ("/", "/new", "/import", "/learn/el-grande", "/learn/condottiere", "/rules/el-grande", "/t/nowhere")
# What somebody may answer there, and the options of the game.
MOMENTS: list[tuple[list[str], dict[str, str]]] = [
    (["disk granada"], {"players": "4"}),
    (["move blue granada", "move orange granada"], {"players": "4"}),
    (["veto"], {"players": "5"}),
    (["place castillo"], {"edition": "2023", "players": "5"}),
    (["place castillo"], {"expansion": "intrigue", "players": "4"}),
    (["place france", "place ambassador", "place ship"], {"expansion": "colonies", "players": "3"}),
    (["place castillo"], {"expansion": "king-and-colonies", "players": "4"}),
    (["pardon valencia"], {"expansion": "grandissimo", "players": "3"}),
]
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


class Node(TypedDict):
    html: str


class Violation(TypedDict):
    id: str
    nodes: list[Node]


def violations(page: Page) -> list[str]:
    page.evaluate(AXE)
    found: list[Violation] = page.evaluate("async (options) => (await axe.run(document, options)).violations", OPTIONS)
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"][:3]]


def states(page: Page) -> list[str]:
    """The addresses of pages in all states; the tables among them are made here."""
    waiting = set_up(page, "el-grande", ["you", "open", "open", "quick"])
    begun = import_game(page, "el-grande", 1)
    moments = [import_moment(page, "el-grande", *wanted, **options) for wanted, options in MOMENTS]
    battles = [import_game(page, "condottiere", answers) for answers in (20, 120)]
    ended = [end(page, game) for game in ("el-grande", "condottiere")]
    tables = [waiting, f"{waiting}/verify", begun, f"{begun}/help", *moments, *battles, *ended]
    return [*PAGES, *tables, f"{ended[0]}/replay?at=60"]


# Labels depend on the language alone, contrasts on the theme alone: two of the four pairs show all of both.
@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [
        pytest.param("en", "light", DESKTOP, id="en light desktop"),
        pytest.param("pl", "dark", PHONE, id="pl dark phone"),
    ],
)
def test_axe_finds_nothing_in_any_state(
    house: House, visit: Visit, language: str, theme: str, size: dict[str, int]
) -> None:
    page = visit(house, viewport=size)
    paths = states(page)
    scored, said = import_before(page, "el-grande", "castillo-opened", {"players": "4"})
    for name, value in (("language", language), ("theme", theme)):
        page.context.add_cookies([{"name": name, "value": value, "url": house.address}])
    found: dict[str, list[str]] = {}

    for path in paths:
        go(page, path)
        found[path] = violations(page)
    go(page, paths[-3])
    page.locator("#help-link").click()
    page.locator("dialog[open] .topic").first.wait_for(state="attached")
    found["help"] = violations(page)
    go(page, scored)
    send_notation(page, said)
    page.locator("[data-go-on]").wait_for()
    found["table of a scoring"] = violations(page)

    assert {state: each for state, each in found.items() if each} == {}
