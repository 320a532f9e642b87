"""A browser for each file of tests, and for each test visitors who know nothing of one another."""

from __future__ import annotations

import shutil
from collections.abc import Generator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browser.visiting import WAIT, Visit, wait_until_it_listens
from tests.web.house import House

DESKTOP = {"width": 1440, "height": 900}


@pytest.fixture(scope="module")
def chromium() -> Generator[Browser]:
    """Once for each file: while Playwright runs, no test with an event loop of its own can."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")  # the shell opens pages twice as fast
    if found is None:
        pytest.fail("These tests need a real browser: `apt install chromium-headless-shell`.", pytrace=False)
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"], timeout=WAIT)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser) -> Generator[Visit]:
    """Opens a page for somebody new: cookies and all are their own. Words such as `color_scheme` go to the browser.

    The page listens when it is handed over. Unless a test is about it, others' moves are shown at once, and nothing
    glides away from under the mouse.
    """
    with ExitStack() as open_contexts:

        def visit(house: House, path: str = "/", pace: str = "at-once", **settings: Any) -> Any:
            usual = {"viewport": DESKTOP, "reduced_motion": "reduce"}
            context = chromium.new_context(base_url=house.address, **{**usual, **settings})
            open_contexts.callback(context.close)
            context.set_default_timeout(WAIT)
            context.add_cookies([{"name": "pace", "value": pace, "url": house.address}])
            page = context.new_page()
            page.goto(path)
            if settings.get("java_script_enabled", True):
                wait_until_it_listens(page)
            return page

        yield visit
