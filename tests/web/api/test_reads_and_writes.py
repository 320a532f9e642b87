"""What one answer costs the database, from the page that gives it to the page that sees it."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meseta.storage.database import Database, Found, Work
from tests.patience import wait_until
from tests.web.api.guests import Guest

SOON = 30.0  # seconds for hints, on a busy machine


@contextmanager
def counted(database: Database, monkeypatch: pytest.MonkeyPatch) -> Generator[Counter[str]]:
    """How often the database is read and written meanwhile."""
    counts: Counter[str] = Counter()

    def counting(name: str, through: Callable[[Work[Found]], Awaitable[Found]]) -> Callable[[Work[Found]], Any]:
        def count(work: Work[Found]) -> Awaitable[Found]:
            counts[name] += 1
            return through(work)

        return count

    with monkeypatch.context() as patched:
        patched.setattr(database, "read", counting("reads", database.read))
        patched.setattr(database, "read_once", counting("reads", database.read_once))
        patched.setattr(database, "write", counting("writes", database.write))
        yield counts


class Page:
    """The page of a table as the client keeps it: it fetches what a hint tells it that it has not."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.path = f"/t/{table}"
        self.shown = ""
        self.fetched = 0
        self.show(self.guest.client.get(self.path, headers=guest.head))

    def show(self, answer: Any) -> None:
        assert answer.status_code == 200, answer.text
        self.shown = answer.text

    def number(self, name: str) -> int:
        found = re.search(rf'data-{name}="(\d+)"', self.shown)
        assert found is not None
        return int(found[1])

    def answer(self) -> None:
        option = self.number("answer")
        sent = {"decision": self.number("decision"), "answer": option}
        self.show(self.guest.client.post(f"{self.path}/answer", json=sent, headers=self.guest.head))

    def hear(self, revision: int) -> None:
        if revision > self.number("revision"):
            self.fetched += 1
            after = self.number("number")
            self.show(self.guest.client.get(f"{self.path}/part?after={after}", headers=self.guest.head))


@contextmanager
def hints(client: TestClient[Litestar], table: str) -> Generator[Callable[[], int]]:
    """The revisions that the stream of a table tells, one after the other."""
    live = client.app.state.services.live
    stream = live.hints(table, None)

    async def next_hint() -> int:
        async with asyncio.timeout(SOON):
            while (event := await anext(stream)).event != "changed":
                pass  # who is there
            return int(event.id)

    with client.portal() as portal:
        portal.call(next_hint)  # where the table stands
        try:
            yield lambda: portal.call(next_hint)
        finally:
            portal.call(stream.aclose)


def test_answer_seen_by_one_other_person_costs_two_reads_and_one_write(
    guest: Guest, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One read for the request of each, and no more: hints, drivers and the answerer's own page need none."""
    friend = Guest(client, "Ana")
    table = guest.new_table("you", "open")
    friend.post(f"/tables/{table}/join", {})
    driver = client.app.state.services.tables.driver
    wait_until(lambda: not driver.driving)
    database = client.app.state.services.storage._database
    with hints(client, table) as next_hint:
        mine, theirs = Page(guest, table), Page(friend, table)
        for answering, other in [(mine, theirs), (theirs, mine)]:
            with counted(database, monkeypatch) as counts:
                answering.answer()
                revision = next_hint()
                for page in (mine, theirs):
                    page.hear(revision)

            assert counts == {"reads": 2, "writes": 1}
            assert answering.number("revision") == other.number("revision") == revision
    assert (mine.fetched, theirs.fetched) == (1, 1)
