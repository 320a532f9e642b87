"""Every test in this folder that asks for `url`, `new_url` or `storage` runs on SQLite and on PostgreSQL."""

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

__all__ = ["anyio_backend", "new_url", "postgres", "postgres_url", "sqlite_file", "sqlite_url", "storage", "url"]
