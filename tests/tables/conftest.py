"""Every test here runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncGenerator

import pytest

from meseta.storage.storage import Storage
from meseta.tables.tables import Tables
from tests.storage.databases import (
    anyio_backend,
    new_url,
    postgres,
    postgres_url,
    sqlite_file,
    sqlite_url,
    storage,
    url,
)
from tests.tables.playing import think

__all__ = ["anyio_backend", "new_url", "postgres", "postgres_url", "sqlite_file", "sqlite_url", "storage", "url"]


@pytest.fixture
async def tables(storage: Storage) -> AsyncGenerator[Tables]:
    tables = Tables(storage, think)
    yield tables
    await tables.driver.stop()
