"""Tables that stand still though no person is awaited: whoever gave the answers there has died, or could not go on."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from meseta.engine.refusal import Refused
from meseta.storage.rows import TableStatus
from meseta.tables.cache import TableCache
from meseta.tables.driving import Driver

LOGGER: Final = logging.getLogger("meseta.tables")
EVERY: Final = 10.0  # seconds: a table that is stuck is found by the second sweep from then on


class Sweep:
    """Looks once at every revision at which a table stands still, in whatever process it came to stand there.

    Tables of bots alone stand still until somebody watches.
    """

    def __init__(self, cache: TableCache, driver: Driver) -> None:
        self.cache = cache
        self.driver = driver
        self.seen: dict[str, int] = {}  # tables that may go on, and the revision each had at the last sweep
        self.settled: dict[str, int] = {}  # those at which a person is awaited, at a revision
        self.failed: dict[str, str] = {}  # what kept tables from being looked at, which is told once

    async def sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sweep()
            except Refused as refused:
                LOGGER.warning("tables that stand still cannot be looked for: %s", refused)
            except Exception:  # a mistake of ours must not end it: nobody would notice
                LOGGER.exception("tables that stand still cannot be looked for")

    async def sweep(self) -> None:
        unfinished = [TableStatus.WAITING, TableStatus.RUNNING]
        now = await self.cache.storage.revisions(unfinished, self.driver.watched.now())
        stand_still = [table_id for table_id, revision in now.items() if self.seen.get(table_id) == revision]
        for table_id in stand_still:
            if self.settled.get(table_id) != now[table_id] and table_id not in self.driver.driving:
                await self.set_going(table_id)
                await asyncio.sleep(0)  # there may be thousands, and SQLite lets nobody else run while it reads
        self.seen = now
        self.settled = {table_id: revision for table_id, revision in self.settled.items() if table_id in now}
        self.failed = {table_id: error for table_id, error in self.failed.items() if table_id in now}

    async def set_going(self, table_id: str) -> None:
        try:
            async with self.cache.look(table_id) as look:
                await look.resume()
        except Refused as refused:
            LOGGER.warning("table %s cannot be looked at: %s", table_id, refused)
        except Exception as error:  # the others are not to suffer from one
            if self.failed.get(table_id) != repr(error):
                LOGGER.exception("table %s cannot be looked at", table_id)
            self.failed[table_id] = repr(error)
        else:
            self.failed.pop(table_id, None)
            if look.continues:
                self.driver.drive_soon(table_id)
            else:
                self.settled[table_id] = look.table.revision
