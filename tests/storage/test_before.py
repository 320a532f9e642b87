"""A database of the version before is opened with all it held."""

from hashlib import sha256

import pytest
import sqlalchemy as sa

from meseta.storage.rows import AnsweredBy, TableStatus
from meseta.storage.storage import Storage, database_at
from tests.storage.before.database import STORED, fill

pytestmark = pytest.mark.anyio


async def test_every_table_of_the_version_before_is_found_with_its_log(new_url: str) -> None:
    fill(new_url)
    storage = await Storage.open(new_url)

    assert sorted(await storage.all_ids()) == [stored.table for stored in STORED]
    for stored in STORED:
        table, entries = await storage.find(stored.table), await storage.entries(stored.table)
        assert table is not None
        assert (table.game, table.status, table.number) == (stored.game, stored.status, stored.entries)
        assert [entry.number for entry in entries] == list(range(1, stored.entries + 1))
    await storage.close()


async def test_what_people_wrote_in_the_version_before_is_found(new_url: str) -> None:
    fill(new_url)
    storage = await Storage.open(new_url)

    person = await storage.person("ohara")
    _, state = await storage.look("1995-turn", None)
    told = await storage.find("1995-veto-return")
    log = await storage.entries("1995-turn")

    assert person is not None
    assert person.name == "O'Hara \"; DROP TABLE tables; --"
    assert state is not None
    assert {line.text for line in state.lines} == {
        "¡Hola!",
        "It's on :me & <b>100 %</b>",
        "back\\slash, 'quotes', \"more\" 👩 👩 👧",
    }
    assert told is not None
    assert [seat.orders.get("veto") for seat in told.seats] == ["never", "points", "ask", None, None]
    assert {entry.kind for entry in log} == {"answer", "undo"}
    await storage.close()


async def test_tables_of_the_version_before_say_when_people_answered_last_and_can_be_joined(new_url: str) -> None:
    fill(new_url)
    storage = await Storage.open(new_url)

    for stored in STORED:
        table, entries = await storage.find(stored.table), await storage.entries(stored.table)
        assert table is not None
        by_people = [entry.at for entry in entries if entry.by == AnsweredBy.PERSON]
        assert table.answered == max(by_people, default=table.created)
        assert bool(table.invitation) == (table.listed and table.status != TableStatus.OVER)
    await storage.close()


async def test_rematch_of_the_version_before_is_found_again(new_url: str) -> None:
    """Its link followed from the old one."""
    fill(new_url)
    old = STORED[0].table
    again = sha256(f"rematch of {old}".encode()).hexdigest()[:16]
    copied = sa.text(
        "INSERT INTO tables SELECT :again, name, game, options, rules, seed, listed, created, number, status, snapshot,"
        " host FROM tables WHERE id = :old"
    )
    database = database_at(new_url)
    await database.write(lambda connection: connection.execute(copied, {"again": again, "old": old}))
    await database.close()

    storage = await Storage.open(new_url)

    found = await storage.find(old)
    assert found is not None
    assert found.rematch == again
    await storage.close()
