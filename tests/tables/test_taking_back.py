"""Answers that are taken back: with those of bots, and with the consent of others."""

from collections.abc import AsyncGenerator
from dataclasses import replace

import pytest

from meseta.storage.rows import EntryKind, Person
from meseta.storage.storage import Storage
from meseta.tables import answering, taking_back
from meseta.tables.settings import USUAL
from meseta.tables.tables import Tables
from tests.refusals import refusal
from tests.tables.playing import (
    ANA,
    EVA,
    MIRA,
    answer,
    is_over,
    join,
    legal,
    made,
    opened,
    play_on,
    seen_by,
    think,
    undo,
)

pytestmark = pytest.mark.anyio


async def ask(tables: Tables, table_id: str, person: Person) -> None:
    async with seen_by(tables, table_id, person) as look:
        await taking_back.ask(look)


async def reply(tables: Tables, table_id: str, person: Person, granted: bool) -> bool:
    async with seen_by(tables, table_id, person) as look:
        return await taking_back.reply(look, granted)


async def kinds(tables: Tables, table_id: str) -> list[str]:
    return [entry.kind for entry in await tables.storage.entries(table_id)]


# ---- Without asking.
async def test_own_answer_can_be_taken_back(tables: Tables) -> None:
    table = await made(tables, ["you", "open"])
    await join(tables, table.id, ANA, None)
    await answer(tables, table.id, MIRA, "bid 1")
    before = await legal(tables, table.id, 1)

    with refusal(match="error-undo"):
        await undo(tables, table.id, ANA, whole_turn=False)
    await undo(tables, table.id, MIRA, whole_turn=False)

    assert "bid 1" in await legal(tables, table.id, 0)
    assert before != []
    entries = await tables.storage.entries(table.id)
    assert [(entry.kind, entry.said) for entry in entries] == [("answer", "bid 1"), ("undo", "0")]


async def test_nothing_is_taken_back_behind_anothers_decision(tables: Tables) -> None:
    table = await made(tables, ["you", "open"])
    await join(tables, table.id, ANA, None)
    await answer(tables, table.id, MIRA, "bid 1")
    await answer(tables, table.id, ANA, "bid 13")

    with refusal(match="error-undo"):
        await undo(tables, table.id, MIRA, whole_turn=False)


async def test_whole_turn_can_be_begun_again(tables: Tables) -> None:
    table = await made(tables, ["you", "open"])
    await join(tables, table.id, ANA, None)
    await answer(tables, table.id, MIRA, "bid 13")
    await answer(tables, table.id, ANA, "bid 1")
    await answer(tables, table.id, MIRA, "take 5")
    places = [said for said in await legal(tables, table.id, 0) if said.startswith("place")]
    await answer(tables, table.id, MIRA, places[0])
    await answer(tables, table.id, MIRA, places[0])

    await undo(tables, table.id, MIRA, whole_turn=True)

    assert "take 5" in await legal(tables, table.id, 0)


async def test_nothing_is_taken_back_when_the_game_is_over(tables: Tables) -> None:
    table = await made(tables, ["you", "open"], "condottiere")
    await join(tables, table.id, ANA, None)
    await play_on(tables, table.id, {0: MIRA, 1: ANA}, is_over)

    for person in (MIRA, ANA):
        with refusal(match="error-over"):
            await undo(tables, table.id, person, whole_turn=True)


# ---- Against bots.
async def test_bots_answers_go_with_the_own_one_where_nobody_else_plays(tables: Tables) -> None:
    """The bot bids after Mira, and nothing was revealed."""
    table = await made(tables, ["you", "quick"])
    before = await legal(tables, table.id, 0)
    bids = await answer(tables, table.id, MIRA, "bid 1")
    assert bids.number > 1

    await undo(tables, table.id, MIRA, whole_turn=False)

    assert await legal(tables, table.id, 0) == before
    assert (await kinds(tables, table.id))[-1] == EntryKind.UNDO


async def test_bots_answers_stay_where_somebody_else_plays(tables: Tables) -> None:
    table = await made(tables, ["you", "quick", "open"])
    await join(tables, table.id, ANA, None)
    await answer(tables, table.id, MIRA, "bid 1")

    with refusal(match="error-undo"):
        await undo(tables, table.id, MIRA, whole_turn=False)


async def test_nothing_is_taken_back_that_came_before_something_was_revealed(tables: Tables) -> None:
    table = await made(tables, ["you", "quick"])
    async with opened(tables, table.id) as (_, game):
        shown = game.position.reveals
    while True:
        async with opened(tables, table.id) as (_, game):
            if game.position.reveals != shown and game.answers_in_reach(0, bots_mind=False) == 0:
                break
        await answer(tables, table.id, MIRA, (await legal(tables, table.id, 0))[0])

    with refusal(match="error-undo"):
        await undo(tables, table.id, MIRA, whole_turn=False)


@pytest.fixture
async def patient(storage: Storage) -> AsyncGenerator[Tables]:
    """Bots wait for longer than any test lasts."""
    tables = Tables(storage, think, replace(USUAL, bot_pause=3600.0))
    yield tables
    await tables.driver.stop()


async def test_bot_leaves_a_moment_to_take_an_answer_back(patient: Tables) -> None:
    table = await made(patient, ["you", "quick"])
    async with opened(patient, table.id) as (_, game):
        decision = game.decision
    async with seen_by(patient, table.id, MIRA) as look:
        await answering.answer(look, decision, "bid 1")
    assert table.id in patient.driver.driving  # a bot is to answer, and waits

    await undo(patient, table.id, MIRA, whole_turn=False)

    assert await kinds(patient, table.id) == ["answer", "undo"]


# ---- Among people.
async def after_a_bid_of_each(tables: Tables) -> str:
    table = await made(tables, ["you", "open", "open"])
    await join(tables, table.id, ANA, None)
    await join(tables, table.id, EVA, None)
    await answer(tables, table.id, MIRA, "bid 1")
    await answer(tables, table.id, ANA, "bid 2")
    return table.id


async def test_answer_is_taken_back_when_all_others_agree(tables: Tables) -> None:
    table_id = await after_a_bid_of_each(tables)
    await ask(tables, table_id, MIRA)

    assert not await reply(tables, table_id, ANA, granted=True)
    assert await reply(tables, table_id, EVA, granted=True)

    assert "bid 1" in await legal(tables, table_id, 0)
    assert (await kinds(tables, table_id))[-1] == EntryKind.UNDO


async def test_answer_stays_when_one_refuses_and_all_are_told(tables: Tables) -> None:
    table_id = await after_a_bid_of_each(tables)
    await ask(tables, table_id, MIRA)

    await reply(tables, table_id, ANA, granted=False)

    async with tables.look(table_id) as look:
        assert [(line.kind, line.name) for line in look.lines][-1] == ("refused", "Ana")
    with refusal(match="error-take-back-nobody"):
        await reply(tables, table_id, EVA, granted=True)
    assert EntryKind.UNDO not in await kinds(tables, table_id)


async def test_wish_is_void_when_somebody_has_answered_since(tables: Tables) -> None:
    table_id = await after_a_bid_of_each(tables)
    await ask(tables, table_id, MIRA)
    await answer(tables, table_id, EVA, "bid 3")

    with refusal(match="error-take-back-nobody"):
        await reply(tables, table_id, ANA, granted=True)


async def test_nobody_is_asked_for_what_can_be_taken_back_alone(tables: Tables) -> None:
    table = await made(tables, ["you", "open"])
    await join(tables, table.id, ANA, None)
    await answer(tables, table.id, MIRA, "bid 1")

    with refusal(match="error-take-back-alone"):
        await ask(tables, table.id, MIRA)
    with refusal(match="error-undo"):
        await ask(tables, table.id, ANA)
