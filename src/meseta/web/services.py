"""What one server process has: storage, tables, bots, people. Made when the app starts, closed when it stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from meseta.bots.pool import Pool
from meseta.storage.storage import Storage
from meseta.tables.importing import OF_A_NETWORK, Importer
from meseta.tables.retention import keep_removing
from meseta.tables.review import Reviewer
from meseta.tables.settings import TableSettings
from meseta.tables.tables import Tables
from meseta.web.budgets import Budgets
from meseta.web.health_check import HealthCheck
from meseta.web.limits import Limits
from meseta.web.live import Live
from meseta.web.people import People
from meseta.web.presence import Presence
from meseta.web.public_parts import PublicParts
from meseta.web.short_codes import ShortCodes
from meseta.web.stopping import Stopping


@dataclass(frozen=True, slots=True)
class Services:
    storage: Storage
    tables: Tables
    people: People
    live: Live
    limits: Limits
    budgets: Budgets
    importer: Importer
    reviewer: Reviewer
    health: HealthCheck
    public_parts: PublicParts
    codes: ShortCodes


@asynccontextmanager
async def open_services(
    database: str, secret: bytes, stopping: Stopping, limits: Limits, settings: TableSettings
) -> AsyncGenerator[Services]:
    storage = await Storage.open(database, for_server=True)
    pool = Pool()
    limited = replace(
        settings,
        kept_entries=limits.kept_entries,
        unanswered_tables=limits.unanswered_tables if limits.by_address else 0,
        waiting_tables=limits.waiting_tables if limits.by_address else 0,
        hints_at_once=limits.hints_at_once if limits.by_address else 0,
        hints_a_minute=limits.hints_a_minute if limits.by_address else 0,
        review_seconds=limits.review_seconds,
    )
    tables = Tables(storage, pool.think, limited, pool.consider)
    reviewer = Reviewer(tables.cache, tables.driver.deep_turns, pool.run_deep)
    pool.start()
    # Visitors need not wait for tables that were left in the middle.
    tasks = [asyncio.create_task(tables.driver.resume_all()), asyncio.create_task(tables.sweep.sweep_for_ever())]
    presence = Presence(storage)
    if storage.is_shared:
        tasks.append(asyncio.create_task(presence.say_for_ever()))
    if settings.keep_days:
        tasks.append(asyncio.create_task(keep_removing(storage, settings.keep_days)))
    try:
        live = Live(tables, stopping, limits, presence)
        of_a_network = OF_A_NETWORK if limits.by_address else 0
        importer = Importer(pool.run, limits.record_answers, tables.whereabouts, of_a_network)
        yield Services(
            storage,
            tables,
            People(storage, secret),
            live,
            limits,
            Budgets(limits),
            importer,
            reviewer,
            HealthCheck(storage),
            PublicParts(),
            ShortCodes(storage, secret),
        )
    finally:
        stopping.now()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await reviewer.stop()
        await tables.driver.stop()
        await pool.stop()
        await storage.close()
