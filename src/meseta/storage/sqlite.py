"""SQLite: a file that one server process writes."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

import sqlalchemy as sa
from msgspec.json import decode
from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection

from meseta.storage import schema
from meseta.storage.database import Database, Found, Work
from meseta.storage.sqlite_file import check_whole, keep_for_one_server, prepare

PATIENCE = 10  # seconds to wait for another process that writes to the same file

# What is committed survives the end of the process; a power cut may cost the last moments, never the database.
PRAGMAS = (
    f"PRAGMA busy_timeout = {PATIENCE * 1000}",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
)


class Sqlite(Database):
    """One connection writes, in a thread of its own: a writer may have to wait for another process.

    Readers never wait, and reading takes a fraction of a millisecond: that is done at once. To pass every statement
    to a thread and back, as asynchronous drivers do, takes ten times as long, and far longer on a busy machine.
    """

    def __init__(self, url: URL, for_one_server: bool = False) -> None:
        super().__init__(url)
        self._file = Path(str(url.database))
        self._for_one_server = for_one_server
        self._lock: IO[str] | None = None
        self._writer = _engine(url, "BEGIN IMMEDIATE")
        self._reader = _engine(url, "BEGIN")
        self._asker = _engine(url)
        self._thread = ThreadPoolExecutor(1, "sqlite")

    async def open(self) -> None:
        await asyncio.to_thread(prepare, self._file, PATIENCE)
        if self._for_one_server:
            self._lock = keep_for_one_server(self._file)
        await super().open()
        self._opened = self._file.stat()

    async def close(self) -> None:
        self._reader.dispose()
        self._asker.dispose()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.dispose)
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.close()

    async def write(self, work: Work[Found], patience: float | None = None) -> Found:
        with self.telling():
            writing = asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)
            try:
                return await asyncio.shield(writing)
            except asyncio.CancelledError:
                await asyncio.wait([writing])  # it cannot be called back: who cancels it may look at what it did
                raise

    def _write(self, work: Work[Found]) -> Found:
        with self._writer.begin() as connection:
            return work(connection)

    async def check_reading(self, patience: float | None = None) -> None:
        await asyncio.to_thread(check_whole, self._file, self._opened, schema.metadata.tables)

    async def read(self, work: Work[Found], patience: float | None = None) -> Found:
        with self.telling(), self._reader.begin() as connection:
            return work(connection)

    async def read_once(self, work: Work[Found]) -> Found:
        with self.telling(), self._asker.connect() as connection:
            return work(connection)


def _engine(url: URL, begin: str | None = None) -> sa.Engine:
    """Without a word to begin transactions every statement is one by itself."""
    # Without an isolation level Python's driver leaves the beginning of transactions to us.
    arguments = {"isolation_level": None}
    engine = sa.create_engine(
        url, connect_args=arguments, pool_size=1, max_overflow=0, hide_parameters=True, json_deserializer=decode
    )

    @event.listens_for(engine, "connect")
    def prepare_connection(connection: DBAPIConnection, record: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    if begin is not None:

        @event.listens_for(engine, "begin")
        def begin_transaction(connection: sa.Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine
