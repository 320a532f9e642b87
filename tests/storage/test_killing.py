"""Nothing that was acknowledged is lost when the process is killed."""

import random

import pytest

from meseta.storage.storage import Storage
from tests.patience import until
from tests.storage.deeds import write
from tests.storage.examples import a_table, an_entry, append
from tests.storage.postgres import Postgres
from tests.storage.processes import begin, heard

pytestmark = pytest.mark.anyio

WRITER = "&application_name=writer"  # as PostgreSQL's list of connections calls it


def kill_while_writing(url: str, entries: int) -> int:
    """Let a process write so many entries and more, kill it in the middle; the last number it acknowledged."""
    url += WRITER if url.startswith("postgresql") else ""
    writer, hears = begin(write, url)
    acknowledged = [hears.recv() for _ in range(entries)]
    writer.kill()
    acknowledged += heard(hears)
    writer.join()
    return int(acknowledged[-1])


async def until_its_last_write_is_over(request: pytest.FixtureRequest, url: str) -> None:
    """PostgreSQL may still be doing what a killed process has asked for; SQLite does everything in the process."""
    if url.startswith("postgresql"):
        postgres: Postgres = request.getfixturevalue("postgres")
        await until(lambda: not postgres.connections("writer"))


async def test_killed_writer_leaves_everything_it_acknowledged(request: pytest.FixtureRequest, url: str) -> None:
    storage = await Storage.open(url)
    await storage.create(a_table())
    moments = random.Random(5)

    number = 0

    for _ in range(5):
        acknowledged = kill_while_writing(url, moments.randint(1, 40))
        await until_its_last_write_is_over(request, url)

        table = await storage.find("t1")
        assert table is not None
        assert acknowledged <= table.number <= acknowledged + 1
        assert table.snapshot == f"after {table.number}"
        assert await storage.entries("t1") == [an_entry(number) for number in range(1, table.number + 1)]
        number = table.number

    await append(storage, an_entry(number + 1))
    await storage.close()
