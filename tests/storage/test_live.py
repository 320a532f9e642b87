"""Hints that a table has changed, in one process and between processes."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from meseta.storage.listening import NAME
from meseta.storage.live import Bus, Subscription
from meseta.storage.refusals import EntryConflict
from meseta.storage.storage import Storage
from tests.patience import PATIENCE, until
from tests.storage.examples import ANA, BOT, a_table, an_entry, append, dealt
from tests.storage.postgres import Postgres

pytestmark = pytest.mark.anyio


async def woken(subscription: Subscription) -> bool:
    await heard(subscription)
    return True


async def heard(subscription: Subscription) -> int | None:
    """The revision that comes with a hint."""
    return await asyncio.wait_for(subscription.wait(), PATIENCE)


async def silent(subscription: Subscription) -> bool:
    """Has no hint come? One that has come would be taken at the first step."""
    waiting = asyncio.ensure_future(subscription.wait())
    await asyncio.sleep(0)
    has_come = waiting.done()
    waiting.cancel()
    return not has_come


async def all_heard(here: Storage, there: Storage) -> None:
    """Hints come in order: when one that is sent now has come, all before it have."""
    await here.create(a_table(id="last"))
    async with there.bus.subscribe("last") as subscription:
        await append(here, an_entry(1), "last")
        assert await woken(subscription)


async def test_several_changes_count_as_one() -> None:
    bus = Bus()
    async with bus.subscribe("t1") as subscription:
        bus.changed("t1", 1)
        bus.changed("t1", 1)

        assert await woken(subscription)
        assert await silent(subscription)


async def test_hint_carries_the_newest_revision_or_none_where_one_is_not_known() -> None:
    bus = Bus()
    async with bus.subscribe("t1") as subscription:
        bus.changed("t1", 3)
        bus.changed("t1", 2)
        assert await heard(subscription) == 3

        bus.everything_changed()
        bus.changed("t1", 4)
        assert await heard(subscription) is None

        bus.changed("t1", 5)
        assert await heard(subscription) == 5


async def test_every_subscriber_of_the_table_is_woken_and_no_other() -> None:
    bus = Bus()
    async with bus.subscribe("t1") as one, bus.subscribe("t1") as two, bus.subscribe("t2") as other:
        bus.changed("t1", 1)

        assert await woken(one)
        assert await woken(two)
        assert await silent(other)


async def test_change_before_the_subscription_is_no_news() -> None:
    bus = Bus()
    bus.changed("t1", 1)
    async with bus.subscribe("t1") as subscription:
        assert await silent(subscription)


async def test_bus_forgets_who_has_left() -> None:
    bus = Bus()
    async with bus.subscribe("t1"):
        async with bus.subscribe("t1"):
            pass
        assert list(bus.waiting) == ["t1"]

    assert not bus.waiting


CHANGES: dict[str, Callable[[Storage], Awaitable[object]]] = {
    "append": lambda storage: append(storage, an_entry(1)),
    "change_seat": lambda storage: storage.change_seat("t1", ANA, replace(ANA, name="Anna")),
    "take_seat": lambda storage: storage.take_seat("t1", BOT.seat, "bea", "Bea", 5.0),
    "say": lambda storage: storage.say("t1", "Ana", 0, "Hello", 1.0, "ana"),
    "start": lambda storage: storage.start("t1", dealt),
}


@pytest.mark.parametrize("change", CHANGES)
async def test_every_change_of_a_table_wakes_its_subscribers(storage: Storage, change: str) -> None:
    await storage.create(a_table(seats=[ANA, BOT]))
    async with storage.bus.subscribe("t1") as subscription:
        await CHANGES[change](storage)

        assert await woken(subscription)


# ---- Between processes, on PostgreSQL
@pytest.mark.parametrize("change", CHANGES)
async def test_other_processes_are_told_of_every_change(postgres_url: str, change: str) -> None:
    here, there = await Storage.open(postgres_url), await Storage.open(postgres_url)
    await here.create(a_table(seats=[ANA, BOT]))
    async with there.bus.subscribe("t1") as subscription, there.bus.subscribe("t2") as other:
        await CHANGES[change](here)

        assert await woken(subscription)
        await all_heard(here, there)
        assert await silent(subscription)
        assert await silent(other)
    await here.close()
    await there.close()


@pytest.mark.parametrize("change", CHANGES)
async def test_hint_that_comes_back_to_its_process_is_no_news(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    here, there = await Storage.open(postgres_url), await Storage.open(postgres_url)
    await here.create(a_table(seats=[ANA, BOT]))
    await here.create(a_table(id="last"))
    hints: list[str] = []
    monkeypatch.setattr(here.bus, "changed", lambda table_id, _: hints.append(table_id))

    await CHANGES[change](here)
    await append(there, an_entry(1), "last")

    await until(lambda: "last" in hints)
    assert hints == ["t1", "last"]
    await here.close()
    await there.close()


async def test_other_processes_find_in_the_log_what_they_are_told_of(postgres_url: str) -> None:
    here, there = await Storage.open(postgres_url), await Storage.open(postgres_url)
    await here.create(a_table())
    async with there.bus.subscribe("t1") as subscription:
        for number in range(1, 51):
            await append(here, an_entry(number))

            assert await heard(subscription) == number
            assert (await there.entries("t1", after=number - 1)) == [an_entry(number)]
    await here.close()
    await there.close()


async def test_other_processes_hear_nothing_of_what_was_refused(postgres_url: str) -> None:
    here, there = await Storage.open(postgres_url), await Storage.open(postgres_url)
    await here.create(a_table())
    async with there.bus.subscribe("t1") as subscription:
        with pytest.raises(EntryConflict):
            await append(here, an_entry(5))

        await all_heard(here, there)
        assert await silent(subscription)
    await here.close()
    await there.close()


async def test_lost_listener_comes_back_and_wakes_everybody(postgres: Postgres, postgres_url: str) -> None:
    here, there = await Storage.open(postgres_url), await Storage.open(postgres_url)
    await here.create(a_table())
    async with there.bus.subscribe("t1") as subscription, there.bus.subscribe("t2") as other:
        for number in range(1, 4):
            await listening(postgres, 2)
            postgres.cut_connections(NAME)
            await append(here, an_entry(number))

            assert await woken(subscription)
            assert await woken(other)
            assert [entry.number for entry in await there.entries("t1")] == list(range(1, number + 1))

    await all_heard(here, there)
    async with there.bus.subscribe("t1") as subscription:
        await append(here, an_entry(4))
        assert await woken(subscription)
    await here.close()
    await there.close()


async def listening(postgres: Postgres, listeners: int) -> None:
    """Until so many listeners are connected."""
    await until(lambda: postgres.connections(NAME) == listeners)


async def test_storage_works_again_after_the_server_cut_every_connection(postgres: Postgres, postgres_url: str) -> None:
    storage = await Storage.open(postgres_url)
    await storage.create(a_table())
    assert postgres.cut_connections() > 1

    await append(storage, an_entry(1))

    assert await storage.entries("t1") == [an_entry(1)]
    await storage.close()
