"""A table whose driver died goes on by itself, looked at or not; and no two processes drive one table at once."""

from __future__ import annotations

import asyncio
import logging

import pytest

from meseta.engine.saved import Saved
from meseta.storage.locks import NAME
from meseta.storage.storage import Storage
from meseta.tables import sweeping
from meseta.tables.new_table import new_table
from meseta.tables.tables import Tables
from tests.patience import until
from tests.storage.altering import alter_table
from tests.storage.postgres import Postgres
from tests.tables.playing import MIRA as HOST
from tests.tables.playing import SHORT, answer_and_die, made, settled, table_now, think

pytestmark = pytest.mark.anyio


class Thinker:
    """Thoughts that end when they are let; how many there were of each question."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.may = asyncio.Event()

    async def think(self, bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
        self.asked.append((bot, seed))
        await self.may.wait()
        return await think(bot, game, saved, seat, seed)


async def left_in_the_middle(tables: Tables) -> tuple[str, int]:
    """A table at which a bot is due, and nobody who gives its answer; and its number."""
    table = await made(tables, ["you", "quick"])
    await answer_and_die(tables, table.id, 0)
    return table.id, (await table_now(tables, table.id)).number


async def test_table_that_was_left_in_the_middle_goes_on_though_nobody_looks(tables: Tables, storage: Storage) -> None:
    table_id, number = await left_in_the_middle(tables)
    elsewhere = Tables(storage, think)

    await elsewhere.sweep.sweep()
    assert not elsewhere.driver.driving  # it may be just going on
    await elsewhere.sweep.sweep()

    assert (await settled(elsewhere, table_id)).number > number


async def test_sweep_looks_once_at_a_table_that_waits_for_a_person(
    tables: Tables, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await made(tables, ["you", "quick"])
    elsewhere = Tables(storage, think)
    for _ in range(3):
        await elsewhere.sweep.sweep()
    looks: list[str] = []
    monkeypatch.setattr(elsewhere.sweep, "set_going", looks.append)

    await elsewhere.sweep.sweep()

    assert elsewhere.sweep.settled == {table.id: table.revision}
    assert looks == []


async def test_sweep_does_not_look_at_tables_of_bots_alone_until_somebody_watches(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(storage, think)
    of_bots = [new_table("el-grande", SHORT, ["quick", "quick"], HOST, "", False) for _ in range(200)]
    for table in of_bots:
        await storage.create(table)
    for _ in range(2):
        await tables.sweep.sweep()
    looks: list[str] = []

    async def look(table_id: str) -> None:
        looks.append(table_id)

    monkeypatch.setattr(tables.sweep, "set_going", look)

    await tables.sweep.sweep()
    assert looks == []

    async with tables.subscribe(of_bots[0].id):
        for _ in range(2):
            await tables.sweep.sweep()
    assert looks == [of_bots[0].id]


async def test_other_work_is_done_between_the_tables_of_a_sweep(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(storage, think)
    for _ in range(3):
        await storage.create(new_table("el-grande", SHORT, ["you", "quick"], HOST, "", False))
    await tables.sweep.sweep()
    looks: list[str] = []
    seen_by_others: list[int] = []

    async def look(table_id: str) -> None:
        looks.append(table_id)

    async def other_work() -> None:
        while True:
            seen_by_others.append(len(looks))
            await asyncio.sleep(0)

    monkeypatch.setattr(tables.sweep, "set_going", look)
    others = asyncio.create_task(other_work())

    await tables.sweep.sweep()

    others.cancel()
    assert {1, 2, 3} <= set(seen_by_others)


async def test_table_that_could_not_go_on_is_tried_again(tables: Tables, storage: Storage) -> None:
    table_id, number = await left_in_the_middle(tables)
    mistakes = ["a mistake of ours"]

    async def fails_once(bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
        if mistakes:
            raise LookupError(mistakes.pop())
        return await think(bot, game, saved, seat, seed)

    elsewhere = Tables(storage, fails_once)
    elsewhere.driver.drive_soon(table_id)
    assert (await settled(elsewhere, table_id)).number == number
    for _ in range(2):
        await elsewhere.sweep.sweep()

    assert (await settled(elsewhere, table_id)).number > number


async def test_table_that_cannot_be_read_is_told_of_once_and_holds_up_no_other(
    tables: Tables, storage: Storage, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    unreadable = await made(tables, ["you", "quick"])
    table_id, number = await left_in_the_middle(tables)
    await alter_table(url, unreadable.id, seed={})
    elsewhere = Tables(storage, think)

    for _ in range(3):
        await elsewhere.sweep.sweep()

    assert (await settled(elsewhere, table_id)).number > number
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [
        f"table {unreadable.id} cannot be looked at"
    ]


async def test_sweeps_go_on_after_a_mistake_of_ours(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    swept = 0

    async def fail() -> None:
        nonlocal swept
        swept += 1
        raise TypeError("a mistake of ours")

    monkeypatch.setattr(sweeping, "EVERY", 0.0)
    monkeypatch.setattr(tables.sweep, "sweep", fail)

    sweeps = asyncio.create_task(tables.sweep.sweep_for_ever())
    await until(lambda: swept > 2)
    sweeps.cancel()

    assert "a mistake of ours" in caplog.text


# ---- Between processes, on PostgreSQL.
async def test_two_processes_never_drive_one_table_at_once(postgres_url: str) -> None:
    storages = [await Storage.open(postgres_url) for _ in range(2)]
    thinker = Thinker()
    houses = [Tables(storage, thinker.think) for storage in storages]
    table = new_table("el-grande", SHORT, ["quick", "random"], HOST, "", False, seed=7)
    await storages[0].create(table)

    async with houses[0].subscribe(table.id), houses[1].subscribe(table.id):  # bots alone play only while watched
        for house in houses:
            house.driver.drive_soon(table.id)
        await until(lambda: bool(thinker.asked))
        await until(lambda: sum(bool(house.driver.driving) for house in houses) == 1)  # the other one has given up
        thinker.may.set()
        for house in houses:
            await settled(house, table.id)

    assert (await table_now(houses[0], table.id)).status == "over"
    assert len(thinker.asked) == len(set(thinker.asked))
    for storage in storages:
        await storage.close()


async def test_table_goes_on_elsewhere_when_the_process_that_thinks_dies(postgres: Postgres, postgres_url: str) -> None:
    dying, other = await Storage.open(postgres_url), await Storage.open(postgres_url)
    thinker = Thinker()  # never ends a thought
    here, there = Tables(dying, thinker.think), Tables(other, think)
    table = new_table("el-grande", SHORT, ["quick", "random"], HOST, "", False, seed=7)
    async with here.subscribe(table.id), there.subscribe(table.id):
        await here.create(table)
        await until(lambda: bool(thinker.asked))
        there.driver.drive_soon(table.id)
        number = (await settled(there, table.id)).number

        assert postgres.cut_connections(NAME) == 2  # what is left of a process that was killed: nothing
        for _ in range(2):
            await there.sweep.sweep()

        assert (await settled(there, table.id)).number > number
    await here.driver.stop()
    for storage in (dying, other):
        await storage.close()
