"""Tables answer by answer: replay, record files, validation."""

from dataclasses import replace

import pytest

from meseta.engine.refusal import Refused
from meseta.records.record import from_text
from meseta.tables.replaying import difference, from_record, position_after, positions, standing, to_record
from meseta.tables.tables import Tables
from tests.tables.playing import MIRA, answer, is_over, made, play_on

pytestmark = pytest.mark.anyio


async def test_answers_taken_back_are_not_replayed(tables: Tables) -> None:
    table = await made(tables, ["you", "open"])
    await tables.start(table.id, MIRA)
    await answer(tables, table.id, MIRA, "bid 1")
    entries = await tables.storage.entries(table.id)
    if len(entries) > 1:
        return  # the bot was quicker
    await tables.undo(table.id, MIRA, whole_turn=False)

    assert standing(await tables.storage.entries(table.id)) == []


async def test_every_moment_of_a_game_can_be_looked_at(tables: Tables) -> None:
    table = await play_on(tables, (await made(tables, ["you", "quick"])).id, {0: MIRA}, is_over)
    entries = await tables.storage.entries(table.id)

    assert len(list(positions(table, entries))) == len(standing(entries)) + 1
    assert position_after(table, entries, 0).round == 1
    assert position_after(table, entries, len(standing(entries))).waiting() == []
    with pytest.raises(Refused, match="answers, not"):
        position_after(table, entries, len(entries) + 1)


async def test_table_becomes_a_record_and_a_table_again(tables: Tables) -> None:
    table = await play_on(tables, (await made(tables, ["you", "quick"])).id, {0: MIRA}, is_over)

    text = to_record(table, await tables.storage.entries(table.id)).to_text()
    again, entries = from_record(from_text(text), MIRA, "Again", False)
    await tables.storage.create(again, entries)

    assert again.snapshot == table.snapshot
    assert difference(again, entries) == ""
    assert (await tables.table(again.id)).status == "over"


async def test_table_that_would_differ_now_is_found(tables: Tables) -> None:
    table = await play_on(tables, (await made(tables, ["you", "quick"])).id, {0: MIRA}, is_over)
    entries = await tables.storage.entries(table.id)

    assert difference(table, entries) == ""
    assert "another position" in difference(replace(table, snapshot="[]"), entries)
    assert "entries" in difference(table, entries[:-1])
    assert "version 99" in difference(replace(table, rules=99), entries)
    assert "cannot answer" in difference(table, [replace(entries[0], said="act"), *entries[1:]])
