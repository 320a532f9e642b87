"""Fixtures for tests that run on both databases: each test gets an empty one of its own, under `url`."""

from collections.abc import AsyncGenerator, Generator
from pathlib import Path

import pytest

from meseta.storage.storage import Storage
from tests.storage.postgres import Postgres, running_postgres


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


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/meseta.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    wanted = "postgres_url" if request.param == "postgresql" else "sqlite_url"
    return str(request.getfixturevalue(wanted))


@pytest.fixture
async def storage(url: str) -> AsyncGenerator[Storage]:
    storage = await Storage.open(url)
    yield storage
    await storage.close()
