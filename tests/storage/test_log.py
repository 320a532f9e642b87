"""The log of a table: numbered without gaps, one winner for each number, all or nothing."""

import asyncio
import random

import pytest

from meseta.storage.refusals import EntryConflict
from meseta.storage.rows import TableStatus
from meseta.storage.storage import Storage
from tests.storage.examples import a_table, an_entry, append

pytestmark = pytest.mark.anyio


async def accepted(storage: Storage, number: int, said: str) -> bool:
    try:
        await append(storage, an_entry(number, said=said))
    except EntryConflict:
        return False
    return True


async def test_entry_is_read_back_as_it_was_written(storage: Storage) -> None:
    await storage.create(a_table())
    entry = an_entry(1, events=[["moved", -1, 3, 4], ["seen", 0, -1, -1]], by="order", said="move 3 to Galicia")

    await append(storage, entry)

    assert await storage.entries("t1") == [entry]


async def test_table_stands_where_its_last_entry_left_it(storage: Storage) -> None:
    await storage.create(a_table())

    await storage.append("t1", an_entry(1), "position after 1", TableStatus.RUNNING)
    await storage.append("t1", an_entry(2, kind="undo", said="0"), "position after 2", TableStatus.OVER)

    table = await storage.find("t1")
    assert table is not None
    assert (table.number, table.snapshot, table.status) == (2, "position after 2", "over")


@pytest.mark.parametrize("number", [-1, 0, 1, 3])
async def test_entry_that_is_not_the_next_is_taken(storage: Storage, number: int) -> None:
    await storage.create(a_table())
    await append(storage, an_entry(1))

    with pytest.raises(EntryConflict):
        await storage.append("t1", an_entry(number, said="late"), "late", TableStatus.OVER)

    table = await storage.find("t1")
    assert table is not None
    assert (table.number, table.snapshot, table.status) == (1, "after 1", "running")
    assert await storage.entries("t1") == [an_entry(1)]


async def test_entry_of_an_unknown_table_is_taken(storage: Storage) -> None:
    with pytest.raises(EntryConflict):
        await append(storage, an_entry(1))


async def test_of_rivals_for_one_number_exactly_one_is_accepted(storage: Storage) -> None:
    await storage.create(a_table())

    results = await asyncio.gather(*(accepted(storage, 1, f"rival {rival}") for rival in range(40)))

    assert results.count(True) == 1
    assert [entry.said for entry in await storage.entries("t1")] == [f"rival {results.index(True)}"]


async def test_rivals_in_several_processes_leave_no_gap(url: str) -> None:
    # Storages of their own know as little of each other as processes do.
    storages = [await Storage.open(url) for _ in range(4)]
    await storages[0].create(a_table())
    won: list[str] = []

    async def rival(storage: Storage, name: str) -> None:
        for _ in range(20):
            number = len(await storage.entries("t1")) + 1
            if await accepted(storage, number, f"{name}: {number}"):
                won.append(f"{name}: {number}")

    await asyncio.gather(*(rival(storage, f"rival {i} {j}") for i, storage in enumerate(storages) for j in range(3)))

    log = await storages[0].entries("t1")
    table = await storages[0].find("t1")
    assert sorted(entry.said for entry in log) == sorted(won)
    assert [entry.number for entry in log] == list(range(1, len(won) + 1))
    assert table is not None
    assert table.snapshot == f"after {len(won)}"
    for storage in storages:
        await storage.close()


async def test_tables_have_logs_of_their_own(storage: Storage) -> None:
    await storage.create(a_table(id="t1"))
    await storage.create(a_table(id="t2"))

    await asyncio.gather(append(storage, an_entry(1, said="here"), "t1"), append(storage, an_entry(1), "t2"))

    assert [entry.said for entry in await storage.entries("t1")] == ["here"]


async def test_thousand_answers_are_read_from_any_number_on(storage: Storage) -> None:
    log = [an_entry(number) for number in range(1, 1001)]
    await storage.create(a_table(number=1000), log)

    assert await storage.entries("t1") == log
    assert await storage.entries("t1", after=990) == log[990:]
    assert await storage.entries("t1", after=1000) == []


async def steps_until_done(task: asyncio.Task[int]) -> int:
    """Of the event loop, however long each of them takes."""
    steps = 0
    while not task.done():
        await asyncio.sleep(0)
        steps += 1
    return steps


async def test_cancelled_append_is_stored_wholly_or_not_at_all(storage: Storage) -> None:
    await storage.create(a_table())
    moments = random.Random(1)
    steps = await steps_until_done(asyncio.create_task(append(storage, an_entry(1))))
    number = 1
    for _ in range(60):
        attempt = asyncio.create_task(append(storage, an_entry(number + 1)))
        for _ in range(int(steps * moments.random() ** 2)):  # mostly early, where there is something to cancel
            await asyncio.sleep(0)
        attempt.cancel()
        await asyncio.gather(attempt, return_exceptions=True)

        table = await storage.find("t1")
        assert table is not None
        assert table.number in (number, number + 1)
        assert table.snapshot == f"after {table.number}"
        number = table.number

    assert await storage.entries("t1") == [an_entry(count) for count in range(1, number + 1)]
    await append(storage, an_entry(number + 1))
