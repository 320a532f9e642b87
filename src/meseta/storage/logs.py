"""Tables and their logs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from meseta.engine.refusal import Refused
from meseta.storage import schema
from meseta.storage.queries import HOLD, LOG, REVISION, TABLE_ID, chat_of, is_table, person_of, plain, table_of
from meseta.storage.refusals import EntryConflict
from meseta.storage.rows import AnsweredBy, Entry, Person, SeatKind, Table, TableState, TableStatus
from meseta.storage.transactions import Transactions, changes_a_row

NEW_ENTRY = sa.insert(schema.entries)
GROWN = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == TABLE_ID, schema.tables.c.number == sa.bindparam("before"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("number", "snapshot", "status")})
    .values(answered=sa.func.coalesce(sa.bindparam("person_at", type_=sa.Double), schema.tables.c.answered))
    .values(revision=schema.tables.c.revision + 1)
    .returning(schema.tables.c.revision)
)
# Who looks, and whether a table is as it is known: what most requests need, in one statement.
LOOK = sa.select(schema.tables.c.revision, *schema.people.c).select_from(
    sa.select(sa.literal(1).label("one"))
    .subquery()
    .outerjoin(schema.tables, schema.tables.c.id == TABLE_ID)
    .outerjoin(schema.people, schema.people.c.id == sa.bindparam("person_id", type_=schema.Words))
)


class TablesAndLogs(Transactions):
    """A table from its making to its last answer."""

    async def create(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        """A new table; one that was played elsewhere comes with its log."""
        if [entry.number for entry in entries] != list(range(1, table.number + 1)):
            raise Refused("error-log-length", number=table.number)

        await self._database.write(lambda connection: insert_table(connection, table, entries))

    async def create_rematch(self, table_id: str, fresh: Table) -> str:
        """The link of the next table: that of the fresh one, or of the one that was made before by another player."""

        def create(connection: sa.Connection) -> str:
            connection.execute(HOLD, {"table_id": table_id})
            there: str | None = connection.scalar(sa.select(schema.tables.c.rematch).where(is_table(table_id)))
            if there is not None and connection.scalar(REVISION, {"table_id": there}) is not None:
                return there
            insert_table(connection, fresh)
            connection.execute(sa.update(schema.tables).where(is_table(table_id)).values(rematch=fresh.id))
            return fresh.id

        return await self._database.write(create)

    async def find(self, table_id: str) -> Table | None:
        return await self._database.read(lambda connection: table_of(connection, table_id))

    async def look(
        self, table_id: str, person_id: str | None, known: TableState | None = None
    ) -> tuple[Person | None, TableState | None]:
        """A person and a table at one moment. What is known already is not read again if it is of this revision."""

        who = {"table_id": table_id, "person_id": person_id}

        def look(connection: sa.Connection) -> tuple[Person | None, TableState | None]:
            person = None if person_id is None else person_of(connection, person_id)
            table = table_of(connection, table_id)
            return person, None if table is None else TableState(table, chat_of(connection, table_id))

        if known is not None:
            revision, *person = await self._database.read_once(lambda connection: connection.execute(LOOK, who).one())
            if revision == known.table.revision:
                return None if person[0] is None else Person(*person), known
        return await self._database.read(look)

    async def revision(self, table_id: str) -> int | None:
        return await self._database.read_once(lambda connection: connection.scalar(REVISION, {"table_id": table_id}))

    async def start(self, table_id: str, deal: Callable[[Table], Table]) -> bool:
        """A waiting table is dealt and begins to run. False if it was not waiting, or if a seat is open."""

        def start(connection: sa.Connection) -> bool:
            table = table_of(connection, table_id)
            if table is None or table.status != TableStatus.WAITING:
                return False
            if any(seat.kind == SeatKind.OPEN for seat in table.seats):
                return False
            dealt = deal(table)
            begun = {"status": TableStatus.RUNNING, "seed": dealt.seed, "snapshot": dealt.snapshot}
            connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table_id).values(begun))
            return True

        return await self._change(table_id, start)

    async def append(self, table_id: str, entry: Entry, snapshot: str, status: TableStatus) -> int:
        """The next entry of a table, and where the table stands after it: all of it is stored, or nothing.

        Of rivals for the same number the first is stored and the others get `EntryConflict`: the number is the entry's
        key. Returns the table's revision.
        """
        person_at = entry.at if entry.by == AnsweredBy.PERSON else None
        grown = {"new_number": entry.number, "new_snapshot": snapshot, "new_status": status, "person_at": person_at}
        taken = EntryConflict("error-entry-conflict", number=entry.number, table=table_id)

        def append(connection: sa.Connection) -> tuple[int, int]:
            try:
                connection.execute(NEW_ENTRY, {"table_id": table_id, **plain(entry)})
            except IntegrityError:
                raise taken from None
            revision = connection.scalar(GROWN, {"table_id": table_id, "before": entry.number - 1, **grown})
            if revision is None:
                raise taken
            return revision, revision

        return await self._write_and_tell(table_id, append)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table behind a number."""
        behind = {"table_id": table_id, "after": after}
        return await self._database.read_once(
            lambda connection: [Entry(*row) for row in connection.execute(LOG, behind)]
        )

    async def carry_over(self, was: Table, now: Table, entry: Entry | None) -> bool:
        """A table goes on under other rules, from an entry on if its log cannot. False if it has changed meanwhile."""
        same = sa.and_(
            schema.tables.c.id == was.id, schema.tables.c.rules == was.rules, schema.tables.c.revision == was.revision
        )
        values = {name: getattr(now, name) for name in ("rules", "options", "number", "snapshot")}

        def carry_over(connection: sa.Connection) -> bool:
            if connection.execute(sa.update(schema.tables).where(same).values(values)).rowcount != 1:
                return False
            if entry is not None:
                connection.execute(NEW_ENTRY, {"table_id": was.id, **plain(entry)})
            return True

        return await self._change(was.id, carry_over)

    async def keep_review(self, table_id: str, review: str) -> bool:
        """A review of the game, or as much of it as there is."""
        change = sa.update(schema.tables).where(is_table(table_id)).values(review=review)
        return await self._change(table_id, changes_a_row(change))


def insert_table(connection: sa.Connection, table: Table, entries: Sequence[Entry] = ()) -> None:
    """A new table with its seats and its log; an earlier one of its host is not listed any more if this one is."""
    if table.listed:
        earlier = sa.and_(
            schema.tables.c.host == table.host, schema.tables.c.listed, schema.tables.c.status != TableStatus.OVER
        )
        private = {"listed": False, "revision": schema.tables.c.revision + 1}
        connection.execute(sa.update(schema.tables).where(earlier).values(private))
    try:
        connection.execute(sa.insert(schema.tables), plain(table))
    except IntegrityError:
        raise Refused("error-table-exists", table=table.id) from None
    for rows, into in ((table.seats, schema.seats), (entries, schema.entries)):
        if rows:
            connection.execute(sa.insert(into), [{"table_id": table.id, **plain(row)} for row in rows])
