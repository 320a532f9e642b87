"""Who waits for a worker keeps no place in the house: everybody else is answered meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meseta.tables.pending import Pending
from meseta.web.app import make_app
from meseta.web.limits import Limits
from meseta.web.services import Services
from meseta.web.stopping import Stopping
from tests.patience import BETWEEN, PATIENCE, wait_until
from tests.web.api.guests import Guest

MANY = 40  # more than there are turns


class BusyWorkers:
    """They come to nothing, and only when they are let go."""

    def __init__(self) -> None:
        self.let_go = Event()

    async def work(self, *given: object) -> Any:
        while not self.let_go.is_set():
            await asyncio.sleep(BETWEEN)
        raise TimeoutError


@contextmanager
def busy_house(tmp_path: Path, limits: Limits) -> Generator[tuple[TestClient[Litestar], Services, BusyWorkers]]:
    app, workers = make_app(f"sqlite:///{tmp_path}/meseta.db", b"only for tests", Stopping(), limits), BusyWorkers()
    with TestClient(app, raise_server_exceptions=False) as client:
        services: Services = app.state.services
        services.tables.hinter.consider = workers.work
        services.importer.run = workers.work
        yield client, services, workers


@contextmanager
def asked_at_once(
    workers: BusyWorkers, requests: list[Callable[[], Any]], pending: Pending
) -> Generator[Callable[[Callable[[], Any]], Any]]:
    """Requests that all wait for a worker. Gives what answers another one meanwhile."""
    with ThreadPoolExecutor(len(requests) + 1) as threads:
        try:
            for request in requests:
                threads.submit(request)
            wait_until(lambda: len(pending.people) == len(requests))
            yield lambda another: threads.submit(another).result(PATIENCE)
        finally:
            workers.let_go.set()


def hint_of(guest: Guest) -> Callable[[], Any]:
    table = guest.new_table("you", "quick")
    guest.asked(table)
    return lambda: guest.client.post(f"/api/tables/{table}/hint", headers=guest.head)


def test_hints_of_many_keep_nobody_from_the_house(tmp_path: Path) -> None:
    with busy_house(tmp_path, Limits(hints_at_once=MANY)) as (client, services, workers):
        hints = [hint_of(Guest(client, "Mira")) for _ in range(MANY)]

        with asked_at_once(workers, hints, services.tables.hinter.pending) as meanwhile:
            assert meanwhile(lambda: client.get("/")).status_code == 200


def hint_on_page(guest: Guest) -> Any:
    table = guest.new_table("you", "quick")
    guest.asked(table)
    return guest.client.post(f"/t/{table}/hint", headers=guest.head)


def record(guest: Guest) -> Any:
    return guest.client.post("/api/records", json={"record": "{}"}, headers=guest.head)


def record_on_page(guest: Guest) -> Any:
    return guest.client.post("/import", files={"record": b"{}"}, headers=guest.head)


@pytest.mark.parametrize("ask", [hint_on_page, record, record_on_page])
def test_the_only_turn_there_is_is_not_kept_by_who_waits_for_a_worker(
    ask: Callable[[Guest], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meseta.web.rate.TURNS", 1)
    with busy_house(tmp_path, Limits()) as (client, services, workers):
        guest = Guest(client, "Mira")
        pending = services.tables.hinter.pending if ask is hint_on_page else services.importer.pending

        with asked_at_once(workers, [lambda: ask(guest)], pending) as meanwhile:
            assert meanwhile(lambda: client.get("/")).status_code == 200


def test_person_waits_for_one_hint_and_an_address_for_some(tmp_path: Path) -> None:
    with busy_house(tmp_path, Limits(hints_at_once=2)) as (client, services, workers):
        first, second, third = [hint_of(Guest(client, "Mira")) for _ in range(3)]

        with asked_at_once(workers, [first, second], services.tables.hinter.pending) as meanwhile:
            refused = [meanwhile(first), meanwhile(third)]

    assert [answer.status_code for answer in refused] == [429, 429]
    assert [answer.json()["error"] for answer in refused] == [
        "A hint for you is being thought about already. Wait until it is there.",
        "Many hints are wanted at the moment. Please ask again soon.",
    ]


def test_health_needs_no_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def take(*given: object) -> None:
        raise AssertionError("a turn is wanted")

    monkeypatch.setattr("meseta.tables.fair_turns.FairTurns.take", take)
    with busy_house(tmp_path, Limits()) as (client, _, _):
        assert client.get("/health").status_code == 200
