"""The record of a running game is for who plays it alone: it holds every card to come."""

from __future__ import annotations

import pytest

from meseta.tables.export_record import open_record
from meseta.tables.refusals import NotYours
from meseta.tables.tables import Tables
from tests.tables.playing import ANA, MIRA, exported, join, made, seen_by, settled, table_now

pytestmark = pytest.mark.anyio


async def test_who_plays_alone_may_have_the_record_and_nobody_sits_down_then(tables: Tables) -> None:
    table = await settled(tables, (await made(tables, ["you", "quick"])).id)
    with pytest.raises(NotYours, match="error-record"):
        await exported(tables, table.id, MIRA)

    async with seen_by(tables, table.id, MIRA) as look:
        await open_record(look)

    assert (await exported(tables, table.id, MIRA)).seed == table.seed
    assert (await table_now(tables, table.id)).imported
    with pytest.raises(NotYours, match="error-imported"):
        await join(tables, table.id, ANA, None)


async def test_among_people_nobody_may(tables: Tables) -> None:
    table = await made(tables, ["you", "open"])
    await join(tables, table.id, ANA, None)

    async with seen_by(tables, table.id, MIRA) as look:
        with pytest.raises(NotYours, match="error-record"):
            await open_record(look)
    assert not (await table_now(tables, table.id)).imported
