"""What one server process has: storage, tables, bots, people. Made when the app starts, let go when it stops."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from meseta.bots.pool import Pool
from meseta.storage.storage import Storage
from meseta.tables.tables import Tables
from meseta.web.people import People
from meseta.web.stopping import Stopping


@dataclass(frozen=True, slots=True)
class House:
    storage: Storage
    tables: Tables
    people: People
    stopping: Stopping


@asynccontextmanager
async def open_house(database: str, secret: bytes, stopping: Stopping) -> AsyncGenerator[House]:
    storage = await Storage.open(database)
    pool = Pool()
    tables = Tables(storage, pool.think)
    pool.start()
    try:
        await tables.resume_all()
        yield House(storage, tables, People(storage, secret), stopping)
    finally:
        stopping.now()
        await tables.stop()
        await pool.stop()
        await storage.close()
