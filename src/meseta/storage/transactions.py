"""Changes of tables in the database, and who is told of them."""

from __future__ import annotations

import sqlalchemy as sa

from meseta.engine.refusal import Refused
from meseta.storage.database import Database, Found, Work
from meseta.storage.listening import Listener
from meseta.storage.live import Bus
from meseta.storage.queries import CHANGED, HOLD


class Transactions:
    """One for each change; `bus` tells the subscribers of its table."""

    def __init__(self, database: Database, bus: Bus, listener: Listener | None) -> None:
        self.bus = bus
        self._database = database
        self._listener = listener

    async def _change(self, table_id: str, work: Work[Found]) -> Found:
        """A transaction that changes seats or chat of a table: it finds nothing or False where nothing has changed."""

        def change(connection: sa.Connection) -> tuple[Found, int | None]:
            if connection.scalar(HOLD, {"table_id": table_id}) is None:
                raise Refused("error-no-such-table", table=table_id)
            found = work(connection)
            return found, connection.scalar(CHANGED, {"table_id": table_id}) if found else None

        return await self._write_and_tell(table_id, change)

    async def _remove(self, work: Work[list[str]]) -> list[str]:
        """A transaction that removes something of some tables, whose subscribers are told, in other processes too."""
        listener = self._listener

        def remove(connection: sa.Connection) -> list[str]:
            ids = work(connection)
            if listener is not None:
                for table_id in ids:
                    connection.execute(listener.notice(table_id, None))
            return ids

        ids = await self._database.write(remove)
        for table_id in ids:
            self.bus.changed(table_id, None)
        return ids

    async def _write_and_tell(self, table_id: str, work: Work[tuple[Found, int | None]]) -> Found:
        """A transaction that may bring a table to another revision, which its subscribers are told."""
        listener = self._listener

        def write_and_tell(connection: sa.Connection) -> tuple[Found, int | None]:
            found, revision = work(connection)
            if listener is not None and revision is not None:
                connection.execute(listener.notice(table_id, revision))
            return found, revision

        try:
            found, revision = await self._database.write(write_and_tell)
        except BaseException:  # the commit may have been on its way already
            self.bus.changed(table_id, None)
            raise
        if revision is not None:
            self.bus.changed(table_id, revision)
        return found


def changes_a_row(change: sa.Update) -> Work[bool]:
    return lambda connection: connection.execute(change).rowcount == 1
