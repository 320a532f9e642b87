"""Opening a database: new, old, at once, or not at all."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from meseta.storage.refusals import OutOfReach
from meseta.storage.schema import metadata
from meseta.storage.storage import Storage, database_at
from tests.storage.deeds import list_tables
from tests.storage.examples import a_table
from tests.storage.processes import begin, heard

pytestmark = pytest.mark.anyio


async def test_database_is_opened_again_with_all_it_held(new_url: str) -> None:
    first = await Storage.open(new_url)
    await first.create(a_table())
    await first.close()

    second = await Storage.open(new_url)

    assert await second.find("t1") == a_table()
    await second.close()


async def test_migrations_make_just_the_tables_of_the_schema(new_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    database = database_at(new_url)
    await database.open()
    assert await database.read(differences) == []
    await database.close()


async def test_tables_of_a_person_and_tables_that_were_left_are_found_by_an_index(sqlite_url: str) -> None:
    """The front page of somebody known reads no seat of others, however many there are."""
    asked = {
        "SELECT table_id FROM seats WHERE person = 'ana'": "seats_of_person",
        "SELECT id FROM tables WHERE host = 'ana' AND listed": "tables_of_host",
        "SELECT id FROM tables WHERE answered < 5.0 ORDER BY answered": "last_answered",
        "SELECT person FROM codes WHERE digest = 'x'": "code",
    }
    database = database_at(sqlite_url)
    await database.open()

    def plans(connection: Connection) -> list[str]:
        return [str(connection.execute(text(f"EXPLAIN QUERY PLAN {query}")).all()) for query in asked]

    for plan, index in zip(await database.read(plans), asked.values(), strict=True):
        assert f"INDEX {index} (" in plan
    await database.close()


async def test_new_database_may_be_opened_by_many_at_once(new_url: str) -> None:
    storages = await asyncio.gather(*(Storage.open(new_url) for _ in range(5)))

    await storages[0].create(a_table())

    assert [await storage.all_ids() for storage in storages] == [["t1"]] * 5
    for storage in storages:
        await storage.close()


async def test_new_database_may_be_opened_by_several_processes_at_once(new_url: str) -> None:
    begun = [begin(list_tables, new_url) for _ in range(3)]

    said = [heard(hears) for _, hears in begun]

    assert said == [[[]]] * 3
    for process, _ in begun:
        process.join()


async def test_database_of_a_newer_version_is_refused(new_url: str) -> None:
    database = database_at(new_url)
    await database.open()
    await database.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'new'")))
    await database.close()

    with pytest.raises(OutOfReach, match="error-database-newer"):
        await Storage.open(new_url)


async def test_database_of_another_program_is_refused(new_url: str) -> None:
    database = database_at(new_url)
    await database.write(lambda connection: connection.execute(text("CREATE TABLE people (secret TEXT)")))
    await database.close()

    with pytest.raises(OutOfReach, match="already exists"):
        await Storage.open(new_url)


async def test_short_addresses_are_enough(new_url: str) -> None:
    storage = await Storage.open(new_url.replace("+psycopg", ""))

    assert await storage.all_ids() == []
    await storage.close()


@pytest.mark.parametrize(
    ("address", "refusal"),
    [
        ("", "error-database-address"),
        ("meseta.db", "error-database-address"),
        ("postgresql://host:port/name", "error-database-address"),
        ("mysql://host/name", "error-database-unknown (database: mysql;"),
        ("postgresql+asyncpg://host/name", "error-database-unknown (database: postgresql+asyncpg;"),
        ("sqlite://", "error-database-memory"),
        ("sqlite:///:memory:", "error-database-memory"),
    ],
)
async def test_wrong_address_is_refused(address: str, refusal: str) -> None:
    with pytest.raises(OutOfReach) as refused:
        await Storage.open(address)

    assert refusal in str(refused.value)


async def test_missing_folders_are_made(tmp_path: Path) -> None:
    storage = await Storage.open(f"sqlite:///{tmp_path}/new/folder/my 100%25 tables.db")

    assert await storage.all_ids() == []
    await storage.close()


async def test_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(OutOfReach, match=r"error-database-folder \(folder: .*/file;"):
        await Storage.open(f"sqlite:///{tmp_path}/file/meseta.db")


async def test_folder_in_the_place_of_a_database_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OutOfReach, match="reason: unable to open database file"):
        await Storage.open(f"sqlite:///{tmp_path}")


async def test_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "meseta.db").write_text("a letter, not a database" * 100)

    with pytest.raises(OutOfReach, match="reason: file is not a database"):
        await Storage.open(f"sqlite:///{tmp_path}/meseta.db")


@pytest.mark.parametrize(
    "server",
    [
        "postgresql://ana:secret@/nothing?host={folder}",
        "postgresql://ana:secret@127.0.0.1:1/nothing",
        "postgresql://ana:secret@nowhere.invalid/nothing",
    ],
)
async def test_server_that_does_not_answer_is_refused(tmp_path: Path, server: str) -> None:
    with pytest.raises(OutOfReach) as refused:
        await Storage.open(server.format(folder=tmp_path))

    assert "error-database-unusable" in str(refused.value)
    assert "secret" not in str(refused.value)


async def test_missing_database_of_a_server_is_refused(postgres_url: str) -> None:
    with pytest.raises(OutOfReach, match=r"database .* does not exist"):
        await Storage.open(postgres_url.replace("@/", "@/elsewhere"))


async def test_sqlite_keeps_what_was_committed(sqlite_url: str, tmp_path: Path) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    database = database_at(sqlite_url)
    await database.open()

    settings = await database.write(lambda connection: [connection.scalar(text(f"PRAGMA {name}")) for name in names])

    assert settings == ["wal", 1, 1, 10_000]
    await database.close()
    assert sqlite3.connect(tmp_path / "meseta.db").execute("PRAGMA integrity_check").fetchone() == ("ok",)
