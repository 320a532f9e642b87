"""How friends get in: a link that says where it works, a QR code, a code to be told, a preview in a messenger."""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meseta.games.catalogue import TITLES
from meseta.storage.storage import Storage
from meseta.web.app import make_app
from meseta.web.limits import Limits
from meseta.web.panels.friends import Friends, ways_in
from meseta.web.qr_code import qr_code
from meseta.web.reach import Reach, is_loopback
from meseta.web.short_codes import LENGTH, LETTERS, ShortCodes
from meseta.web.stopping import Stopping
from meseta.wording.words import words
from tests.web.api.guests import Guest

CODE = re.compile(rf'class="short-code">.*?<b>([{LETTERS}]{{3}}-[{LETTERS}]{{3}})</b>')


def seen(client: TestClient[Any], guest: Guest, path: str, host: str) -> str:
    return client.get(path, headers={**guest.head, "host": host}).text


# ---- Where a link works.
@pytest.mark.parametrize("name", ["localhost", "localhost:8765", "127.0.0.1:80", "[::1]:8765", "games.localhost"])
def test_names_of_this_machine_are_known(name: str) -> None:
    assert is_loopback(name)
    assert not is_loopback("192.0.2.7")
    assert not is_loopback("localhost.example.org")


def test_link_that_works_only_here_says_so_and_with_which_command_others_get_in(
    client: TestClient[Any], guest: Guest
) -> None:
    table = guest.new_table("you", "open")

    here, there = (seen(client, guest, f"/t/{table}", host) for host in ("localhost:8765", "192.0.2.7:8765"))

    assert "works on this computer only: your friends cannot open it" in here
    assert "<code>./run serve --host 0.0.0.0 --port 8765</code>" in here
    assert "only-here" not in there
    assert f'src="/t/{table}/qr"' in there


def test_link_for_the_local_network_is_offered_where_the_server_listens_there() -> None:
    reach = Reach("http://localhost:8765", True, "http://192.0.2.7:8765", serves_network=True)

    offered = ways_in("/t/abc", "abc", words("en"), Friends(reach))

    assert 'data-copy-link="http://192.0.2.7:8765/t/abc"' in offered
    assert "/t/abc/qr" in offered
    assert "./run" not in offered


def test_qr_code_is_that_of_the_link_as_the_visitor_calls_the_house(client: TestClient[Any], guest: Guest) -> None:
    table = guest.new_table("you", "open")

    drawn = client.get(f"/t/{table}/qr", headers={**guest.head, "host": "games.example"})

    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.content == qr_code(f"http://games.example/t/{table}")


# ---- Short codes.
def test_code_opens_a_table_however_it_is_written_as_long_as_it_waits(client: TestClient[Any], guest: Guest) -> None:
    table = guest.new_table("you", "open")
    found = CODE.search(seen(client, guest, f"/t/{table}", "games.example"))
    assert found
    code = found[1]

    for written in (code, code.lower(), f" {code.replace('-', ' ')} "):
        opened = client.post("/code", data={"code": written}, follow_redirects=False)
        assert (opened.status_code, opened.headers["location"]) == (303, f"/t/{table}")

    guest.post(f"/tables/{table}/start")
    assert not CODE.search(seen(client, guest, f"/t/{table}", "games.example"))
    refused = client.post("/code", data={"code": code})
    assert refused.status_code == 404
    assert "No table waits under this code" in refused.text


def test_codes_follow_from_the_secret_of_the_house(client: TestClient[Litestar]) -> None:
    storage: Storage = client.app.state.services.storage
    ours, theirs = (ShortCodes(storage, secret) for secret in (b"one", b"other"))

    assert ours.letters("table") == ours.letters("table") != theirs.letters("table")
    assert len({ours.letters(str(table)) for table in range(500)}) == 500
    assert len(ours.letters("table")) == LENGTH


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Generator[TestClient[Litestar]]:
    limits = Limits(codes_at_once=3, codes_a_minute=0)
    database = f"sqlite:///{tmp_path_factory.mktemp('house')}/meseta.db"
    with TestClient(make_app(database, b"only for tests", Stopping(), limits), raise_server_exceptions=False) as client:
        yield client


def test_whoever_guesses_is_slowed_down_and_friends_who_share_an_address_are_not(
    limited: TestClient[Litestar],
) -> None:
    guest = Guest(limited, "Mira")
    found = CODE.search(seen(limited, guest, f"/t/{guest.new_table('you', 'open')}", "games.example"))
    assert found

    friends = [limited.post("/code", data={"code": found[1]}, follow_redirects=False) for _ in range(5)]
    guesses = [limited.post("/code", data={"code": "BBB-BBB"}) for _ in range(4)]

    assert {friend.status_code for friend in friends} == {303}
    assert [guess.status_code for guess in guesses] == [404, 404, 404, 429]


# ---- Beside a link, in a messenger.
@pytest.mark.parametrize("game", [title.name for title in TITLES])
def test_link_comes_with_a_picture_of_the_board_and_who_invites(
    client: TestClient[Any], guest: Guest, game: str
) -> None:
    table = guest.new_table("you", "open", game=game)

    page = client.get(f"/t/{table}", headers={"host": "games.example"}).text

    shared = dict(re.findall(r'<meta property="og:(\S+)" content="([^"]*)">', page))
    assert shared["title"].startswith("Mira invites you to a game of ")
    assert shared["image"].startswith("http://games.example/static/")
    picture = client.get(shared["image"].removeprefix("http://games.example"))
    assert picture.headers["content-type"] == "image/jpeg"
    assert 20_000 < len(picture.content) < 120_000
