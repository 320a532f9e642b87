"""Tables and people that are removed are gone for good, and nobody else's."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest
import sqlalchemy as sa
from sqlalchemy.util import await_only

from meseta.storage import removing, schema
from meseta.storage.refusals import EntryConflict
from meseta.storage.rows import Person, Seat, SeatKind
from meseta.storage.storage import Storage
from meseta.tables import retention
from meseta.tables.retention import remove_unanswered
from tests.patience import BETWEEN, PATIENCE, until
from tests.storage.examples import ANA, BOT, FREE, a_table, an_entry, append

pytestmark = pytest.mark.anyio

BEA = Seat(1, SeatKind.PERSON, "bea", "Bea", "quick", {})


async def rows(storage: Storage, table: sa.Table) -> int:
    return len(await storage._database.read(lambda connection: connection.execute(sa.select(table)).all()))


async def test_table_is_removed_with_all_that_belongs_to_it(storage: Storage) -> None:
    for table_id in ("t1", "t2"):
        await storage.create(a_table(id=table_id))
        await append(storage, an_entry(1), table_id)
        await storage.say(table_id, "Ana", 0, "Hello", 1.0, "ana")

    await storage.remove_tables(["t1"])

    assert await storage.all_ids() == ["t2"]
    assert await storage.entries("t1") == []
    assert [await rows(storage, each) for each in (schema.seats, schema.entries, schema.lines)] == [3, 1, 1]


async def test_whoever_looks_at_a_table_is_told_when_it_is_removed(storage: Storage) -> None:
    await storage.create(a_table())
    async with storage.bus.subscribe("t1") as subscription:
        await storage.remove_tables(["t1"])

        assert await subscription.wait() is None


async def test_tables_without_an_answer_for_long_are_removed(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where there are more of them than go at once."""
    monkeypatch.setattr("meseta.tables.retention.AT_ONCE", 2)
    for number in range(7):
        await storage.create(a_table(id=f"t{number}", answered=100.0 + number, host=f"host {number}"))

    assert await storage.unanswered_since(105.0) == ["t0", "t1", "t2", "t3", "t4"]
    assert await remove_unanswered(storage, 105.0) == 5

    assert sorted(await storage.all_ids()) == ["t5", "t6"]


async def test_table_at_which_somebody_has_answered_meanwhile_stays(storage: Storage) -> None:
    for table_id, answered in (("left", 100.0), ("answered", 200.0)):
        await storage.create(a_table(id=table_id, answered=answered, host=table_id))

    assert await storage.remove_tables(["left", "answered"], unanswered_since=150.0) == 1

    assert await storage.all_ids() == ["answered"]


async def test_other_processes_are_told_of_removed_tables(postgres_url: str) -> None:
    here, there = await Storage.open(postgres_url), await Storage.open(postgres_url)
    await here.create(a_table())
    async with there.bus.subscribe("t1") as subscription:
        await here.remove_tables(["t1"])

        async with asyncio.timeout(PATIENCE):
            assert await subscription.wait() is None
    for storage in (here, there):
        await storage.close()


async def test_answer_between_the_deletes_waits_and_is_refused(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL; SQLite has one writer."""
    here, there = await Storage.open(postgres_url), await Storage.open(postgres_url)
    await here.create(a_table())
    answered: list[asyncio.Task[int]] = []
    loop = asyncio.get_running_loop()

    class Deletes(tuple[sa.Table, ...]):
        def __iter__(self) -> Iterator[sa.Table]:
            yield from (schema.lines, schema.entries)
            answered.append(loop.create_task(append(there, an_entry(1))))
            await_only(wait_for_a_lock(there))
            yield schema.seats

    monkeypatch.setattr(removing, "OF_A_TABLE", Deletes())

    assert await here.remove_tables(["t1"]) == 1

    with pytest.raises(EntryConflict):
        await answered[0]
    for storage in (here, there):
        await storage.close()


async def wait_for_a_lock(storage: Storage) -> None:
    """Until somebody waits for one."""
    waiting = sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    async with asyncio.timeout(PATIENCE):
        while not await storage._database.read_once(lambda connection: connection.scalar(waiting)):
            await asyncio.sleep(BETWEEN)


async def test_removing_goes_on_after_a_mistake_of_ours(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rounds = 0

    async def fail(storage: Storage, before: float) -> int:
        nonlocal rounds
        rounds += 1
        raise TypeError("a mistake of ours")

    monkeypatch.setattr(retention, "PAUSE", 0.0)
    monkeypatch.setattr(retention, "remove_unanswered", fail)

    rounds_of_it = asyncio.create_task(retention.keep_removing(storage, 90.0))
    await until(lambda: rounds > 2)
    rounds_of_it.cancel()

    assert "a mistake of ours" in caplog.text


async def test_person_is_removed_with_what_was_theirs_alone(storage: Storage) -> None:
    await storage.save_person(Person("ana", "Ana", 1.0))
    await storage.save_person(Person("bea", "Bea", 1.0))
    await storage.save_code(Person("ana", "Ana", 5.0), "digest", 100.0)
    await storage.create(a_table(id="alone"))
    await storage.create(a_table(id="hosted", seats=[BOT, FREE]))
    await storage.create(a_table(id="shared", seats=[ANA, BEA]))
    await storage.create(a_table(id="bea's", seats=[FREE, BEA], host="bea"))
    for table_id, name, person in (("shared", "Ana", "ana"), ("shared", "Bea", "bea"), ("bea's", "Ana", "ana")):
        await storage.say(table_id, name, None, f"I am {name}", 1.0, person)

    alone, shared = await storage.tables_with("ana")
    assert (sorted(alone), shared) == (["alone", "hosted"], ["bea's", "shared"])
    await storage.remove_person("ana", ["Inés", "Diego"])

    assert sorted(await storage.all_ids()) == ["bea's", "shared"]
    _, left = await storage.look("shared", None)
    assert left is not None
    assert left.table.seats[0] == replace(ANA, kind=SeatKind.BOT, person=None, name="Inés", orders={})
    assert left.table.seats[1] == BEA
    assert [line.name for line in left.lines] == ["Bea"]
    assert await storage.revision("bea's") == 2
    assert await storage.person("ana") is None
    assert await storage.person_of_code("digest", 1.0) is None
    assert await storage.people_named("Bea") == await storage.people_named("bea") == [Person("bea", "Bea", 1.0)]
