"""Bring a database up to date, from empty or from any earlier version."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, func, select, text

from meseta.storage.refusals import OutOfReach

LOCK = 0x6D6573657461  # any number that no other program locks in the same database


def upgrade(connection: Connection) -> None:
    """All missing changes, inside the connection's transaction.

    Of several processes one does it and the others wait: SQLite's transaction has locked the file, PostgreSQL needs
    a lock of its own.
    """
    if connection.dialect.name == "postgresql":
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"SET LOCAL {limit} = 0"))  # many tables take their time
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    config = Config()
    config.set_main_option("script_location", "meseta.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # a version that this program has not heard of
        raise OutOfReach("error-database-newer") from None
