"""Every page and state is free of what axe knows to keep people out, in both languages and both themes."""

from importlib.resources import files
from typing import TypedDict

from playwright.sync_api import Page

from tests.web.browser.moments import end, import_game
from tests.web.browser.visiting import Visit, go, set_up, wait_until_asked
from tests.web.house import House

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
OPTIONS: dict[str, object] = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]},
    "rules": {"label-content-name-mismatch": {"enabled": True}},
    "resultTypes": ["violations"],
}
PAGES = ("/", "/new", "/import", "/learn/el-grande", "/learn/condottiere", "/rules/el-grande", "/t/nowhere")
MOMENTS = [("el-grande", 1), ("el-grande", 150), ("condottiere", 20), ("condottiere", 120)]


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
    tables = [import_game(page, game, answers) for game, answers in MOMENTS]
    ended = [end(page, game) for game in ("el-grande", "condottiere")]
    return [*PAGES, waiting, f"{waiting}/verify", *tables, f"{tables[0]}/help", *ended, f"{ended[0]}/replay?at=60"]


def test_axe_finds_nothing_in_any_state(house: House, visit: Visit) -> None:
    page = visit(house)
    paths = states(page)
    found: dict[str, list[str]] = {}

    for language, theme in (("en", "light"), ("pl", "dark")):
        page.context.add_cookies([{"name": "language", "value": language, "url": house.address}])
        page.context.add_cookies([{"name": "theme", "value": theme, "url": house.address}])
        for number, path in enumerate(paths):
            go(page, path)
            found[f"{language} {theme} {number} {path}"] = violations(page)
        go(page, paths[len(PAGES) + 2])
        wait_until_asked(page)
        page.locator("#help-link").click()
        page.locator("dialog[open] .topic").first.wait_for(state="attached")
        found[f"{language} {theme} help"] = violations(page)

    assert {state: each for state, each in found.items() if each} == {}
