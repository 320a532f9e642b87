"""All tables of a server process: looking at one, making one, and what follows by itself at each."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from meseta.storage.live import Subscription
from meseta.storage.rows import Entry, Table
from meseta.storage.storage import Storage
from meseta.tables.cache import TableCache
from meseta.tables.driving import Driver, Think
from meseta.tables.gone import has_old_rules
from meseta.tables.hint import Consider, Hinter, think_at_once
from meseta.tables.look import Look
from meseta.tables.own_tables import OwnTable, finished_tables, unfinished_tables
from meseta.tables.pending import Pending
from meseta.tables.refusals import NoSuchTable, TooMuch
from meseta.tables.settings import USUAL, TableSettings
from meseta.tables.sweeping import Sweep
from meseta.tables.whereabouts import Whereabouts

DAY: Final = 24 * 3600.0
HOUR: Final = 3600.0


class Tables:
    def __init__(
        self, storage: Storage, think: Think, settings: TableSettings = USUAL, consider: Consider = think_at_once
    ) -> None:
        self.storage = storage
        self.cache = TableCache(storage, settings)
        self.whereabouts = Whereabouts()
        self.driver = Driver(self.cache, think, self.whereabouts)
        self.sweep = Sweep(self.cache, self.driver)
        pending = Pending(self.whereabouts, settings.hints_at_once, own="error-hint-waiting", others="error-hints")
        self.hinter = Hinter(self.driver.deep_turns, consider, settings.hints_a_minute, pending)

    @asynccontextmanager
    async def look(self, table_id: str, person_id: str | None = None) -> AsyncGenerator[Look]:
        """A table as one person finds it; what is changed there goes on by itself afterwards."""
        async with self.cache.look(table_id, person_id) as look:
            self.driver.watched.look(table_id)
            yield look
        if look.continues:
            self.driver.drive_soon(table_id)

    async def create(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        """A new table; one that was played elsewhere comes with its log."""
        await self.check_may_make_a_table(table.host)
        await self.storage.create(table, entries)
        self.driver.watched.look(table.id)
        self.driver.drive_soon(table.id)

    async def create_rematch(self, table_id: str, fresh: Table) -> str:
        """The link of the table that follows another: the fresh one, unless there is one already."""
        await self.check_may_make_a_table(fresh.host)
        again = await self.storage.create_rematch(table_id, fresh)
        self.driver.drive_soon(again)
        return again

    async def check_may_make_a_table(self, host: str) -> None:
        """Bots play on at every table until a person is asked: nobody may set any number of them to work. Nor may
        anybody leave any number of tables behind that wait for people."""
        now, settings = time.time(), self.cache.settings
        unanswered, waiting = settings.unanswered_tables, settings.waiting_tables
        if unanswered and await self.storage.unanswered_tables(host, now - HOUR) >= unanswered:
            raise TooMuch("error-unanswered-tables", most=unanswered)
        if waiting and await self.storage.waiting_tables(host, now - DAY) >= waiting:
            raise TooMuch("error-waiting-tables", most=waiting)

    # ---- Without a look.
    async def revision(self, table_id: str) -> int:
        revision = await self.storage.revision(table_id)
        if revision is None:
            raise NoSuchTable("error-table-not-found")
        return revision

    def subscribe(self, table_id: str) -> Subscription:
        """Subscribe first, then read: what changes in between is not missed."""
        return self.storage.bus.subscribe(table_id)

    async def listed(self, limit: int, after: int = 0) -> list[Table]:
        """The tables shown to everybody that are not over, newest first, but no more than a few of one network before
        those of others. Where nobody has come or answered for a day, nobody is expected any more."""
        return await self.storage.listed(limit, time.time() - DAY, after)

    async def listed_to_join(self, most: int) -> list[Table]:
        """Those of them that can be played on. Which rules are gone is known of a table that was read."""
        found: list[Table] = []
        read = 0
        while len(found) < most:
            batch = await self.listed(most, after=read)
            read += len(batch)
            found += [table for table in batch if not has_old_rules(table)]
            if len(batch) < most:
                break
        return found[:most]

    async def unfinished_tables_of(self, person_id: str, most: int) -> list[OwnTable]:
        return await unfinished_tables(self.storage, person_id, most)

    async def finished_tables_of(self, person_id: str, most: int) -> list[OwnTable]:
        return await finished_tables(self.storage, person_id, most)
