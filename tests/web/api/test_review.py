"""The review of a game over the API and on its end page: asked for, on its way, made and kept."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meseta.tables.settings import TableSettings
from meseta.web.app import make_app
from meseta.web.limits import Limits
from meseta.web.stopping import Stopping
from tests.patience import wait_until
from tests.reviewing.games import finished
from tests.web.api.guests import Guest


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Generator[TestClient[Litestar]]:
    """Reviews of a single iteration, which are made of what was found in a second."""
    app = make_app(
        f"sqlite:///{tmp_path_factory.mktemp('house')}/meseta.db",
        b"only for tests",
        Stopping(),
        Limits(by_address=False, review_seconds=1),
        settings=TableSettings(review_iterations=1),
    )
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def imported(guest: Guest, game: str) -> str:
    """A table whose game is over."""
    table: str = guest.post("/records", {"record": finished(game).to_text()})["id"]
    return table


def reviewed(guest: Guest, table: str) -> Any:
    """The review when it is there."""
    path = f"/api/tables/{table}/review"
    wait_until(lambda: guest.client.get(path).status_code == 200)
    return guest.client.get(path).json()["review"]


def test_review_is_made_when_it_is_asked_for(guest: Guest) -> None:
    table = imported(guest, "condottiere")

    first = guest.client.get(f"/api/tables/{table}/review")
    review = reviewed(Guest.nobody(guest.client), table)

    assert (first.status_code, first.json()) == (202, {"percent": 0, "review": None})
    assert review["moments"][0]["at"] == 0
    assert all(sum(moment["chances"]) == 10_000 for moment in review["moments"])
    for seat, account in enumerate(review["accounts"]):
        assert account["end"] == review["moments"][-1]["chances"][seat]
        assert account["start"] + account["choice"] + account["others"] + account["luck"] == account["end"]


@pytest.mark.parametrize(("game", "language"), [("el-grande", "en"), ("condottiere", "pl")])
def test_end_page_shows_how_far_it_is_and_then_the_review(guest: Guest, game: str, language: str) -> None:
    table, head = imported(guest, game), {**guest.head, "accept-language": language}

    before = guest.client.get(f"/t/{table}", headers=head).text
    review = reviewed(guest, table)
    after = guest.client.get(f"/t/{table}/part", headers=head).text

    assert {"en": "being looked through: 0%", "pl": "jest przeglądana: 0%"}[language] in before
    assert {"en": "What cost most", "pl": "Co kosztowało najwięcej"}[language] in after
    for point in review["turning_points"]:
        assert f"/t/{table}/replay?at={point['at']}&amp;seat={point['seat']}" in after


def test_running_game_is_refused(guest: Guest) -> None:
    table = guest.new_table("you", "quick")

    assert "that is over" in guest.get(f"/tables/{table}/review", 400)["error"]
