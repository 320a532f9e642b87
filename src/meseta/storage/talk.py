"""What is said at a table, and who may."""

from __future__ import annotations

import sqlalchemy as sa

from meseta.storage import schema
from meseta.storage.queries import SHOWN_LINES, is_table, plain
from meseta.storage.rows import Line, LineKind
from meseta.storage.transactions import Transactions, changes_a_row

MOST_BARRED = 100  # people at one table


class Talk(Transactions):
    """The chat of a table; who is barred from it may not sit down there either."""

    async def say(
        self,
        table_id: str,
        name: str,
        seat: int | None,
        text: str,
        at: float,
        person: str,
        kind: LineKind = LineKind.SAID,
    ) -> Line:
        """The next line of a table's chat. Lines that are so old that they are never shown are not kept."""
        last = sa.select(sa.func.max(schema.lines.c.number)).where(schema.lines.c.table_id == table_id)
        never_shown = sa.delete(schema.lines).where(schema.lines.c.table_id == table_id)

        def add(connection: sa.Connection) -> Line:
            line = Line((connection.scalar(last) or 0) + 1, name, seat, text, at, person, kind)
            connection.execute(sa.insert(schema.lines), {"table_id": table_id, **plain(line)})
            connection.execute(never_shown.where(schema.lines.c.number <= line.number - SHOWN_LINES))
            return line

        return await self._change(table_id, add)

    async def bar(self, table_id: str, person: str) -> bool:
        """A person may neither sit down nor talk at a table any more. Of very many the first are let back."""

        def bar(connection: sa.Connection) -> bool:
            barred: list[str] = connection.scalar(sa.select(schema.tables.c.barred).where(is_table(table_id))) or []
            now = [*barred, person][-MOST_BARRED:]
            change = sa.update(schema.tables).where(is_table(table_id)).values(barred=now)
            return person not in barred and connection.execute(change).rowcount == 1

        return await self._change(table_id, bar)

    async def readmit(self, table_id: str) -> bool:
        """Everybody may sit down and talk again."""
        change = sa.update(schema.tables).where(is_table(table_id)).values(barred=[])
        return await self._change(table_id, changes_a_row(change))

    async def keep_quiet(self, table_id: str, quiet: bool) -> bool:
        """Only those talk who sit at the table, or everybody."""
        change = sa.update(schema.tables).where(is_table(table_id), schema.tables.c.quiet != quiet).values(quiet=quiet)
        return await self._change(table_id, changes_a_row(change))
