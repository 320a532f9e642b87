"""The live stream of a table: revisioned hints that it has changed, and who is there. A client that missed some hints
looks again."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import aclosing, asynccontextmanager
from typing import Final

import msgspec
from litestar.response import ServerSentEvent, ServerSentEventMessage

from meseta.storage.live import Subscription
from meseta.storage.refusals import OutOfReach
from meseta.storage.rows import Person
from meseta.tables.refusals import NoSuchTable, TooMuch
from meseta.tables.tables import Tables
from meseta.web.limits import Limits
from meseta.web.presence import Presence, Those
from meseta.web.stopping import Stopping

HEARTBEAT: Final = 20.0  # seconds: proxies close streams that are silent for a minute
PAUSE: Final = 1.0  # seconds until the database is asked again


class Subscriber:
    """One open stream: the last revision it was told, and what of it and of those who are there is news."""

    def __init__(self, revision: int) -> None:
        self.revision = revision
        self.changed = False
        self.others_there = False
        self.news = asyncio.Event()
        self.ended = False

    def end(self) -> None:
        """There will be no more news."""
        self.ended = True
        self.news.set()

    def tell(self, revision: int) -> None:
        self.revision = revision
        self.changed = True
        self.news.set()

    def tell_presence(self) -> None:
        self.others_there = True
        self.news.set()

    async def wait(self, seconds: float) -> bool:
        """Wait for news, but not longer than so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self.news.wait()
        except TimeoutError:
            return False
        self.news.clear()
        return True


class TableBroadcast:
    """All open streams of one table: each change tells them its revision, so none of them reads the table."""

    def __init__(self, tables: Tables, table_id: str) -> None:
        self.tables = tables
        self.table_id = table_id
        self.subscribers: set[Subscriber] = set()
        self.task = asyncio.create_task(self.pass_on(), name=f"broadcast {table_id}")

    async def pass_on(self) -> None:
        """Until the table is removed."""
        try:
            async with self.tables.subscribe(self.table_id) as subscription:
                while True:
                    revision = await self.next_revision(subscription)
                    for subscriber in self.subscribers:
                        subscriber.tell(revision)
        except NoSuchTable:
            for subscriber in self.subscribers:
                subscriber.end()

    async def next_revision(self, subscription: Subscription) -> int:
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    revision = await subscription.wait()
            except TimeoutError:
                self.tables.driver.drive_soon(self.table_id)  # who gave the answers here may have died
            else:
                return await self.read_revision() if revision is None else revision

    async def read_revision(self) -> int:
        while True:
            try:
                return await self.tables.revision(self.table_id)
            except OutOfReach:
                await asyncio.sleep(PAUSE)


class Live:
    """The streams of one server process."""

    def __init__(self, tables: Tables, stopping: Stopping, limits: Limits, presence: Presence) -> None:
        self.tables = tables
        self.presence = presence
        presence.tell = self.tell_presence
        self.stopping = stopping
        self.limits = limits
        self.open_of: Counter[str] = Counter()  # streams of each address
        self.broadcasts: dict[str, TableBroadcast] = {}
        stopping.callbacks.append(self.wake_all)

    def wake_all(self) -> None:
        """Wake every stream, so that it sees that the server stops."""
        for broadcast in self.broadcasts.values():
            for subscriber in broadcast.subscribers:
                subscriber.news.set()

    def tell_presence(self, table_id: str) -> None:
        broadcast = self.broadcasts.get(table_id)
        for subscriber in broadcast.subscribers if broadcast else ():
            subscriber.tell_presence()

    async def stream(self, table_id: str, address: str, person: Person | None) -> ServerSentEvent:
        """Refused where there is no such table, and where an address holds too many streams."""
        if self.limits.by_address and self.open_of[address] >= self.limits.streams:
            raise TooMuch("error-streams", most=self.limits.streams)
        await self.tables.revision(table_id)
        self.tables.driver.watched.look(table_id)
        self.tables.driver.drive_soon(table_id)  # one that was left in the middle goes on
        return ServerSentEvent(self.counted(address, self.hints(table_id, None if person is None else person.id)))

    async def hints(self, table_id: str, person_id: str | None = None) -> AsyncGenerator[ServerSentEventMessage]:
        """Who is there and where the table stands now, then every change: answers, seats, chat, people."""
        async with self.subscribed(table_id, person_id) as subscriber:
            revision = await self.tables.revision(table_id)
            yield present(self.presence.at(table_id))
            yield hint(revision)
            while not self.stopping and not subscriber.ended:
                heard = await subscriber.wait(HEARTBEAT)
                if self.stopping or subscriber.ended:
                    break
                if not heard:
                    yield ServerSentEventMessage(comment="still here")
                if subscriber.others_there:
                    subscriber.others_there = False
                    yield present(self.presence.at(table_id))
                if subscriber.changed:
                    subscriber.changed = False
                    yield hint(subscriber.revision)

    async def counted(
        self, address: str, hints: AsyncGenerator[ServerSentEventMessage]
    ) -> AsyncGenerator[ServerSentEventMessage]:
        self.open_of[address] += 1
        try:
            async with aclosing(hints):
                async for each in hints:
                    yield each
        finally:
            self.open_of[address] -= 1
            if not self.open_of[address]:
                del self.open_of[address]

    @asynccontextmanager
    async def subscribed(self, table_id: str, person_id: str | None) -> AsyncGenerator[Subscriber]:
        """The first subscriber of a table begins its broadcast, the last one ends it."""
        broadcast = self.broadcasts.get(table_id)
        if broadcast is None:
            broadcast = self.broadcasts[table_id] = TableBroadcast(self.tables, table_id)
        subscriber = Subscriber(0)
        broadcast.subscribers.add(subscriber)
        self.presence.come(table_id, person_id)
        try:
            yield subscriber
        finally:
            self.presence.go(table_id, person_id)
            broadcast.subscribers.discard(subscriber)
            if not broadcast.subscribers:
                broadcast.task.cancel()
                del self.broadcasts[table_id]


def hint(revision: int) -> ServerSentEventMessage:
    return ServerSentEventMessage(event="changed", id=str(revision), data=f'{{"revision":{revision}}}')


def present(those: Those) -> ServerSentEventMessage:
    return ServerSentEventMessage(event="present", data=msgspec.json.encode(those).decode())
