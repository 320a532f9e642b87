"""Draws the pictures that messengers show beside a link: `python -m tests.web.browser.link_previews`, after the look of
a board has changed. They stand among the files of the pages, one for each game."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

from meseta.games.catalogue import TITLES
from meseta.web.app import FOLDER
from tests.web.browser.visiting import play_on, set_up, wait_until_asked
from tests.web.house import House

SIZE: Final[ViewportSize] = {"width": 1200, "height": 630}  # what messengers ask for
ANSWERS: Final = 14  # given before: a board with pieces on it
QUALITY: Final = 72  # of a JPEG: a fifth of the same PNG
# The board alone over the whole picture, with our name and that of the game.
STYLE: Final = """
.top, .table > :not(.map), #notice { display: none !important }
body.table-page, .table { display: block !important; height: 630px !important; padding: 0 !important }
.table > .map { position: fixed !important; inset: 0 !important; margin: 0 !important; height: auto !important }
.table > .map { background: #a9c3ca !important; border-radius: 0 !important }
.map > :not(svg) { display: none !important }
.named { position: fixed; right: 40px; bottom: 36px; z-index: 9; padding: 14px 28px; border-radius: 14px }
.named { background: var(--paper); color: var(--ink); font: 600 52px/1.15 var(--serif); box-shadow: var(--shadow) }
.named small { display: block; font: 400 26px var(--sans); color: var(--ink-2) }
"""
NAMED: Final = """name => {
  const named = document.body.appendChild(document.createElement("p"));
  named.className = "named";
  named.append(name, Object.assign(document.createElement("small"), { textContent: "Meseta" }));
}"""


def draw(page: Page, game: str, to: Path) -> None:
    set_up(page, game, ["you", "quick", "quick", "quick"])
    play_on(page, Random(3), most=ANSWERS)
    wait_until_asked(page)
    page.evaluate(NAMED, page.locator(".top .serif").first.inner_text())
    page.add_style_tag(content=STYLE)
    page.screenshot(path=to, type="jpeg", quality=QUALITY)
    print(to.name, to.stat().st_size, "bytes")


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        context = browser.new_context(
            base_url=house.address, viewport=SIZE, bypass_csp=True, color_scheme="light", reduced_motion="reduce"
        )
        context.add_cookies([{"name": "pace", "value": "at-once", "url": house.address}])
        for title in TITLES:
            draw(context.new_page(), title.name, FOLDER / "static" / f"preview-{title.name}.jpg")
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
