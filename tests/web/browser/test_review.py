"""The review on the end page of a game: it comes by itself, leads to its turning points, and can be read as a table."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.patience import PATIENCE
from tests.reviewing.games import finished
from tests.web.browser.moments import end
from tests.web.browser.sizes import faults_of
from tests.web.browser.visiting import Visit, go
from tests.web.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    """Reviews of very few iterations, made of what was found in a few seconds."""
    folder: Path = tmp_path_factory.mktemp("house")
    house = House(folder, "--review=2", MESETA_LIMIT_REVIEW_SECONDS="3")
    house.start()
    yield house
    house.stop()


def imported(house: House, game: str) -> str:
    """The path of a table whose game is over."""
    with httpx.Client(base_url=f"{house.address}/api", timeout=PATIENCE) as client:
        key = client.post("/people", json={"name": "Mira"}).json()["key"]
        head = {"authorization": f"Bearer {key}"}
        made = client.post("/records", json={"record": finished(game).to_text()}, headers=head).json()
    return f"/t/{made['id']}"


@pytest.mark.parametrize(("game", "width"), [("el-grande", 390), ("condottiere", 1440)])
def test_review_comes_by_itself_on_the_end_page(house: House, visit: Visit, game: str, width: int) -> None:
    page = visit(house, imported(house, game), viewport={"width": width, "height": 844})

    expect(page.locator(".reviewed")).to_be_visible()

    expect(page.locator(".reviewed .chart:visible .curve")).to_have_count(2)
    expect(page.locator(".owed tbody tr")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator(".review .figures summary").click()
    expect(page.locator(".review .figures tbody tr").last).to_be_visible()


@pytest.mark.parametrize(
    ("game", "options"),
    [("el-grande", {}), ("el-grande", {"expansion": "king-and-colonies"}), ("condottiere", {})],
)
def test_end_page_with_its_review_fits_screens_of_every_size(
    house: House, visit: Visit, game: str, options: dict[str, str]
) -> None:
    page = visit(house)

    go(page, end(page, game, **options))
    expect(page.locator(".reviewed")).to_be_visible()

    assert faults_of(page) == []
