"""Fixtures for tests that run on both databases: each test gets an empty one of its own, under `url`.

It is up to date already: only tests of opening and upgrading need one that is not, under `new_url`.
"""

import asyncio
import shutil
from collections.abc import AsyncGenerator, Generator
from pathlib import Path

import pytest

from meseta.storage.storage import Storage
from tests.storage.postgres import Postgres, running_postgres
from tests.storage.up_to_date import bring_up_to_date


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Generator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    postgres.empty()
    return postgres.url


@pytest.fixture(scope="session")
def sqlite_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Up to date and empty, to be copied."""
    file: Path = tmp_path_factory.mktemp("sqlite") / "meseta.db"
    bring_up_to_date(f"sqlite:///{file}")
    return file


@pytest.fixture
def sqlite_url(tmp_path: Path, sqlite_file: Path) -> str:
    shutil.copyfile(sqlite_file, tmp_path / "meseta.db")
    return f"sqlite:///{tmp_path}/meseta.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    wanted = "postgres_url" if request.param == "postgresql" else "sqlite_url"
    return str(request.getfixturevalue(wanted))


@pytest.fixture(params=["sqlite", "postgresql"])
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where no tables were ever made."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/meseta.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    postgres.drop()
    return postgres.url


@pytest.fixture
async def storage(url: str) -> AsyncGenerator[Storage]:
    storage = await Storage.open(url)
    yield storage
    left = [task.get_name() for task in asyncio.all_tasks() if task.get_name().startswith(("drive", "review"))]
    await storage.close()
    assert not left, "a test stops what it has set going: the next one would be blamed for a connection that is left"
