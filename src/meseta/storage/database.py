"""The database: its connections, its transactions, and its errors told as sentences."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    InterfaceError,
    OperationalError,
    ProgrammingError,
    StatementError,
    TimeoutError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meseta.engine.refusal import Refused
from meseta.storage.address import address, spoken
from meseta.storage.migrations.upgrade import upgrade
from meseta.storage.refusals import OutOfReach
from meseta.storage.sqlite_file import prepare

PATIENCE = 10  # seconds to wait for a connection, or for another process that writes to the same SQLite file

# What is committed survives the end of the process; a power cut may cost the last moments, never the database.
PRAGMAS = (
    f"PRAGMA busy_timeout = {PATIENCE * 1000}",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
)


class Database:
    """Two sets of connections, to write and to read.

    SQLite has one writer at a time: a single connection, whose waiters queue here in order, is far quicker than many
    that fight for the file. A transaction that reads sees one moment of the database on both kinds.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self.postgres = url.get_backend_name() == "postgresql"
        self._writer, self._reader = _postgres_engines(url) if self.postgres else _sqlite_engines(url)

    @classmethod
    async def open(cls, text: str) -> Database:
        """Connect, and bring the database's tables up to date."""
        database = cls(address(text))
        if not database.postgres:
            await asyncio.to_thread(prepare, Path(str(database.url.database)), PATIENCE)
        try:
            async with database.writing() as connection:
                await connection.run_sync(upgrade)
        except BaseException as error:
            await database.close()
            if isinstance(error, ProgrammingError):  # no right to make tables, or tables of another program
                raise database._out_of_reach(error) from error
            raise
        return database

    async def close(self) -> None:
        await self._writer.dispose()
        await self._reader.dispose()

    def connect_arguments(self) -> dict[str, Any]:
        """What a connection of PostgreSQL's own driver needs to reach this database."""
        return dict(self._writer.dialect.create_connect_args(self.url)[1])

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        with self._telling():
            async with self._writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        with self._telling():
            async with self._reader.begin() as connection:
                yield connection

    @contextmanager
    def _telling(self) -> Generator[None]:
        """Errors of the database that people can cause become sentences; our own mistakes stay errors."""
        try:
            yield
        except (DataError, OverflowError):
            raise Refused("This holds a number or a text that is too large to be stored.") from None
        except TimeoutError:
            raise OutOfReach("The database has too much to do. Please try again soon.") from None
        except (OperationalError, InterfaceError) as error:
            raise self._out_of_reach(error) from error
        except StatementError as error:
            if isinstance(error.orig, Refused):
                raise error.orig from None
            if type(error) is DatabaseError:  # neither subclass: a file that is no database, or a damaged one
                raise self._out_of_reach(error) from error
            raise

    def _out_of_reach(self, error: StatementError) -> OutOfReach:
        reason = str(error.orig).strip().partition("\n")[0].rstrip(".")
        return OutOfReach(f"The database {spoken(self.url)} cannot be used: {reason}.")


def _postgres_engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    arguments = {} if "connect_timeout" in url.query else {"connect_timeout": PATIENCE}
    engine = create_async_engine(url, connect_args=arguments, pool_pre_ping=True, pool_timeout=PATIENCE)
    return engine, engine.execution_options(isolation_level="REPEATABLE READ")


def _sqlite_engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    return _sqlite_engine(url, 1, "BEGIN IMMEDIATE"), _sqlite_engine(url, 4, "BEGIN")


def _sqlite_engine(url: URL, connections: int, begin: str) -> AsyncEngine:
    # Without an isolation level Python's driver leaves the beginning of transactions to us.
    engine = create_async_engine(
        url, connect_args={"isolation_level": None}, pool_size=connections, max_overflow=0, pool_timeout=PATIENCE
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, record: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
