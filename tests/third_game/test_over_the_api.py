"""The third game over the API: it is listed, set up, played against a bot, stored and taken home."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meseta.web.app import make_app
from meseta.web.limits import Limits
from meseta.web.stopping import Stopping
from tests.web.api.guests import Guest

GAME = "noughts-and-crosses"


@pytest.fixture(scope="module")
def guest(registered: None, tmp_path_factory: pytest.TempPathFactory) -> Generator[Guest]:
    app: Litestar = make_app(
        f"sqlite:///{tmp_path_factory.mktemp('house')}/meseta.db", b"", Stopping(), Limits(by_address=False)
    )
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Guest(client, "Mira")


def new_table(guest: Guest, *seats: str) -> str:
    table: str = guest.post("/tables", {"game": GAME, "seats": seats})["id"]
    return table


def test_game_is_listed(guest: Guest) -> None:
    assert GAME in [game["game"] for game in guest.get("/games")]


def test_whole_game_is_played_against_a_bot(guest: Guest) -> None:
    table = new_table(guest, "you", "random")

    over = guest.play_to_the_end(table)

    assert over["view"]["winners"]
    assert guest.get(f"/tables/{table}/record")["game"] == GAME
    assert "cannot be reviewed" in guest.get(f"/tables/{table}/review", 400)["error"]
    assert 'id="review"' not in guest.client.get(f"/t/{table}", headers=guest.head).text


def test_bot_that_does_not_know_the_game_is_refused(guest: Guest) -> None:
    refused = guest.post("/tables", {"game": GAME, "seats": ["you", "quick"]}, 400)

    assert "possible: you, open, random" in refused["error"]


def test_there_is_nothing_to_order_in_advance(guest: Guest) -> None:
    table = new_table(guest, "you", "random")

    assert "no standing order of this game" in guest.post(f"/tables/{table}/orders", {"veto": "never"}, 400)["error"]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("path", ["/", "/new", f"/new?game={GAME}", f"/learn/{GAME}"])
def test_pages_of_all_games_show_it(guest: Guest, path: str, language: str) -> None:
    page = guest.client.get(path, headers={"accept-language": language})

    assert page.status_code == 200
    assert {"en": "Noughts and crosses", "pl": "Kółko i krzyżyk"}[language] in page.text
