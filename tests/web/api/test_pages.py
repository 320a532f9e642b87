"""The pages under whatever anybody types into an address or a form: never a 5xx."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from meseta.web.app import STATIC, digest_of
from tests.web.api.guests import Guest

PATIENT = settings(
    max_examples=40,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
WORDS = st.one_of(
    st.text(max_size=20), st.sampled_from(["", "0", "1", "-1", "9" * 5000, "el-grande", "you", "yes", "\0"])
)
NAMES = st.one_of(
    st.sampled_from(
        ["game", "name", "table", "listed", "edition", "seat", "seat-0", "option-players", "text", "veto", "pace"]
    ),
    st.text(max_size=8),
)
FORMS = st.dictionaries(NAMES, WORDS, max_size=5)
PLACES = ["/play", "/new", "/import", "/t/nowhere/join"]
DEEDS = ["answer", "undo", "restart", "say", "order", "pace", "join", "leave", "start", "rematch"]


@pytest.fixture(scope="module")
def tables(client: TestClient[Any]) -> list[str]:
    host = Guest(client, "Host")
    finished = host.new_table("you", "quick", game="condottiere")
    host.play_to_the_end(finished)
    return [host.new_table("you", "quick"), host.new_table("you", "open"), finished, "nowhere", "%00"]


@PATIENT
@given(st.sampled_from(["/", "/new", "/import", "/language/pl", "/theme/dark", "/theme/\ud7ff"]), FORMS)
@example("/new", {"game": "condottiere", "option-players": "9" * 5000})
def test_pages_with_any_question(client: TestClient[Any], path: str, asked: dict[str, str]) -> None:
    assert client.get(path, params=asked, follow_redirects=False).status_code < 500


@PATIENT
@given(st.sampled_from(["/play", "/new", "/import"]), FORMS)
def test_forms_with_anything_in_them(client: TestClient[Any], path: str, sent: dict[str, str]) -> None:
    assert client.post(path, data=sent, follow_redirects=False).status_code < 500


@PATIENT
@given(
    st.sampled_from(["/play", "/new", "/import", "/t/nowhere/join"]),
    st.binary(max_size=60),
    st.text("abc/-;= x", max_size=20),
)
def test_bodies_of_any_kind(client: TestClient[Any], path: str, body: bytes, kind: str) -> None:
    answer = client.post(path, content=body, headers={"content-type": kind.strip()}, follow_redirects=False)

    assert answer.status_code < 500


@PATIENT
@given(st.integers(0, 4), st.sampled_from(DEEDS), FORMS)
def test_deeds_at_tables(
    client: TestClient[Any], tables: list[str], which: int, deed: str, sent: dict[str, str]
) -> None:
    answer = client.post(f"/t/{tables[which]}/{deed}", data=sent, follow_redirects=False)

    assert answer.status_code < 500


@PATIENT
@given(st.integers(0, 4), WORDS, WORDS)
@example(2, "5", "99")
@example(2, "5", "5")
@example(2, "-5", "1")
@example(2, "9" * 5000, "1")
def test_replays_from_anywhere(client: TestClient[Any], tables: list[str], which: int, at: str, seat: str) -> None:
    asked = {"at": at, "seat": seat}

    assert client.get(f"/t/{tables[which]}/replay", params=asked, follow_redirects=False).status_code < 500


@PATIENT
@given(st.integers(0, 4), st.sampled_from(["after", "at"]), WORDS)
@example(2, "after", "3")
@example(2, "after", "-3")
@example(2, "at", "3")
@example(2, "at", "9" * 5000)
def test_moments_of_any_number(client: TestClient[Any], tables: list[str], which: int, name: str, number: str) -> None:
    assert client.get(f"/t/{tables[which]}/part", params={name: number}).status_code < 500


@PATIENT
@given(st.integers(0, 4), st.sampled_from(["", "/part", "/replay", "/as/x.y"]))
def test_tables_are_looked_at(client: TestClient[Any], tables: list[str], which: int, part: str) -> None:
    answer = client.get(f"/t/{tables[which]}{part}", follow_redirects=False)

    assert answer.status_code in ((404,) if which > 2 or part == "/as/x.y" else (200,))


def test_record_in_letters_nobody_knows_is_refused(client: TestClient[Any]) -> None:
    answer = client.post("/import", files={"pasted": (None, b"x", "text/plain; charset=nowhere")})

    assert answer.status_code == 400


def test_what_people_write_is_never_markup(client: TestClient[Any]) -> None:
    """A name, a table's name, a line of chat."""
    host = Guest(client, "<script>me</script>")
    sent = {"game": "condottiere", "seats": ["you", "quick"], "options": {"players": "2"}, "listed": True}
    table = host.post("/tables", {**sent, "name": "<script>table</script>"})["id"]
    host.post(f"/tables/{table}/chat", {"text": "<script>said</script>"})

    for path in ("/", f"/t/{table}", f"/t/{table}/part", f"/t/{table}/replay"):
        page = client.get(path, headers=host.head).text
        assert "<script>" not in page.replace(f'<script src="{STATIC}/client.js" defer></script>', "")


def test_files_are_kept_for_ever_under_a_name_that_changes_with_them(client: TestClient[Any], tmp_path: Path) -> None:
    page = client.get("/").text
    files = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page))
    assert len(files) > 5

    for file in files:
        answer = client.get(file)
        assert (answer.status_code, file.startswith(STATIC)) == (200, True)
        assert {"immutable", "max-age=31536000"} <= set(answer.headers["cache-control"].split(", "))

    (tmp_path / "a.css").write_text("a {}")
    before = digest_of(tmp_path)
    (tmp_path / "a.css").write_text("b {}")
    assert digest_of(tmp_path) != before
