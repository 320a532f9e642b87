"""PostgreSQL: a server that several processes share."""

from __future__ import annotations

import asyncio
from asyncio import get_running_loop
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from msgspec.json import decode
from psycopg.errors import AdminShutdown, CrashShutdown
from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import ExceptionContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meseta.storage.database import Database, Found, Work
from meseta.storage.time_limits import PATIENCE, connect_arguments, cut_after


class Postgres(Database):
    """Every transaction has a limit: a server that has gone silent costs that time, and its connections."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self.patience = PATIENCE
        self._writer = create_async_engine(
            url, connect_args=connect_arguments(url), hide_parameters=True, json_deserializer=decode
        )
        event.listen(self._writer.sync_engine, "handle_error", know_a_farewell)
        self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ")
        self._asker = self._writer.execution_options(isolation_level="AUTOCOMMIT")

    async def close(self) -> None:
        await self._writer.dispose()

    async def write(self, work: Work[Found], patience: float | None = None) -> Found:
        return await self._transaction(self._writer, work, patience or self.patience)

    async def read(self, work: Work[Found], patience: float | None = None) -> Found:
        return await self._transaction(self._reader, work, patience or self.patience)

    async def read_once(self, work: Work[Found]) -> Found:
        return await self._transaction(self._asker, work, self.patience)

    async def _transaction(self, engine: AsyncEngine, work: Work[Found], patience: float) -> Found:
        """A connection may have been lost while nobody used it. Until the work is done nothing has happened, so it is
        done once more with another one: cheaper than to ask each connection beforehand whether it is still there."""
        until, again = get_running_loop().time() + patience, True
        with self.telling():
            while True:
                async with connected(engine, until) as connection:
                    try:
                        found = await connection.run_sync(work)
                    except DBAPIError as error:
                        if not again or not error.connection_invalidated or get_running_loop().time() >= until:
                            raise
                        again = False
                        continue
                    await connection.commit()
                    return found

    def connect_arguments(self) -> dict[str, Any]:
        """What a connection of PostgreSQL's own driver needs to reach this database."""
        return {**connect_arguments(self.url), **self._writer.dialect.create_connect_args(self.url)[1]}


def know_a_farewell(context: ExceptionContext) -> None:
    """A server that shuts down says so, and the connection looks whole until it is used once more."""
    if isinstance(context.original_exception, AdminShutdown | CrashShutdown):
        context.is_disconnect = True


@asynccontextmanager
async def connected(engine: AsyncEngine, until: float) -> AsyncGenerator[AsyncConnection]:
    """A connection that is cut off when its time is over; others may have to be waited for."""
    async with AsyncExitStack() as held:
        async with asyncio.timeout_at(until):
            connection = await held.enter_async_context(engine.connect())
        raw: Any = await connection.get_raw_connection()
        with cut_after(raw.driver_connection, until - get_running_loop().time()):
            yield connection
