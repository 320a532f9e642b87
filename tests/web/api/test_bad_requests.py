"""Whatever is sent, the answer is a sentence in `error` and a status that says whose mistake it was. Never a 5xx."""

from __future__ import annotations

from typing import Any

import pytest
from httpx import Response
from litestar.testing import TestClient

from tests.web.api.guests import Guest

JSON = {"content-type": "application/json"}
NUMBERS = [-1, 10**6, 2**31, 2**63 - 1, -(2**63), 2**63, 2**64, 10**40]


def refused(answer: Response, *statuses: int) -> str:
    assert answer.status_code in (statuses or (400,)), answer.text
    sentence = answer.json()["error"]
    assert isinstance(sentence, str)
    assert sentence.endswith(".")
    assert len(sentence.split()) > 2
    return str(sentence)


# ---- Bodies.
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"5",
        b"null",
        b"\xff\xfe",
        b'"\x8f"',
        b'{"name": "\\ud800"}',
        b'{"name": 5}',
        b'{"name": null}',
        b'{"nom": "x"}',
        b"[" * 10_000,
        b'{"name":' * 1_500,
        b"name=Mira",
    ],
    ids=lambda body: repr(body[:20]),
)
@pytest.mark.parametrize("kind", ["application/json", "text/plain", "application/x-msgpack", "multipart/form-data"])
def test_body_that_is_no_name(client: TestClient[Any], body: bytes, kind: str) -> None:
    refused(client.post("/api/people", content=body, headers={"content-type": kind}))


def test_body_that_is_too_large(client: TestClient[Any]) -> None:
    assert "too large" in refused(client.post("/api/people", json={"name": "x" * 10_000_000}), 413)


@pytest.mark.parametrize("name", ["", "  ", "\n", "\0", "\u202e\u200b"])
def test_name_of_nothing(client: TestClient[Any], name: str) -> None:
    refused(client.post("/api/people", json={"name": name}))


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("a\0b\r\nc\u202ed", "a b c d"),
        ("x" * 15_000, "x" * 24),
        ("Łukasz Żółć", "Łukasz Żółć"),
    ],
)
def test_name_becomes_one_short_line(client: TestClient[Any], name: str, kept: str) -> None:
    assert client.post("/api/people", json={"name": name}).json()["name"] == kept


# ---- Tables.
@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": "el-grande\0"},
        {"seats": []},
        {"seats": ["you"] * 2},
        {"seats": ["you", "genius"]},
        {"seats": ["quick"] * 1_000},
        {"seats": "you"},
        {"options": {"players": "99"}},
        {"options": {"players": 2}},
        {"options": {"players": ""}},
        {"options": {"players\0": "2"}},
        {"options": {"players": "2", "new-regency": "on"}},
        {"options": []},
        {"listed": "perhaps"},
        {"name": ["Friday"]},
    ],
    ids=str,
)
def test_table_that_cannot_be(guest: Guest, wrong: dict[str, Any]) -> None:
    sent = {"game": "el-grande", "seats": ["you", "quick"], "options": {"players": "2"}, **wrong}

    refused(guest.client.post("/api/tables", json=sent, headers=guest.head))


def test_name_of_a_table_becomes_one_short_line(guest: Guest) -> None:
    sent = {"game": "condottiere", "seats": ["you", "open"], "options": {"players": "2"}, "name": "a\0\n" + "x" * 999}
    table = guest.post("/tables", sent)["id"]

    assert guest.get(f"/tables/{table}")["table"]["name"] == "a " + "x" * 38


@pytest.mark.parametrize("seat", [*NUMBERS, 2, "first", 1.5, []], ids=str)
def test_seat_that_is_not_there(guest: Guest, seat: object) -> None:
    table = Guest(guest.client, "Host").new_table("you", "open")

    refused(guest.client.post(f"/api/tables/{table}/join", json={"seat": seat}, headers=guest.head))


# ---- Answers.
@pytest.fixture
def table(guest: Guest) -> str:
    return guest.new_table("you", "quick")


@pytest.mark.parametrize("answer", [*NUMBERS, 1.5, "first", True, [], None], ids=str)
def test_answer_that_is_not_legal(guest: Guest, table: str, answer: object) -> None:
    decision = guest.asked(table)["decision"]
    sent = {"decision": decision, "answer": answer}

    refused(guest.client.post(f"/api/tables/{table}/answers", json=sent, headers=guest.head))

    assert guest.get(f"/tables/{table}")["decision"] == decision


def test_answer_that_is_no_number_at_all(guest: Guest, table: str) -> None:
    body = b'{"decision": 0, "answer": 1e400}'

    refused(guest.client.post(f"/api/tables/{table}/answers", content=body, headers=guest.head | JSON))


@pytest.mark.parametrize(
    "said", ["", " ", "act", "bid", "bid 1 2", "bid -1", "bid ١", "bid 9" + "9" * 5000, "bid \0", "🏰", "x" * 10_000]
)
def test_notation_of_no_answer(guest: Guest, table: str, said: str) -> None:
    sent = {"decision": guest.asked(table)["decision"], "notation": said}

    refused(guest.client.post(f"/api/tables/{table}/answers", json=sent, headers=guest.head))


@pytest.mark.parametrize("decision", NUMBERS)
def test_decision_that_is_not_asked(guest: Guest, table: str, decision: int) -> None:
    answer = guest.asked(table)["view"]["legal"][0]["answer"]
    sent = {"decision": decision, "answer": answer}

    refused(guest.client.post(f"/api/tables/{table}/answers", json=sent, headers=guest.head), 409)


def test_answer_before_the_game_begins(guest: Guest) -> None:
    waiting = guest.new_table("you", "open")

    refused(guest.client.post(f"/api/tables/{waiting}/answers", json={"decision": 0, "answer": 14}, headers=guest.head))


# ---- Who asks, and where.
ACTS: dict[str, Any] = {
    "answers": {"decision": 0, "answer": 14},
    "undo": None,
    "restart": None,
    "join": {},
    "leave": None,
    "start": None,
    "orders": {"veto": "ask"},
    "chat": {"text": "Hello"},
    "rematch": None,
}


@pytest.mark.parametrize("act", ACTS)
def test_nobody_known_cannot_act(guest: Guest, table: str, act: str) -> None:
    refused(guest.client.post(f"/api/tables/{table}/{act}", json=ACTS[act]), 401)


@pytest.mark.parametrize("act", [act for act in ACTS if act not in ("join", "chat")])
def test_whoever_does_not_sit_there_cannot_act(guest: Guest, table: str, act: str) -> None:
    other = Guest(guest.client, "Eve")

    refused(other.client.post(f"/api/tables/{table}/{act}", json=ACTS[act], headers=other.head), 400, 403)


@pytest.mark.parametrize("act", ACTS)
def test_table_that_is_not_there(guest: Guest, act: str) -> None:
    refused(guest.client.post(f"/api/tables/nowhere/{act}", json=ACTS[act], headers=guest.head), 404)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/nowhere", 404),
        ("/api/tables/nowhere/live", 404),
        ("/api/tables/nowhere/record", 404),
        ("/api/tables/%00", 404),
        ("/api/tables/%ff%fe", 404),
        ("/api/tables/%ED%A0%80", 404),
        ("/api/tables/" + "x" * 5000, 404),
        ("/api/nowhere", 404),
        ("/nowhere", 404),
        ("/static/nowhere", 404),
        ("/static/%00", 404),
        ("/static/%2e%2e/app.py", 404),
        ("/static/" + "é" * 200, 404),
        ("/t/nowhere", 404),
        ("/t/nowhere/live", 404),
        ("/api/tables/x/undo", 405),
    ],
)
def test_place_that_is_not_there(client: TestClient[Any], path: str, status: int) -> None:
    refused(client.get(path), status)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE"])
def test_method_that_is_not_possible(client: TestClient[Any], method: str) -> None:
    refused(client.request(method, "/api/tables"), 405)


def test_browsers_get_refusals_as_a_page(client: TestClient[Any]) -> None:
    answer = client.get("/new", params={"game": "<script>"}, headers={"accept": "text/html"})

    assert answer.status_code == 400
    assert answer.headers["content-type"].startswith("text/html")
    assert "<p>There is no game &#39;&lt;script&gt;&#39;" in answer.text


# ---- In whose language.
POLISH = {"accept-language": "pl"}


def test_page_is_refused_in_the_language_of_its_reader(client: TestClient[Any]) -> None:
    answer = client.get("/t/nowhere", headers={"accept": "text/html", **POLISH})

    assert answer.status_code == 404
    assert '<html lang="pl">' in answer.text
    assert "<p>Nie ma takiego stołu. Może link jest niepełny.</p>" in answer.text


@pytest.mark.parametrize(
    ("deed", "sentence"),
    [
        ("undo", "Niczego nie można cofnąć: coś zostało odkryte albo ktoś inny już podjął decyzję."),
        ("nowhere", "Pod tym adresem nic nie ma."),
    ],
)
def test_client_of_a_page_is_refused_in_the_language_of_its_reader(
    guest: Guest, table: str, deed: str, sentence: str
) -> None:
    guest.asked(table)
    answer = guest.client.post(f"/t/{table}/{deed}", json={}, headers={"cookie": f"meseta={guest.key}", **POLISH})

    assert answer.json() == {"error": sentence}


def test_typed_answer_that_is_not_understood_is_refused_in_the_language_of_its_reader(guest: Guest, table: str) -> None:
    sent = {"decision": guest.asked(table)["decision"], "notation": "abdicate"}
    head = {"cookie": f"meseta={guest.key}", **POLISH}

    sentence = refused(guest.client.post(f"/t/{table}/answer", json=sent, headers=head))

    assert sentence.startswith("„abdicate” nie jest odpowiedzią w grze El Grande; odpowiedzi zaczynają się od act, ")


def test_programs_are_refused_in_english(guest: Guest) -> None:
    sentence = refused(guest.client.get("/api/tables/nowhere", headers={**guest.head, **POLISH}), 404)

    assert sentence == "There is no such table. Perhaps the link is incomplete."
