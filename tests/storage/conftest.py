"""Every test in this folder that asks for `url` or `storage` runs on SQLite and on PostgreSQL."""

from tests.storage.databases import anyio_backend, postgres, postgres_url, sqlite_url, storage, url

__all__ = ["anyio_backend", "postgres", "postgres_url", "sqlite_url", "storage", "url"]
