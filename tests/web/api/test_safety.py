"""Keys, cookies, other sites' pages, headers, and the limit for the hasty."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from meseta.storage.refusals import OutOfReach
from meseta.web.app import STATIC, make_app
from meseta.web.buckets import Bucket
from meseta.web.limits import Limits
from meseta.web.stopping import Stopping
from tests.web.api.guests import Guest

TABLE = {"game": "condottiere", "seats": ["you", "open"], "options": {"players": "2"}}


# ---- Keys and cookies.
def forged(key: str) -> list[str]:
    person, _, signature = key.partition(".")
    return [
        "",
        "x",
        ".",
        person,
        f"{person}.",
        f"{person}.{signature[:-1]}",
        f"{key}x",
        f"x{key}",
        f"{person}.{'0' * 32}",
    ]


@pytest.mark.parametrize("number", range(9))
def test_forged_key_is_nobodys(guest: Guest, number: int) -> None:
    key = forged(guest.key)[number]

    for head in ({"authorization": f"Bearer {key}"}, {"cookie": f"meseta={key}"}):
        assert guest.client.post("/api/tables", json=TABLE, headers=head).status_code == 401


@pytest.mark.parametrize(
    "head",
    [
        {"authorization": "Basic bWlyYTpzZWNyZXQ="},
        {"authorization": b"Bearer \xff.\xff"},
        {"cookie": b"meseta=\xff.\xff"},
        {"cookie": 'meseta="a\\777"'},
        {"cookie": "meseta=a.b; meseta=c.d"},
        {"cookie": "meseta=" + "x" * 7_000},
    ],
    ids=str,
)
def test_odd_tokens_are_nobodys(client: TestClient[Any], head: dict[str, Any]) -> None:
    client.cookies.clear()

    assert client.post("/api/tables", json=TABLE, headers=head).status_code == 401


def test_cookie_says_the_same_as_a_key(guest: Guest) -> None:
    answer = guest.client.post("/api/tables", json=TABLE, headers={"cookie": f"meseta={guest.key}"})

    assert answer.status_code == 201
    seats = guest.get(f"/tables/{answer.json()['id']}")["table"]["seats"]
    assert seats[0]["name"] == "Mira"


def test_cookie_of_a_browser_cannot_be_read_by_scripts(client: TestClient[Any]) -> None:
    client.cookies.clear()

    answer = client.post("/play", follow_redirects=False)

    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize(("scheme", "secure"), [("https", True), ("http", False)])
@pytest.mark.parametrize("path", ["/language/pl", "/theme/dark"])
def test_cookie_that_came_over_https_never_travels_in_the_open(
    client: TestClient[Any], path: str, scheme: str, secure: bool
) -> None:
    answer = client.get(f"{scheme}://testserver.local{path}", follow_redirects=False)

    assert ("secure" in answer.headers["set-cookie"].lower().split("; ")) == secure


# ---- Going to another device.
def link_to_a_seat(guest: Guest, table: str) -> str:
    shown = guest.client.post(f"/t/{table}/device", headers=guest.head).text
    [link] = set(re.findall(rf"/t/{table}/as/[\w-]+", shown))
    return str(link)


def test_link_to_a_seat_asks_first_and_then_makes_its_owner_of_whoever_agrees(client: TestClient[Any]) -> None:
    mira, ana = Guest(client, "Mira"), Guest(client, "Ana")
    table = mira.new_table("you", "quick")

    for head, asks in ({}, "Sit here as Mira?"), ({"cookie": f"meseta={ana.key}"}, "Here you are Ana."):
        client.cookies.clear()
        link = link_to_a_seat(mira, table)
        asked = client.get(link, headers=head, follow_redirects=False)
        agreed = client.post(link, headers=head, follow_redirects=False)

        assert "set-cookie" not in asked.headers
        assert asks in asked.text
        assert mira.key in agreed.headers["set-cookie"]
        assert agreed.headers["location"] == f"/t/{table}"
    client.cookies.clear()


def test_link_to_a_seat_works_once_and_the_newest_only(guest: Guest) -> None:
    table, client = guest.new_table("you", "quick"), guest.client
    older, link = link_to_a_seat(guest, table), link_to_a_seat(guest, table)

    statuses = [client.post(each, follow_redirects=False).status_code for each in (older, link, link)]
    client.cookies.clear()

    assert statuses == [404, 303, 404]
    assert "was used already" in client.get(link).json()["error"]


def test_link_to_a_seat_is_void_after_ten_minutes(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = guest.new_table("you", "quick")
    link, now = link_to_a_seat(guest, table), time.time()

    monkeypatch.setattr("meseta.web.people.time.time", lambda: now + 590)
    assert guest.client.get(link).status_code == 200
    monkeypatch.setattr("meseta.web.people.time.time", lambda: now + 601)
    assert guest.client.get(link).status_code == 404
    assert guest.client.post(link).status_code == 404


def test_link_to_a_seat_is_not_followed_from_another_site(guest: Guest) -> None:
    link = link_to_a_seat(guest, guest.new_table("you", "quick"))

    answer = guest.client.post(link, headers={"origin": "http://elsewhere.example"}, follow_redirects=False)

    assert answer.status_code == 403
    assert guest.client.get(link).status_code == 200


def test_key_stands_in_no_page(guest: Guest) -> None:
    table = guest.new_table("you", "quick")
    head = {"cookie": f"meseta={guest.key}"}

    for path in ("/", "/new", f"/t/{table}", f"/t/{table}/part", f"/t/{table}/replay", f"/api/tables/{table}"):
        shown = guest.client.get(path, headers=head).text
        assert guest.key not in shown
        assert guest.key.partition(".")[2] not in shown
    assert guest.key not in guest.client.post(f"/t/{table}/device", headers=head).text


def test_program_goes_elsewhere_with_a_code(guest: Guest) -> None:
    made = guest.post("/people/codes")

    got = guest.post("/people/keys", {"code": made["code"]})

    assert made["seconds"] == 600
    assert got == {"name": "Mira", "key": guest.key}
    guest.post("/people/keys", {"code": made["code"]}, 404)
    Guest.nobody(guest.client).post("/people/codes", None, 401)


def test_code_is_stored_as_a_digest(guest: Guest) -> None:
    code = guest.post("/people/codes")["code"]
    [file] = [Path(file) for _, _, file in read(guest, "PRAGMA database_list")]

    assert code not in str(read(guest, "SELECT * FROM codes"))
    assert all(code.encode() not in each.read_bytes() for each in file.parent.glob("meseta.db*"))


def test_signing_out_everywhere_makes_older_keys_nobodys(guest: Guest) -> None:
    table = guest.new_table("you", "quick")
    link = link_to_a_seat(guest, table)
    older = guest.key

    guest.key = guest.post("/people/sign-out")["key"]

    assert guest.get(f"/tables/{table}")["seat"] == 0
    guest.post("/tables", TABLE)
    assert guest.client.get(link).status_code == 404
    for head in ({"authorization": f"Bearer {older}"}, {"cookie": f"meseta={older}"}):
        assert guest.client.get(f"/api/tables/{table}", headers=head).json()["seat"] is None
        assert guest.client.post("/api/tables", json=TABLE, headers=head).status_code == 401
        assert guest.client.post(f"/api/tables/{table}/leave", headers=head).status_code == 401


def test_page_signs_out_everywhere_else(guest: Guest) -> None:
    table, head = guest.new_table("you", "quick"), {"cookie": f"meseta={guest.key}"}
    back = {"back": f"/t/{table}"}

    answer = guest.client.post("/sign-out-everywhere", data=back, headers=head, follow_redirects=False)
    guest.client.cookies.clear()
    fresh = answer.headers["set-cookie"].partition("meseta=")[2].partition(";")[0]

    assert answer.headers["location"] == f"/t/{table}"
    assert guest.client.get(f"/api/tables/{table}", headers=head).json()["seat"] is None
    assert guest.client.get(f"/api/tables/{table}", headers={"cookie": f"meseta={fresh}"}).json()["seat"] == 0


def test_codes_stand_in_no_log(
    client: TestClient[Any], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def out_of_reach(work: object) -> None:
        raise OutOfReach("error-database-busy")

    monkeypatch.setattr(client.app.state.services.storage._database, "read", out_of_reach)

    assert client.get("/t/abc/as/secret-code").status_code == 503

    assert "/t/abc/as/..." in caplog.text
    assert "secret-code" not in caplog.text


def read(guest: Guest, statement: str) -> list[Any]:
    """What stands in the database."""
    database = guest.client.app.state.services.storage._database
    with guest.client.portal() as portal:
        found: list[Any] = portal.call(database.read, lambda connection: list(connection.execute(sa.text(statement))))
    return found


# ---- Other sites.
@pytest.mark.parametrize(
    "head",
    [
        {"origin": "http://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": "testserver.local"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "authorization": "Basic bWlyYTpzZWNyZXQ="},
    ],
    ids=str,
)
@pytest.mark.parametrize("path", ["/api/tables", "/play", "/t/nowhere/leave"])
def test_page_of_another_site_cannot_act(guest: Guest, path: str, head: dict[str, str]) -> None:
    answer = guest.client.post(path, json=TABLE, headers={"cookie": f"meseta={guest.key}", **head})

    assert answer.status_code == 403
    assert answer.json()["error"] == "This was sent from another site, so it was not done."


def test_own_page_may_act(guest: Guest) -> None:
    origin = str(guest.client.base_url).rstrip("/")
    head = {"cookie": f"meseta={guest.key}", "origin": origin, "sec-fetch-site": "same-origin"}

    assert guest.client.post("/api/tables", json=TABLE, headers=head).status_code == 201


@pytest.mark.parametrize("back", ["//elsewhere", "/\\elsewhere", "http://elsewhere", "elsewhere", "/a\r\nx: y", ""])
def test_nobody_is_led_to_another_site(client: TestClient[Any], back: str) -> None:
    answer = client.get("/theme/dark", params={"back": back}, follow_redirects=False)

    assert answer.status_code == 303
    assert answer.headers["location"] == "/"


# ---- Headers.
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/health",
        "/api/games",
        "/api/schema/openapi.json",
        f"{STATIC}/table.css",
        "/static/nowhere",
        "/nowhere",
        "/t/nowhere",
        "/api/tables/x/undo",
        "/language/en",
    ],
)
def test_every_answer_is_guarded(client: TestClient[Any], path: str) -> None:
    headers = client.get(path, follow_redirects=False).headers

    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "cache-control" in headers


# ---- Haste.
def test_whoever_asks_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    limits = Limits(requests_at_once=5, requests_a_second=0)  # else a slow machine would not be too fast
    app = make_app(f"sqlite:///{tmp_path}/meseta.db", b"secret", Stopping(), limits)
    with TestClient(app) as client:
        first, *_, slowed = [client.get("/nowhere") for _ in range(6)]  # each counts for one, or for more

    assert first.status_code == 404
    assert slowed.status_code == 429
    assert slowed.json()["error"] == "That was a little fast. Wait a moment and try again."
    assert slowed.headers["retry-after"] == "1"
    assert "content-security-policy" in slowed.headers


def test_limit_is_so_many_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(200, 40, now=0.0)
    assert [bucket.take(0.0) for _ in range(201)] == [True] * 200 + [False]
    assert [bucket.take(0.5) for _ in range(21)] == [True] * 20 + [False]
    assert [bucket.take(1000.0) for _ in range(201)] == [True] * 200 + [False]
