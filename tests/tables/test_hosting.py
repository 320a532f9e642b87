"""Whoever keeps a table waiting is replaced by a bot, and a table whose host is gone is begun by others."""

from collections.abc import AsyncGenerator

import pytest

from meseta.storage.rows import Person, SeatKind, Table
from meseta.storage.storage import Storage
from meseta.tables import hosting, taking_back
from meseta.tables.coming_and_going import leave
from meseta.tables.overdue import awaited_since, may_be_started
from meseta.tables.refusals import NotYours
from meseta.tables.settings import TableSettings
from meseta.tables.tables import Tables
from tests.refusals import refusal
from tests.tables.playing import (
    ANA,
    MIRA,
    answer,
    join,
    legal,
    made,
    opened,
    seen_by,
    settled,
    start,
    table_now,
    think,
    undo,
)

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


async def awaited(tables: Tables, table_id: str, seat: int) -> float | None:
    async with opened(tables, table_id) as (table, game):
        return awaited_since(table, game, seat)


async def test_who_leaves_and_comes_back_is_not_waited_for_anew(tables: Tables) -> None:
    table = await began(tables, ANA)
    asked = await awaited(tables, table.id, 0)

    async with seen_by(tables, table.id, MIRA) as look:
        await leave(look)
        look.continues = False  # the bot has not thought yet
    await join(tables, table.id, MIRA, None)
    await settled(tables, table.id)

    assert asked is not None
    assert await awaited(tables, table.id, 0) == asked


async def test_who_takes_an_answer_back_and_gives_it_again_is_not_waited_for_anew(tables: Tables) -> None:
    """It counts from where the game has come to for the first time."""
    table = await began(tables, ANA)
    await answer(tables, table.id, MIRA, "bid 1")
    await answer(tables, table.id, ANA, "bid 2")
    taken = (await legal(tables, table.id, 1))[0]
    await answer(tables, table.id, ANA, taken)
    furthest = await awaited(tables, table.id, 1)

    await undo(tables, table.id, ANA, whole_turn=False)
    assert await awaited(tables, table.id, 1) == furthest
    await answer(tables, table.id, ANA, taken)

    assert furthest is not None
    assert await awaited(tables, table.id, 1) == furthest


async def test_all_have_time_again_when_they_let_somebody_take_an_answer_back(tables: Tables) -> None:
    table = await began(tables, ANA)
    await answer(tables, table.id, MIRA, "bid 1")
    asked = await awaited(tables, table.id, 1)
    await answer(tables, table.id, ANA, "bid 2")
    async with seen_by(tables, table.id, MIRA) as look:
        await taking_back.ask(look)
    async with seen_by(tables, table.id, ANA) as look:
        await taking_back.reply(look, granted=True)

    again = await awaited(tables, table.id, 0)

    assert again is not None
    assert asked is not None
    assert again > asked


async def test_comers_and_goers_do_not_keep_others_from_beginning(tables: Tables) -> None:
    table = await made(tables, ["you", "open", "open", "open"])
    await join(tables, table.id, ANA, None)
    [sat] = [seat.since for seat in (await table_now(tables, table.id)).seats if seat.person == ANA.id]

    await join(tables, table.id, BEA, None)

    now = await settled(tables, table.id)
    assert [may_be_started(now, seat, sat) for seat in now.seats[:3]] == [True, True, False]


async def test_table_whose_host_is_gone_is_begun_by_whoever_sits_there(tables: Tables, hasty: Tables) -> None:
    table = await made(tables, ["you", "open", "open"])
    await join(tables, table.id, ANA, None)
    with refusal(match=r"error-not-host \(minutes: 10\)"):
        await start(tables, table.id, ANA)
    with refusal(match="error-not-host"):
        await start(hasty, table.id, BEA)

    await start(hasty, table.id, ANA)

    assert [seat.kind for seat in (await settled(hasty, table.id)).seats] == ["person", "person", "bot"]
