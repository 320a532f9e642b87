"""PostgreSQL: a server that several processes share."""

from __future__ import annotations

from typing import Any

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from meseta.storage.database import PATIENCE, Database, Found, Work


class Postgres(Database):
    def __init__(self, url: URL) -> None:
        super().__init__(url)
        arguments = {} if "connect_timeout" in url.query else {"connect_timeout": PATIENCE}
        self._writer = create_async_engine(
            url, connect_args=arguments, pool_pre_ping=True, pool_timeout=PATIENCE, hide_parameters=True
        )
        self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ")

    async def close(self) -> None:
        await self._writer.dispose()

    async def write(self, work: Work[Found]) -> Found:
        with self.telling():
            async with self._writer.begin() as connection:
                return await connection.run_sync(work)

    async def read(self, work: Work[Found]) -> Found:
        with self.telling():
            async with self._reader.begin() as connection:
                return await connection.run_sync(work)

    def connect_arguments(self) -> dict[str, Any]:
        """What a connection of PostgreSQL's own driver needs to reach this database."""
        return dict(self._writer.dialect.create_connect_args(self.url)[1])
