"""Tables of earlier rules go on under those of today where these can, and nothing of them is lost."""

from __future__ import annotations

import pytest

from meseta.engine.saving import to_text
from meseta.games.catalogue import title_of
from meseta.storage.following import standing
from meseta.storage.rows import EntryKind, Table
from meseta.storage.storage import Storage
from meseta.tables.gone import GoneGame
from meseta.tables.refusals import Stale
from meseta.tables.replaying import difference, first_step, position_after
from meseta.tables.tables import Tables
from meseta.tables.taking_back import may_undo
from tests.refusals import refusal
from tests.storage.altering import alter_entry, alter_table, other_form
from tests.tables.playing import (
    ANA,
    MIRA,
    answer_and_die,
    exported,
    give,
    is_over,
    join,
    made,
    opened,
    play_on,
    settled,
    table_now,
    think,
    undo,
)

pytestmark = pytest.mark.anyio

EARLIER = 0  # a version of the rules before that of this program


def rules_of(table: Table) -> int:
    return title_of(table.game).rules_version(table.options)


async def played(tables: Tables, game: str = "el-grande") -> Table:
    table = await made(tables, ["you", "open"], game)
    await join(tables, table.id, ANA, None)
    return await play_on(tables, table.id, {0: MIRA, 1: ANA}, lambda table: table.number >= 20)


async def of_earlier_rules(tables: Tables, url: str, table: Table, tells_the_same: bool) -> Table:
    """The same, played by rules that told the same as today's, or something else at the ninth answer."""
    if not tells_the_same:
        ninth = standing(await tables.storage.entries(table.id))[8]
        await alter_entry(url, table.id, ninth.number, events=[*ninth.events, ["king-moves", 0, 0, 3]])
    await alter_table(url, table.id, rules=EARLIER)
    return table


async def test_table_that_has_not_begun_takes_todays_rules(tables: Tables, url: str) -> None:
    table = await made(tables, ["you", "open"])
    await alter_table(url, table.id, rules=EARLIER, options={**table.options, "weather": "fine"})

    await join(tables, table.id, ANA, None)

    begun = await settled(tables, table.id)
    assert (begun.status, begun.rules, begun.options) == ("running", rules_of(table), table.options)


async def test_game_that_today_tells_the_same_goes_on_as_if_nothing_were(tables: Tables, url: str) -> None:
    table = await of_earlier_rules(tables, url, await played(tables), tells_the_same=True)
    before = await tables.storage.entries(table.id)

    now = await table_now(tables, table.id)

    assert (now.rules, now.number, now.snapshot) == (rules_of(table), table.number, table.snapshot)
    assert await tables.storage.entries(table.id) == before
    await play_on(tables, table.id, {0: MIRA, 1: ANA}, is_over)
    assert (await exported(tables, table.id, MIRA)).rules == rules_of(table)


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
async def test_game_that_today_would_tell_otherwise_goes_on_from_where_it_stands(
    tables: Tables, storage: Storage, url: str, game: str
) -> None:
    table = await of_earlier_rules(tables, url, await played(tables, game), tells_the_same=False)

    async with opened(tables, table.id) as (now, there):
        assert (now.rules, now.number, now.snapshot) == (rules_of(table), table.number + 1, table.snapshot)
        assert to_text(there.position.save()) == table.snapshot
        assert not any(may_undo(now, there, seat) for seat in (0, 1))
        asked, decision = there.position.waiting()[0], there.decision
        first = there.position.answers(asked)[0]
    with pytest.raises(Stale):
        await give(tables, table.id, (MIRA, ANA)[asked], table.number, first)
    await give(tables, table.id, (MIRA, ANA)[asked], decision, first)
    played_on = await settled(tables, table.id)

    async with opened(Tables(storage, think), table.id) as (again, read):  # as another process reads it
        assert (again, read.snapshot()) == (played_on, played_on.snapshot)
    over = await play_on(tables, table.id, {0: MIRA, 1: ANA}, is_over)
    entries = await storage.entries(table.id)
    assert [entry.kind for entry in entries].count(EntryKind.RULES) == 1
    assert difference(over, entries) is None
    with refusal(match="error-record-two-rules"):
        await exported(tables, table.id, MIRA)


async def test_what_was_answered_since_is_taken_back_and_gone_through(tables: Tables, url: str) -> None:
    table = await of_earlier_rules(tables, url, await played(tables), tells_the_same=False)
    taken_back = False
    while not taken_back:
        async with opened(tables, table.id) as (before, game):
            asked, decision = game.position.waiting()[0], game.decision
            answer = game.position.answers(asked)[0]
        await give(tables, table.id, (MIRA, ANA)[asked], decision, answer)
        await settled(tables, table.id)
        async with opened(tables, table.id) as (now, game):
            taken_back = may_undo(now, game, asked)
    await undo(tables, table.id, (MIRA, ANA)[asked], False)

    now, entries = await settled(tables, table.id), await tables.storage.entries(table.id)
    assert now.snapshot == before.snapshot
    assert first_step(entries) == len(standing(entries[: table.number]))
    assert to_text(position_after(now, entries, first_step(entries)).save()) == table.snapshot
    assert to_text(position_after(now, entries, len(standing(entries))).save()) == now.snapshot


async def test_table_that_today_can_neither_tell_nor_read_stays_as_it_is(tables: Tables, url: str) -> None:
    table = await of_earlier_rules(tables, url, await played(tables), tells_the_same=False)
    await alter_table(url, table.id, snapshot=other_form(table.snapshot))

    for _ in range(2):
        async with tables.look(table.id) as look:
            assert isinstance(await look.game(), GoneGame)

    assert (await table_now(tables, table.id)).rules == EARLIER


async def test_bots_go_on_after_an_upgrade_though_nobody_looks(tables: Tables, storage: Storage, url: str) -> None:
    table = await made(tables, ["you", "quick"])
    await answer_and_die(tables, table.id, 0)
    await alter_table(url, table.id, rules=EARLIER)
    elsewhere = Tables(storage, think)

    await elsewhere.driver.resume_all()

    after = await settled(elsewhere, table.id)
    assert (after.rules, after.number > table.number) == (rules_of(table), True)
