"""What one guest may ask of the house: whoever wants more is told so, and nobody else notices."""

from __future__ import annotations

import asyncio
import errno
import time
from collections.abc import Generator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meseta.storage.rows import Person
from meseta.tables.importing import Importer, PlainRefusal
from meseta.tables.refusals import TooMuch
from meseta.tables.whereabouts import Whereabouts
from meseta.web.addresses import network_of
from meseta.web.app import STATIC, make_app
from meseta.web.descriptors import TOLD_EVERY, Shortage
from meseta.web.hosts import Hosts
from meseta.web.limits import Limits, limits_from, variable
from meseta.web.rate import Work
from meseta.web.stopping import Stopping
from tests.refusals import refusal
from tests.web.api.guests import Guest

DOCS = Path(__file__).parents[3] / "docs" / "security.md"
FEW = Limits(
    requests_at_once=200,
    requests_a_second=1,
    guests_at_once=5,
    guests_a_minute=0,
    records_at_once=2,
    records_a_minute=0,
    unanswered_tables=2,
)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Generator[TestClient[Litestar]]:
    """A house that gives little, and goes by the name of games.example."""
    database = f"sqlite:///{tmp_path_factory.mktemp('house')}/meseta.db"
    app = make_app(
        database, b"only for tests, all of them", Stopping(), FEW, Hosts(["games.example", "testserver.local"])
    )
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def said(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["error"])


# ---- What is sent.
@pytest.mark.parametrize("path", ["/new", "/play", "/t/nowhere/say", "/import"])
def test_form_is_no_longer_than_a_form_can_be(client: TestClient[Any], path: str) -> None:
    form = {"content-type": "application/x-www-form-urlencoded"}

    answer = client.post(path, content=b"&" * 20_000, headers=form)

    assert "too large" in said(answer, 413)


def test_only_records_may_be_longer(guest: Guest) -> None:
    long = {"name": "x" * 20_000, "record": "x" * 100_000}

    assert "at most 16 kB" in said(guest.client.post("/api/people", json=long), 413)
    assert "is no record" in said(guest.client.post("/api/records", json=long, headers=guest.head), 400)
    long["record"] *= 2
    assert "at most 150 kB" in said(guest.client.post("/api/records", json=long, headers=guest.head), 400)


@pytest.mark.parametrize("head", ["accept-language", "cookie", "x-anything"])
def test_head_is_no_longer_than_a_head_can_be(client: TestClient[Any], head: str) -> None:
    assert "head of this request is too large" in said(client.get("/", headers={head: "de," * 3_000}), 431)
    assert "head of this request is too large" in said(client.get("/new", params={"game": "x" * 9_000}), 431)


def test_what_is_nested_too_deeply_is_no_failure_of_ours(
    client: TestClient[Any], caplog: pytest.LogCaptureFixture
) -> None:
    answer = client.post("/api/people", content=b"[" * 10_000, headers={"content-type": "application/json"})

    assert "nested too deeply" in said(answer, 400)
    assert all(record.exc_info is None for record in caplog.records)


# ---- How often.
def test_files_and_people_we_know_are_counted_apart_from_strangers(limited: TestClient[Any]) -> None:
    mira = Guest(limited, "Mira")
    statuses = [limited.get("/nowhere").status_code for _ in range(250)]

    assert {200, 404} >= set(statuses[:50])
    assert statuses[-1] == 429
    assert limited.get(f"{STATIC}/table.css").status_code == 200
    mira.get("/games")


def test_new_guests_come_a_few_at_a_time(tmp_path: Path) -> None:
    app = make_app(f"sqlite:///{tmp_path}/meseta.db", b"only for tests, all of them", Stopping(), FEW)
    with TestClient(app) as client:
        guests = [Guest(client, "Mira") for _ in range(4)]
        played = [client.post("/play", headers={"cookie": ""}, follow_redirects=False) for _ in range(2)]

        assert [answer.status_code for answer in played] == [303, 429]
        assert "Many new guests" in said(client.post("/api/people", json={"name": "Ana"}), 429)
        assert "is no record" in said(records(guests[0]), 400)
        assert "is no record" in said(records(guests[1]), 400)
        assert "Many records" in said(records(guests[2]), 429)
        for _ in range(2):
            guests[3].new_table("you", "quick")
        assert "no person has answered" in said(table_of(guests[3]), 429)


def records(guest: Guest) -> Any:
    return guest.client.post("/api/records", json={"record": "{}"}, headers=guest.head)


def table_of(guest: Guest) -> Any:
    table = {"game": "el-grande", "seats": ["you", "quick"], "options": {"players": "2"}}
    return guest.client.post("/api/tables", json=table, headers=guest.head)


def test_work_is_what_keeps_the_processor_busy() -> None:
    async def busy(seconds: float) -> None:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass
        await asyncio.sleep(0.1)

    async def story() -> None:
        work, others = Work(busy(0.02)), asyncio.create_task(busy(0.05))
        await work
        await others

        assert 0.02 <= work.seconds < 0.05

    asyncio.run(story())


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"),
        ("a socket", "a socket"),
    ],
)
def test_of_ipv6_a_whole_network_is_one_subscriber(address: str, network: str) -> None:
    assert network_of(address) == network


def test_one_person_imports_one_record_at_a_time() -> None:
    async def story() -> None:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def run(*given: object) -> Any:
            return await done

        importer, mira = Importer(run, 10, Whereabouts()), Person("mira", "Mira", 0.0)
        first = asyncio.ensure_future(importer.import_record("{}", mira, ""))
        await asyncio.sleep(0)
        with refusal(match="error-importing"):
            await importer.import_record("{}", mira, "")
        for number in range(19):
            asyncio.ensure_future(importer.import_record("{}", Person(f"p{number}", "", 0.0), ""))  # noqa: RUF006
        await asyncio.sleep(0)
        with pytest.raises(TooMuch, match="error-imports"):
            await importer.import_record("{}", Person("late", "", 0.0), "")

        done.set_result((None, [], PlainRefusal("error-record-key", {})))
        with refusal(match="error-record-key"):
            await first

    asyncio.run(story())


# ---- By which name.
@pytest.mark.parametrize(
    "host",
    ["games.example", "GAMES.example.:8080", "localhost:1", "a.localhost", "127.0.0.1:5", "[::1]:8", "192.0.2.7"],
)
def test_house_answers_to_its_names_and_addresses(limited: TestClient[Any], host: str) -> None:
    assert limited.get(f"{STATIC}/icon.svg", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["elsewhere.example", "games.example.elsewhere", "localhost.elsewhere", "127.0.0.1.elsewhere"]
)
def test_house_does_not_answer_to_a_name_of_others(limited: TestClient[Any], host: str) -> None:
    answer = limited.get(f"{STATIC}/icon.svg", headers={"host": host})

    assert f"does not go by the name '{host}'" in said(answer, 421)


@pytest.mark.parametrize(("scheme", "strict"), [("https", True), ("http", False)])
def test_who_has_come_by_https_comes_by_https_again(client: TestClient[Any], scheme: str, strict: bool) -> None:
    answer = client.get(f"{scheme}://testserver.local/health")

    assert ("max-age=" in answer.headers.get("strict-transport-security", "")) == strict


# ---- Setting them.
def test_every_limit_is_set_by_a_variable_that_is_documented() -> None:
    names = [field.name for field in fields(Limits) if field.name != "by_address"]

    chosen = limits_from({variable(name): "7" for name in names}, by_address=True)

    assert {getattr(chosen, name) for name in names} == {7}
    documented = DOCS.read_text(encoding="utf-8")
    for name in names:
        assert f"| `{variable(name)}` | {getattr(Limits(), name):,} |" in documented


@pytest.mark.parametrize("value", ["", "0", "-1", "many", "1.5", "9" * 20])
def test_limit_that_is_no_number_is_refused(value: str) -> None:
    with refusal(match="command-no-limit"):
        limits_from({"MESETA_LIMIT_STREAMS": value}, by_address=True)


# ---- Descriptors.
def test_shortage_of_descriptors_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    loop, shortage = asyncio.new_event_loop(), Shortage()
    loop.set_exception_handler(shortage)
    try:
        for _ in range(2):
            for _ in range(1000):
                loop.call_exception_handler({"message": "accept", "exception": OSError(errno.EMFILE, "too many files")})
            shortage.told_at -= TOLD_EVERY
        loop.call_exception_handler({"message": "something else", "exception": OSError(errno.EPIPE, "broken")})
    finally:
        loop.close()

    told = [record.getMessage() for record in caplog.records]
    assert told == 2 * ["no connection can be taken: [Errno 24] too many files"] + ["something else"]
