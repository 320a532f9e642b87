"""Whoever keeps a table waiting is replaced by a bot, and a table whose host is gone is begun by others."""

from collections.abc import AsyncGenerator

import pytest

from meseta.storage.rows import Person, SeatKind, Table
from meseta.storage.storage import Storage
from meseta.tables import hosting
from meseta.tables.refusals import NotYours
from meseta.tables.settings import TableSettings
from meseta.tables.tables import Tables
from tests.refusals import refusal
from tests.tables.playing import ANA, MIRA, answer, join, made, seen_by, settled, start, table_now, think, undo

pytestmark = pytest.mark.anyio

BEA = Person("bea", "Bea", 1.0)
CID = Person("cid", "Cid", 1.0)


@pytest.fixture
async def hasty(storage: Storage) -> AsyncGenerator[Tables]:
    """A server where whoever is awaited is overdue at once."""
    tables = Tables(storage, think, TableSettings(overdue_minutes=0.0))
    yield tables
    await tables.driver.stop()


async def hand_over(tables: Tables, table_id: str, person: Person, seat: int) -> bool:
    async with seen_by(tables, table_id, person) as look:
        return await hosting.hand_over(look, seat)


async def began(tables: Tables, *friends: Person) -> Table:
    """Mira hosts and sits first, the others follow; Mira is asked first, the others one after the other."""
    table = await made(tables, ["you", *["open"] * len(friends)])
    for friend in friends:
        await join(tables, table.id, friend, None)
    return await settled(tables, table.id)


async def test_host_hands_a_silent_seat_to_a_bot_and_the_person_comes_back(tables: Tables, hasty: Tables) -> None:
    table = await began(tables, ANA)
    await answer(tables, table.id, MIRA, "bid 1")
    with refusal(match=r"error-not-overdue \(minutes: 10\)"):
        await hand_over(tables, table.id, MIRA, 1)

    assert await hand_over(hasty, table.id, MIRA, 1)

    handed = await settled(hasty, table.id)
    assert (handed.seats[1].kind, handed.seats[1].name) == (SeatKind.BOT, "Ana")
    assert handed.number > 1
    assert await join(hasty, table.id, ANA, None) == 1


@pytest.mark.parametrize("seat", [0, 2])
async def test_only_a_person_who_is_awaited_is_replaced(hasty: Tables, seat: int) -> None:
    """Not whoever has answered, and no bot."""
    table = await made(hasty, ["you", "open", "quick"])
    await join(hasty, table.id, ANA, None)
    await answer(hasty, table.id, MIRA, "bid 1")

    with refusal(match="error-not-overdue"):
        await hand_over(hasty, table.id, ANA, seat)


async def test_all_others_together_replace_a_host_who_is_silent(hasty: Tables) -> None:
    table = await began(hasty, ANA, BEA)
    with pytest.raises(NotYours):
        await hand_over(hasty, table.id, CID, 0)

    assert not await hand_over(hasty, table.id, ANA, 0)
    assert not await hand_over(hasty, table.id, ANA, 0)
    assert (await table_now(hasty, table.id)).seats[0].kind == SeatKind.PERSON
    assert await hand_over(hasty, table.id, BEA, 0)

    assert (await settled(hasty, table.id)).seats[0].kind == SeatKind.BOT


async def test_vote_counts_for_the_question_of_then_only(hasty: Tables) -> None:
    table = await began(hasty, ANA, BEA)
    assert not await hand_over(hasty, table.id, ANA, 0)
    await answer(hasty, table.id, MIRA, "bid 1")
    await undo(hasty, table.id, MIRA, whole_turn=False)

    assert not await hand_over(hasty, table.id, BEA, 0)
    assert await hand_over(hasty, table.id, ANA, 0)


async def test_table_whose_host_is_gone_is_begun_by_whoever_sits_there(tables: Tables, hasty: Tables) -> None:
    table = await made(tables, ["you", "open", "open"])
    await join(tables, table.id, ANA, None)
    with refusal(match=r"error-not-host \(minutes: 10\)"):
        await start(tables, table.id, ANA)
    with refusal(match="error-not-host"):
        await start(hasty, table.id, BEA)

    await start(hasty, table.id, ANA)

    assert [seat.kind for seat in (await settled(hasty, table.id)).seats] == ["person", "person", "bot"]
