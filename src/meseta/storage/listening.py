"""Hints between processes: PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

import psycopg
from psycopg import AsyncConnection
from sqlalchemy import Select, func, select

from meseta.storage.live import Bus
from meseta.storage.refusals import OutOfReach
from meseta.storage.time_limits import cut_after

CHANNEL = "meseta"
MESSAGES = "meseta_messages"
NAME = "meseta-listener"  # what the server's list of connections calls it
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds between attempts to connect
SILENCE = 5.0  # seconds without a hint until the server is asked whether it is still there, and for its answer

log = logging.getLogger(__name__)


class Listener:
    """One connection that hears what other processes change, made anew whenever it is lost."""

    def __init__(self, bus: Bus, connect_arguments: dict[str, Any]) -> None:
        self._bus = bus
        self._arguments: dict[str, Any] = {**connect_arguments, "application_name": NAME}
        self._origin = secrets.token_hex(8)  # our own hints come back to us, and are no news
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        try:
            connection = await self._connect()
        except psycopg.Error as error:
            raise OutOfReach("error-database-listening", reason=str(error)) from error
        self._task = asyncio.create_task(self._listen_for_ever(connection))
        await asyncio.sleep(0)  # a task that was never begun would not close the connection when it is stopped

    async def stop(self) -> None:
        while self._task is not None and not self._task.done():
            self._task.cancel()  # once more, if the error of a lost connection came in the place of this one
            await asyncio.wait([self._task], timeout=LONGEST_PAUSE)

    def notice(self, table_id: str, revision: int | None) -> Select[Any]:
        """The statement that tells other processes, when its transaction is committed, that a table has changed; of one
        that may be gone no revision is named."""
        return select(func.pg_notify(CHANNEL, f"{self._origin} {'' if revision is None else revision} {table_id}"))

    def message(self, text: str) -> Select[Any]:
        """The statement that says something to other processes."""
        return select(func.pg_notify(MESSAGES, f"{self._origin} {text}"))

    async def _connect(self) -> AsyncConnection:
        connection = await AsyncConnection.connect(**self._arguments, autocommit=True)
        try:
            with cut_after(connection, SILENCE):
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute(f"LISTEN {MESSAGES}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _listen_for_ever(self, connection: AsyncConnection) -> None:
        while True:
            try:
                await self._hear(connection)
            except psycopg.Error as error:
                log.warning("The connection that listens to the database is lost: %s", str(error).strip())
            finally:
                await connection.close()
            connection = await self._connect_again()
            self._bus.everything_changed()

    async def _hear(self, connection: AsyncConnection) -> None:
        while True:
            async for notice in connection.notifies(timeout=SILENCE):
                origin, _, said = notice.payload.partition(" ")
                if origin != self._origin:
                    self._pass_on(notice.channel, origin, said)
            with cut_after(connection, SILENCE):
                await connection.execute("SELECT 1")

    def _pass_on(self, channel: str, origin: str, said: str) -> None:
        if channel == MESSAGES:
            self._bus.said(origin, said)
        else:
            revision, _, table_id = said.partition(" ")
            self._bus.changed(table_id, int(revision) if revision else None)

    async def _connect_again(self) -> AsyncConnection:
        pause = SHORTEST_PAUSE
        while True:
            await asyncio.sleep(pause)
            try:
                connection = await self._connect()
            except psycopg.Error:
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                log.info("Listening to the database again.")
                return connection
