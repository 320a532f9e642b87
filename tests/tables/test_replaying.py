"""Tables answer by answer: replay, record files, validation."""

from dataclasses import replace

import pytest

from meseta.records.record import Record, from_text
from meseta.storage.following import standing
from meseta.storage.rows import AnsweredBy, Entry, EntryKind
from meseta.tables.game import new_game
from meseta.tables.new_table import new_table
from meseta.tables.replaying import from_record, position_after, positions, to_record
from meseta.tables.tables import Tables
from tests.refusals import refusal
from tests.tables.playing import (
    MIRA,
    SHORT,
    answer,
    difference,
    is_over,
    made,
    play_on,
    settled,
    start,
    table_now,
    undo,
)

pytestmark = pytest.mark.anyio


async def test_answers_taken_back_are_not_replayed(tables: Tables) -> None:
    table = await made(tables, ["you", "open"])
    await start(tables, table.id, MIRA)
    await answer(tables, table.id, MIRA, "bid 1")
    entries = await tables.storage.entries(table.id)
    if len(entries) > 1:
        return  # the bot was quicker
    await undo(tables, table.id, MIRA, whole_turn=False)

    assert standing(await tables.storage.entries(table.id)) == []


def test_answers_taken_back_to_no_number_are_refused_in_a_sentence() -> None:
    undone = Entry(1, EntryKind.UNDO, 0, "many", AnsweredBy.PERSON, 0.0, [])

    with refusal(match="error-undo-number"):
        standing([undone])
    with refusal(match="error-undo-number"):
        new_game(new_table("el-grande", SHORT, ["open", "open"], MIRA, "", False, seed=7)).read(undone)


async def test_every_moment_of_a_game_can_be_looked_at(tables: Tables) -> None:
    table = await play_on(tables, (await made(tables, ["you", "quick"])).id, {0: MIRA}, is_over)
    entries = await tables.storage.entries(table.id)

    assert len(list(positions(table, entries))) == len(standing(entries)) + 1
    assert position_after(table, entries, 0).seen_by(0)["legal"]
    assert position_after(table, entries, len(standing(entries))).waiting() == []
    with refusal(match="error-answers-count"):
        position_after(table, entries, len(entries) + 1)


async def test_table_becomes_a_record_and_a_table_again(tables: Tables) -> None:
    table = await play_on(tables, (await made(tables, ["you", "quick"])).id, {0: MIRA}, is_over)

    text = to_record(table, await tables.storage.entries(table.id)).to_text()
    again, entries = from_record(from_text(text), MIRA, "Again")
    await tables.storage.create(again, entries)

    assert again.snapshot == table.snapshot
    assert [seat.name for seat in again.seats] == [seat.name for seat in table.seats]
    assert difference(again, entries) == ""
    assert (await table_now(tables, again.id)).status == "over"


# ---- An unfinished game: blue has bid, orange is asked.
def unfinished() -> Record:
    record = to_record(new_table("el-grande", SHORT, ["open", "open"], MIRA, "", False, seed=7), [])
    return replace(record, answers=[("blue", "bid 1")])


@pytest.mark.parametrize(("seat", "mine"), [(None, 1), (0, 0), (1, 1)])
def test_whoever_brings_a_game_sits_where_they_want_or_where_the_next_answer_is_due(
    seat: int | None, mine: int
) -> None:
    brought, _ = from_record(unfinished(), MIRA, "Again", seat)

    assert [each.person for each in brought.seats] == [MIRA.id if each == mine else None for each in range(2)]
    assert brought.status == "running"


async def test_game_waits_for_whoever_brought_it(tables: Tables) -> None:
    brought, entries = from_record(unfinished(), MIRA, "Again")

    await tables.create(brought, entries)

    assert (await settled(tables, brought.id)).number == 1


async def test_bots_play_on_until_whoever_brought_the_game_is_asked(tables: Tables) -> None:
    brought, entries = from_record(unfinished(), MIRA, "Again", seat=0)

    await tables.create(brought, entries)

    assert (await settled(tables, brought.id)).number > 1


def test_nobody_can_bring_a_game_to_a_seat_that_is_not_there() -> None:
    with refusal(match=r"error-no-such-seat \(seat: 2; last: 1\)"):
        from_record(unfinished(), MIRA, "Again", seat=2)


# ---- Would it be the same today?
async def test_table_that_would_differ_now_is_found(tables: Tables) -> None:
    table = await play_on(tables, (await made(tables, ["you", "quick"])).id, {0: MIRA}, is_over)
    entries = await tables.storage.entries(table.id)

    assert difference(table, entries) == ""
    assert "another position" in difference(replace(table, snapshot="[]"), entries)
    assert "entries" in difference(table, entries[:-1])
    assert "version 99" in difference(replace(table, rules=99), entries)
    assert "cannot answer" in difference(table, [replace(entries[0], said="act"), *entries[1:]])
