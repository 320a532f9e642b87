"""Everything that is stored, and how it may change."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from meseta.storage.address import address
from meseta.storage.database import Database
from meseta.storage.listening import Listener
from meseta.storage.lists import Lists
from meseta.storage.live import Bus
from meseta.storage.locks import Locks
from meseta.storage.logs import TablesAndLogs
from meseta.storage.people import People
from meseta.storage.postgres import Postgres
from meseta.storage.removing import Removal
from meseta.storage.seating import Seating
from meseta.storage.sqlite import Sqlite
from meseta.storage.talk import Talk

AT_ONCE = 2.0  # seconds in which a database that is well answers


class Storage(TablesAndLogs, Lists, Seating, Talk, People, Removal):
    """The stored tables and people. Each method is one transaction; `bus` tells the subscribers of a table."""

    def __init__(self, database: Database, bus: Bus, listener: Listener | None, locks: Locks | None) -> None:
        super().__init__(database, bus, listener)
        self._locks = locks

    @classmethod
    async def open(cls, url: str, for_server: bool = False) -> Storage:
        """The storage at an address, such as sqlite:///meseta.db; a new or an old one is brought up to date.

        Of servers only one may have a SQLite file; whoever only reads or checks it need not care.
        """
        database, bus = database_at(url, for_server), Bus()
        await database.open()
        shared = database.connect_arguments() if isinstance(database, Postgres) else None
        listener, locks = (None, None) if shared is None else (Listener(bus, shared), Locks(shared))
        storage = cls(database, bus, listener, locks)
        if listener is not None:
            try:
                await listener.start()
            except BaseException:
                await storage.close()
                raise
        return storage

    async def check_reading(self) -> None:
        """Refused with a sentence, and soon, where the database does not answer."""
        await self._database.check_reading(AT_ONCE)

    async def check_writing(self) -> None:
        await self._database.check_writing(AT_ONCE)

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.stop()
        if self._locks is not None:
            await self._locks.close()
        await self._database.close()

    # ---- Between processes
    @property
    def is_shared(self) -> bool:
        """May other processes have the same database?"""
        return self._listener is not None

    async def say_to_others(self, text: str) -> None:
        """Something to the other processes that have the same database: at most 7,900 bytes, and nothing is stored."""
        if self._listener is not None:
            message = self._listener.message(text)
            await self._database.read_once(lambda connection: connection.execute(message))

    @asynccontextmanager
    async def alone(self, table_id: str) -> AsyncGenerator[bool]:
        """Whether no other process does meanwhile what is done at a table alone. SQLite has one process only."""
        if self._locks is None:
            yield True
        elif not await self._locks.take(table_id):
            yield False
        else:
            try:
                yield True
            finally:
                await self._locks.release(table_id)


def database_at(text: str, for_server: bool = False) -> Database:
    url = address(text)
    return Postgres(url) if url.get_backend_name() == "postgresql" else Sqlite(url, for_server)
