"""A person's own tables: where it is their turn first, with what everybody sees of each; games that are over apart."""

import pytest

from meseta.storage.rows import Table
from meseta.tables.tables import Tables
from tests.tables.playing import ANA, MIRA, answer, is_over, join, leave, made, play_on, settled

pytestmark = pytest.mark.anyio


async def began(tables: Tables) -> Table:
    """Mira is asked first."""
    table = await made(tables, ["you", "open"], start="blue")
    await join(tables, table.id, ANA, None)
    return await settled(tables, table.id)


async def test_tables_where_it_is_ones_turn_come_first_and_those_that_are_over_stand_apart(tables: Tables) -> None:
    over = await made(tables, ["you", "quick"], game="condottiere")
    await play_on(tables, over.id, {0: MIRA}, is_over)
    own_turn = await began(tables)
    waits = await made(tables, ["you", "open"])
    others_turn = await began(tables)
    await answer(tables, others_turn.id, MIRA, "bid 1")

    mine = await tables.unfinished_tables_of(MIRA.id, 10)
    anas = await tables.unfinished_tables_of(ANA.id, 10)
    (finished,) = await tables.finished_tables_of(MIRA.id, 10)

    assert [own.table.id for own in mine] == [own_turn.id, others_turn.id, waits.id]
    assert [own.is_turn for own in mine] == [True, False, False]
    assert [own.awaited for own in mine] == [[0], [1], []]
    assert [(own.table.id, own.is_turn) for own in anas] == [(others_turn.id, True), (own_turn.id, False)]
    assert finished.table.id == over.id
    assert finished.view is not None
    assert finished.view["winners"]
    assert finished.view["seat"] is None, "nobody's secrets are read for a list"
    assert len(await tables.unfinished_tables_of(MIRA.id, 2)) == 2


async def test_it_is_not_the_turn_of_somebody_for_whom_a_bot_plays(tables: Tables) -> None:
    table = await began(tables)
    await leave(tables, table.id, MIRA)

    (own,) = await tables.unfinished_tables_of(MIRA.id, 10)

    assert not own.is_turn
