"""The live stream of a table: revisioned hints that it has changed. A client that missed some looks again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar.response import ServerSentEvent, ServerSentEventMessage

from meseta.storage.refusals import OutOfReach
from meseta.tables.tables import Tables
from meseta.web.stopping import Stopping

HEARTBEAT: Final = 20.0  # seconds: proxies close streams that are silent for a minute
PAUSE: Final = 1.0  # seconds until the database is asked again


class Listener:
    """One open stream: the last revision it was told, and whether that is news."""

    def __init__(self, revision: int) -> None:
        self.revision = revision
        self.news = asyncio.Event()

    def tell(self, revision: int) -> None:
        self.revision = revision
        self.news.set()

    async def hears(self, seconds: float) -> bool:
        """Wait for news, but not longer than so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self.news.wait()
        except TimeoutError:
            return False
        self.news.clear()
        return True


class Hearing:
    """All open streams of one table: each change tells them its revision, so none of them reads the table."""

    def __init__(self, tables: Tables, table_id: str) -> None:
        self.tables = tables
        self.table_id = table_id
        self.listeners: set[Listener] = set()
        self.task = asyncio.create_task(self.pass_on(), name=f"listen to {table_id}")

    async def pass_on(self) -> None:
        async with self.tables.subscribe(self.table_id) as subscription:
            while True:
                revision = await subscription.wait()
                if revision is None:
                    revision = await self.read_revision()
                for listener in self.listeners:
                    listener.tell(revision)

    async def read_revision(self) -> int:
        while True:
            try:
                return await self.tables.revision(self.table_id)
            except OutOfReach:
                await asyncio.sleep(PAUSE)


class Live:
    """The streams of one server process."""

    def __init__(self, tables: Tables, stopping: Stopping) -> None:
        self.tables = tables
        self.stopping = stopping
        self.hearings: dict[str, Hearing] = {}
        stopping.told.append(self.let_go)

    def let_go(self) -> None:
        """Wake every stream, so that it sees that the server stops."""
        for hearing in self.hearings.values():
            for listener in hearing.listeners:
                listener.news.set()

    async def stream(self, table_id: str) -> ServerSentEvent:
        """Refused where there is no such table."""
        await self.tables.revision(table_id)
        self.tables.driver.drive_soon(table_id)  # whoever listens also sets a table going that was left in the middle
        return ServerSentEvent(self.hints(table_id))

    async def hints(self, table_id: str) -> AsyncIterator[ServerSentEventMessage]:
        """Where the table stands now, then every change: answers, seats, chat."""
        async with self.listening(table_id) as listener:
            yield hint(await self.tables.revision(table_id))
            while not self.stopping:
                heard = await listener.hears(HEARTBEAT)
                if not self.stopping:
                    yield hint(listener.revision) if heard else ServerSentEventMessage(comment="still here")

    @asynccontextmanager
    async def listening(self, table_id: str) -> AsyncGenerator[Listener]:
        """The first listener of a table begins to hear it, the last one ends that."""
        hearing = self.hearings.get(table_id)
        if hearing is None:
            hearing = self.hearings[table_id] = Hearing(self.tables, table_id)
        listener = Listener(0)
        hearing.listeners.add(listener)
        try:
            yield listener
        finally:
            hearing.listeners.discard(listener)
            if not hearing.listeners:
                hearing.task.cancel()
                del self.hearings[table_id]


def hint(revision: int) -> ServerSentEventMessage:
    return ServerSentEventMessage(event="changed", id=str(revision), data=f'{{"revision":{revision}}}')
