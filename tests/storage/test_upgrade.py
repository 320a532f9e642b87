"""A database of the version before is brought up to date as a whole or not at all, however many tables it has."""

from __future__ import annotations

import logging
from typing import Any

import pytest
import sqlalchemy as sa

from meseta.storage.migrations import tables_of_version_1
from meseta.storage.migrations.progress import Progress
from meseta.storage.rows import TableStatus
from meseta.storage.storage import Storage, database_at
from tests.storage.altering import alter_entry, alter_table
from tests.storage.before.database import STORED, fill
from tests.storage.deeds import halt_in_an_upgrade
from tests.storage.processes import begin

pytestmark = pytest.mark.anyio

UNCHANGED = ("seats", "entries", "people", "lines")
WAITING = [stored.table for stored in STORED if stored.status == TableStatus.WAITING]  # what was dealt is forgotten


async def all_rows(url: str) -> dict[str, list[Any]]:
    """Everything that lies in the database, its version too."""
    names = ("alembic_version", "tables", "seats", "entries", "people", "lines")

    def rows(connection: sa.Connection) -> dict[str, list[Any]]:
        return {name: sorted(map(repr, connection.execute(sa.text(f"SELECT * FROM {name}")))) for name in names}

    database = database_at(url)
    found = await database.read(rows)
    await database.close()
    return found


def is_same(before: str, after: str) -> bool:
    """Is a row as it was, beside columns that came later?"""
    return after.startswith(before.removesuffix(")"))


async def snapshots(url: str) -> dict[str, str]:
    def read(connection: sa.Connection) -> dict[str, str]:
        return {row.id: row.snapshot for row in connection.execute(sa.text("SELECT id, snapshot FROM tables"))}

    database = database_at(url)
    found = await database.read(read)
    await database.close()
    return found


async def multiply(url: str, times: int) -> None:
    """Every table again under other names."""
    with_log = (
        "INSERT INTO tables SELECT id || '-{0}', name, game, options, rules, seed, listed, created, number, status,"
        " snapshot, host FROM tables WHERE id NOT LIKE '%-again-%'",
        "INSERT INTO entries SELECT table_id || '-{0}', number, kind, seat, said, \"by\", at, events FROM entries"
        " WHERE table_id NOT LIKE '%-again-%'",
    )

    def copy(connection: sa.Connection) -> None:
        for number in range(1, times):
            for statement in with_log:
                connection.execute(sa.text(statement.format(f"again-{number}")))

    database = database_at(url)
    await database.write(copy)
    await database.close()


# ---- As a whole, or not at all.
async def test_upgrade_that_is_killed_leaves_the_database_as_it_was_and_can_be_begun_again(new_url: str) -> None:
    fill(new_url)
    before = await all_rows(new_url)
    upgrading, hears = begin(halt_in_an_upgrade, new_url)
    said = hears.recv()
    during = await all_rows(new_url)
    upgrading.kill()
    upgrading.join()

    assert said == "upgrade: 7 of 64 tables"
    assert during == before
    assert await all_rows(new_url) == before
    await (await Storage.open(new_url)).close()
    after = await all_rows(new_url)
    assert after["alembic_version"] == ["('10',)"]
    for name in UNCHANGED:
        assert all(is_same(*rows) for rows in zip(before[name], after[name], strict=True)), name


async def test_upgrade_that_fails_leaves_the_database_as_it_was(new_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(new_url)
    before = await all_rows(new_url)

    def fail(progress: Progress, carried_over: bool) -> None:
        progress.seen += 1
        if progress.seen == 30:
            raise RuntimeError("in the middle")

    with monkeypatch.context() as patched:
        patched.setattr(Progress, "one_more", fail)
        with pytest.raises(RuntimeError, match="in the middle"):
            await Storage.open(new_url)

    assert await all_rows(new_url) == before


# ---- However many there are.
async def test_many_tables_are_brought_up_to_date_in_batches_and_told_ten_times(
    new_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    fill(new_url)
    await multiply(new_url, 4)
    assert len(STORED) * 4 > tables_of_version_1.BATCH * 2

    with caplog.at_level(logging.INFO, "meseta.storage"):
        storage = await Storage.open(new_url)

    assert len(await storage.all_ids()) == 256
    await storage.close()
    now = await snapshots(new_url)
    assert [text[0] for text in now.values() if text] == ["{"] * (256 - 4 * len(WAITING))
    assert all(now[f"{each.table}-again-3"] == now[each.table] for each in STORED)
    told = [record.getMessage() for record in caplog.records if record.name == "meseta.storage"]
    assert (len(told), told[0], told[9]) == (11, "upgrade: 26 of 256 tables", "upgrade: 256 of 256 tables")
    assert told[10] == "upgrade: 204 tables go on under today's rules; the rules of 52 are gone"


async def test_nothing_is_told_where_there_is_nothing_to_do(new_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "meseta.storage"):
        for _ in range(2):
            await (await Storage.open(new_url)).close()

    assert [record for record in caplog.records if record.name == "meseta.storage"] == []


# ---- Whatever lies there.
async def test_damaged_tables_stay_as_they_are_and_hold_up_no_others(new_url: str) -> None:
    fill(new_url)
    damaged: dict[str, dict[str, Any]] = {
        "1995-waiting": {"game": "whist"},
        "1995-turn": {"snapshot": "half a posi"},
        "1995-king": {"snapshot": '["el-grande", {}, 1]'},
        "1995-tile": {"options": {"weather": "fine"}, "snapshot": "{}"},
        "1995-home": {"snapshot": "[" * 100_000},
        "1995-over": {"options": ["no", "options"], "snapshot": ""},
    }
    for table, values in damaged.items():
        await alter_table(new_url, table, **values)
    before = await snapshots(new_url)

    storage = await Storage.open(new_url)

    now = await snapshots(new_url)
    for table in damaged:
        kept = await storage.entries(table)
        assert now[table] == ("" if table in WAITING else before[table]), table
        assert len(kept) == next(stored.entries for stored in STORED if stored.table == table)
    assert [text[0] for table, text in now.items() if table not in [*damaged, *WAITING]] == ["{"] * (
        64 - len({*damaged, *WAITING})
    )
    await storage.close()


async def test_table_with_a_damaged_log_is_shown_where_it_stands(new_url: str) -> None:
    fill(new_url)
    await alter_entry(new_url, "1995-king", 3, said="no answer at all")
    await alter_entry(new_url, "1995-tile", 3, events={"not": "events"})
    await alter_entry(new_url, "1995-score-chosen", 2, kind="undo", said="many")

    storage = await Storage.open(new_url)

    for table_id in ("1995-king", "1995-tile", "1995-score-chosen"):
        table = await storage.find(table_id)
        assert table is not None
        assert (table.rules, table.snapshot[0]) == (1, "{")
    await storage.close()


async def test_position_that_the_log_does_not_lead_to_is_not_taken_for_it(new_url: str) -> None:
    fill(new_url)
    there = (await snapshots(new_url))["1995-intake"]
    await alter_table(new_url, "1995-king", snapshot=there)

    storage = await Storage.open(new_url)

    table = await storage.find("1995-king")
    assert table is not None
    assert table.rules == 1
    await storage.close()
