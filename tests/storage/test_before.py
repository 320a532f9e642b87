"""A database of the version before is opened with all it held."""

import pytest

from meseta.storage.storage import Storage
from tests.storage.before.database import STORED, fill

pytestmark = pytest.mark.anyio


async def test_every_table_of_the_version_before_is_found_with_its_log(url: str) -> None:
    fill(url)
    storage = await Storage.open(url)

    assert sorted(await storage.all_ids()) == [stored.table for stored in STORED]
    for stored in STORED:
        table, entries = await storage.find(stored.table), await storage.entries(stored.table)
        assert table is not None
        assert (table.game, table.status, table.number) == (stored.game, stored.status, stored.entries)
        assert [entry.number for entry in entries] == list(range(1, stored.entries + 1))
    await storage.close()


async def test_what_people_wrote_in_the_version_before_is_found(url: str) -> None:
    fill(url)
    storage = await Storage.open(url)

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
