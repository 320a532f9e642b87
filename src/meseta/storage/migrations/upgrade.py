"""Bring a database up to date, from empty or from any earlier version."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, func, inspect, select, text

from meseta.storage.refusals import OutOfReach

LOCK = 0x6D6573657461  # any number that no other program locks in the same database
NEWEST = str(
    max(int(file.stem.removeprefix("version_")) for file in Path(__file__).parent.glob("versions/version_*.py"))
)


def upgrade(connection: Connection) -> None:
    """All missing changes, inside the connection's transaction.

    Of several processes one does it and the others wait: SQLite's transaction has locked the file, PostgreSQL needs
    a lock of its own.
    """
    if is_up_to_date(connection):
        return
    if connection.dialect.name == "postgresql":
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"SET LOCAL {limit} = 0"))  # many tables take their time
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    make_changes(connection)


def is_up_to_date(connection: Connection) -> bool:
    """As it nearly always is: then Alembic, which takes long to load and to read all changes, is not needed."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return bool(connection.scalar(text("SELECT version_num FROM alembic_version")) == NEWEST)


def make_changes(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "meseta.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # a version that this program has not heard of
        raise OutOfReach("error-database-newer") from None
