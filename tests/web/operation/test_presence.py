"""Who is at a table, where several processes have listeners: told without a write, and forgotten with the process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from meseta.storage.storage import Storage
from meseta.web.presence import Presence, Those, key_of
from tests.patience import until
from tests.storage.databases import anyio_backend, postgres, postgres_url

__all__ = ["anyio_backend", "postgres", "postgres_url"]

pytestmark = pytest.mark.anyio

MIRA, ANA = key_of("t1", "mira"), key_of("t1", "ana")


@asynccontextmanager
async def process(url: str) -> AsyncGenerator[Presence]:
    """One that is impatient, and is killed at the end: nobody tells the others that its people have gone."""
    storage = await Storage.open(url)
    presence = Presence(storage, beat=0.1, silence=0.5)
    telling = asyncio.create_task(presence.say_for_ever())
    try:
        yield presence
    finally:
        telling.cancel()
        await storage.close()


async def test_processes_know_one_anothers_people_until_one_is_killed(postgres_url: str) -> None:
    async with process(postgres_url) as here:
        told: list[Those] = []
        here.tell = lambda table: told.append(here.at(table))
        async with process(postgres_url) as there:
            there.come("t1", "mira")
            there.come("t1", "mira")
            there.come("t1", None)
            here.come("t1", "ana")
            here.come("t2", "ana")

            everybody = Those(frozenset([MIRA, ANA]), 1)
            await until(lambda: here.at("t1") == there.at("t1") == everybody)
            assert here.at("t2").people != here.at("t1").people, "nobody is known again at another table"
            there.count("t1", "mira", -1)  # one of two pages
            there.count("t1", None, -1)
            await until(lambda: here.at("t1") == Those(frozenset([MIRA, ANA])))

        await until(lambda: here.at("t1") == Those(frozenset([ANA])))
        await until(lambda: told[-1] == here.at("t1"))


async def test_process_that_may_have_missed_something_asks_again(postgres_url: str) -> None:
    async with process(postgres_url) as here, process(postgres_url) as there:
        here.come("t1", "ana")
        there.come("t1", "mira")
        await until(lambda: MIRA in here.at("t1").people)

        await there.storage.say_to_others("in words that are not understood")
        here.elsewhere.clear()
        here.storage.bus.everything_changed()

        await until(lambda: MIRA in here.at("t1").people)
