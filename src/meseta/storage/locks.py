"""Locks between processes: PostgreSQL's advisory locks, which end with the connection of whoever has them."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any, Final, LiteralString

import psycopg
from psycopg import AsyncConnection

from meseta.storage.refusals import OutOfReach
from meseta.storage.time_limits import PATIENCE, cut_after

NAME: Final = "meseta-locks"  # what the server's list of connections calls it


class Locks:
    """One connection that has all locks of this process, made anew whenever it is lost."""

    def __init__(self, connect_arguments: dict[str, Any]) -> None:
        self._arguments: dict[str, Any] = {**connect_arguments, "application_name": NAME}
        self._connection: AsyncConnection | None = None
        self._closed = False
        self._turn = asyncio.Lock()

    async def take(self, name: str) -> bool:
        """False if another process has it."""
        return await self._ask("SELECT pg_try_advisory_lock(%s)", name)

    async def release(self, name: str) -> None:
        """If the connection was lost meanwhile, so was the lock."""
        if self._connection is not None:
            await self._ask("SELECT pg_advisory_unlock(%s)", name)

    async def close(self) -> None:
        """For good: who asks later is refused, and who is just connecting hangs up before this returns. Otherwise a
        connection would be left behind."""
        self._closed = True
        await self._hang_up()
        async with self._turn:
            pass

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _ask(self, question: LiteralString, name: str) -> bool:
        async with self._turn:
            try:
                connection = self._connection = self._connection or await self._connect()
                if self._closed:
                    raise OutOfReach("error-database-locks", reason="closed")
                with cut_after(connection, PATIENCE):
                    found = await (await connection.execute(question, [key(name)])).fetchone()
            except BaseException as error:
                await self._hang_up()
                if isinstance(error, psycopg.Error):
                    raise OutOfReach("error-database-locks", reason=str(error).strip()) from error
                raise
        return bool(found and found[0])

    async def _connect(self) -> AsyncConnection:
        return await AsyncConnection.connect(**self._arguments, autocommit=True)


def key(name: str) -> int:
    """The number that stands for a name."""
    return int.from_bytes(sha256(name.encode()).digest()[:8], signed=True)
