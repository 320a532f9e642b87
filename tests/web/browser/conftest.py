"""One browser for tests that follow one another, and for each test visitors who know nothing of one another."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browser.visiting import WAIT, Visit, wait_until_it_listens
from tests.web.house import House

DESKTOP = {"width": 1440, "height": 900}
# Nobody sees these pages, and painting them is two fifths of a browser's work while answers are pressed: without memory
# for what it paints it lays pages out and does all else, but paints nothing.
UNSEEN = [] if os.environ.get("MESETA_PICTURES") else ["--force-gpu-mem-available-mb=0"]

running: list[Browser] = []  # one, or none
at_its_end = ExitStack()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """While Playwright runs, no test with an event loop of its own can."""
    if "chromium" not in getattr(nextitem, "fixturenames", ()):
        at_its_end.close()


@pytest.fixture
def chromium() -> Browser:
    if not running:
        running.append(launched())
        at_its_end.callback(running.clear)
    return running[0]


def launched() -> Browser:
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")  # the shell opens pages twice as fast
    if found is None:
        pytest.fail("These tests need a real browser: `apt install chromium-headless-shell`.", pytrace=False)
    expect.set_options(timeout=WAIT)
    playwright = at_its_end.enter_context(sync_playwright())
    arguments = ["--no-sandbox", *UNSEEN]
    browser = playwright.chromium.launch(executable_path=found, args=arguments, timeout=WAIT)
    at_its_end.callback(browser.close)
    return browser


@pytest.fixture
def visit(chromium: Browser) -> Generator[Visit]:
    """A page for somebody new, at a path or nowhere yet: cookies and all are their own. Words such as `color_scheme` go
    to the browser.

    The page listens when it is handed over. Unless a test is about it, others' moves are shown at once, and nothing
    glides away from under the mouse.
    """
    with ExitStack() as open_contexts:

        def visit(house: House, path: str | None = None, pace: str = "at-once", **settings: Any) -> Any:
            usual = {"viewport": DESKTOP, "reduced_motion": "reduce"}
            context = chromium.new_context(base_url=house.address, **{**usual, **settings})
            open_contexts.callback(context.close)
            context.set_default_timeout(WAIT)
            context.add_cookies([{"name": "pace", "value": pace, "url": house.address}])
            page = context.new_page()
            if path is not None:
                page.goto(path)
                if settings.get("java_script_enabled", True):
                    wait_until_it_listens(page)
            return page

        yield visit
