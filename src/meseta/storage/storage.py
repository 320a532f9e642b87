"""Everything that is stored, and how it may change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from meseta.engine.refusal import Refused
from meseta.storage import schema
from meseta.storage.address import address
from meseta.storage.database import Database, Found, Work
from meseta.storage.listening import Listener
from meseta.storage.live import Bus
from meseta.storage.postgres import Postgres
from meseta.storage.refusals import EntryConflict
from meseta.storage.rows import Entry, Line, Person, Seat, SeatKind, Table, TableState, TableStatus
from meseta.storage.sqlite import Sqlite

SHOWN_LINES = 200  # of a table's chat
Row = Seat | Table | Entry | Person | Line

# What is asked all the time is put together only once.
TABLE_ID = sa.bindparam("table_id", type_=schema.Words)
SEATS = sa.select(*[schema.seats.c[field.name] for field in fields(Seat)]).order_by(schema.seats.c.seat)
ENTRIES = sa.select(*[schema.entries.c[field.name] for field in fields(Entry)]).order_by(schema.entries.c.number)
LINES = sa.select(*[schema.lines.c[field.name] for field in fields(Line)]).order_by(schema.lines.c.number.desc())

TABLE = sa.select(schema.tables).where(schema.tables.c.id == TABLE_ID)
SEATS_OF_TABLE = SEATS.where(schema.seats.c.table_id == TABLE_ID)
REVISION = sa.select(schema.tables.c.revision).where(schema.tables.c.id == TABLE_ID)
LOG = ENTRIES.where(schema.entries.c.table_id == TABLE_ID, schema.entries.c.number > sa.bindparam("after"))
CHAT = LINES.where(schema.lines.c.table_id == TABLE_ID).limit(SHOWN_LINES)
NEW_ENTRY = sa.insert(schema.entries)
GROWN = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == TABLE_ID, schema.tables.c.number == sa.bindparam("before"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("number", "snapshot", "status")})
    .values(revision=schema.tables.c.revision + 1)
    .returning(schema.tables.c.revision)
)
CHANGED = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == TABLE_ID)
    .values(revision=schema.tables.c.revision + 1)
    .returning(schema.tables.c.revision)
)
# Keeps others from changing a table until the transaction is over: PostgreSQL's need this, SQLite's do anyway.
HOLD = sa.select(schema.tables.c.id).where(schema.tables.c.id == TABLE_ID).with_for_update(key_share=True)
WITHOUT_SNAPSHOT = sa.select(
    *[column for column in schema.tables.c if column.name != "snapshot"], sa.literal("").label("snapshot")
)
NEWEST_FIRST = (schema.tables.c.created.desc(), schema.tables.c.id)
PERSON = sa.select(schema.people).where(schema.people.c.id == sa.bindparam("person_id", type_=schema.Words))


class Storage:
    """The stored tables and people. Each method is one transaction; `bus` tells the subscribers of a table."""

    def __init__(self, database: Database, bus: Bus, listener: Listener | None) -> None:
        self.bus = bus
        self._database = database
        self._listener = listener

    @classmethod
    async def open(cls, url: str) -> Storage:
        """The storage at an address, such as sqlite:///meseta.db; a new or an old one is brought up to date."""
        database, bus = database_at(url), Bus()
        await database.open()
        listener = Listener(bus, database.connect_arguments()) if isinstance(database, Postgres) else None
        storage = cls(database, bus, listener)
        if listener is not None:
            try:
                await listener.start()
            except BaseException:
                await storage.close()
                raise
        return storage

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.stop()
        await self._database.close()

    # ---- Tables
    async def create(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        """A new table; one that was played elsewhere comes with its log."""
        if [entry.number for entry in entries] != list(range(1, table.number + 1)):
            raise Refused("error-log-length", number=table.number)

        def insert(connection: sa.Connection) -> None:
            try:
                connection.execute(sa.insert(schema.tables), _plain(table))
            except IntegrityError:
                raise Refused("error-table-exists", table=table.id) from None
            for rows, into in ((table.seats, schema.seats), (entries, schema.entries)):
                if rows:
                    connection.execute(sa.insert(into), [{"table_id": table.id, **_plain(row)} for row in rows])

        await self._database.write(insert)

    async def find(self, table_id: str) -> Table | None:
        return await self._database.read(lambda connection: _table(connection, table_id))

    async def look(
        self, table_id: str, person_id: str | None, known: TableState | None = None
    ) -> tuple[Person | None, TableState | None]:
        """A person and a table at one moment. What is known already is not read again if it is of this revision."""

        def look(connection: sa.Connection) -> tuple[Person | None, TableState | None]:
            person = None if person_id is None else _person(connection, person_id)
            if known is not None and connection.scalar(REVISION, {"table_id": table_id}) == known.table.revision:
                return person, known
            table = _table(connection, table_id)
            return person, None if table is None else TableState(table, _chat(connection, table_id))

        return await self._database.read(look)

    async def revision(self, table_id: str) -> int | None:
        return await self._database.read(lambda connection: connection.scalar(REVISION, {"table_id": table_id}))

    async def listed(self, limit: int, *statuses: TableStatus, after: int = 0) -> list[Table]:
        """The tables shown to everybody (of some statuses), newest first, after so many; without their snapshots."""
        query = WITHOUT_SNAPSHOT.where(schema.tables.c.listed).order_by(*NEWEST_FIRST).limit(limit).offset(after)
        if statuses:
            query = query.where(schema.tables.c.status.in_(statuses))
        return await self._database.read(_tables(query))

    async def tables_of(self, person: str, limit: int) -> list[Table]:
        """The tables where a person has a seat: those that are not over first, then newest first; without snapshots."""
        theirs = sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        is_over = sa.case((schema.tables.c.status == TableStatus.OVER, 1), else_=0)
        query = WITHOUT_SNAPSHOT.where(schema.tables.c.id.in_(theirs)).order_by(is_over, *NEWEST_FIRST).limit(limit)
        return await self._database.read(_tables(query))

    async def all_ids(self, *statuses: TableStatus) -> list[str]:
        """Every table there is (of some statuses), oldest first."""
        query = sa.select(schema.tables.c.id).order_by(schema.tables.c.created, schema.tables.c.id)
        if statuses:
            query = query.where(schema.tables.c.status.in_(statuses))
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def start(self, table_id: str) -> bool:
        """A waiting table begins to run. False if it was not waiting, or if a seat is open."""
        is_open = sa.exists().where(schema.seats.c.table_id == table_id, schema.seats.c.kind == SeatKind.OPEN)
        waits = sa.and_(schema.tables.c.id == table_id, schema.tables.c.status == TableStatus.WAITING, ~is_open)
        change = sa.update(schema.tables).where(waits).values(status=TableStatus.RUNNING)
        return await self._change(table_id, _changes_a_row(change))

    # ---- The log
    async def append(self, table_id: str, entry: Entry, snapshot: str, status: TableStatus) -> int:
        """The next entry of a table, and where the table stands after it: all of it is stored, or nothing.

        Of rivals for the same number the first is stored and the others get `EntryConflict`: the number is the entry's
        key. Returns the table's revision.
        """
        grown = {"new_number": entry.number, "new_snapshot": snapshot, "new_status": status}
        taken = EntryConflict("error-entry-conflict", number=entry.number, table=table_id)

        def append(connection: sa.Connection) -> tuple[int, int]:
            try:
                connection.execute(NEW_ENTRY, {"table_id": table_id, **_plain(entry)})
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
        return await self._database.read(lambda connection: [Entry(*row) for row in connection.execute(LOG, behind)])

    # ---- Seats
    async def change_seat(self, table_id: str, was: Seat, now: Seat) -> bool:
        """False if another person has come or gone since the seat was looked at."""
        still = sa.and_(schema.seats.c.kind == was.kind, schema.seats.c.person.is_not_distinct_from(was.person))
        change = sa.update(schema.seats).where(_chair(table_id, was.seat), still).values(_plain(now))
        return await self._change(table_id, _changes_a_row(change))

    async def take_seat(self, table_id: str, seat: int, person: str, name: str) -> bool:
        """Sit down, unless another person sits there or may come back to it, or this person has another seat."""
        elsewhere = sa.exists().where(
            schema.seats.c.table_id == table_id, schema.seats.c.person == person, schema.seats.c.seat != seat
        )
        mine_or_free = sa.or_(
            schema.seats.c.kind == SeatKind.OPEN,
            schema.seats.c.person == person,
            sa.and_(schema.seats.c.kind == SeatKind.BOT, schema.seats.c.person.is_(None)),
        )
        change = (
            sa.update(schema.seats)
            .where(_chair(table_id, seat), mine_or_free)
            .values(kind=SeatKind.PERSON, person=person, name=name)
        )

        def take(connection: sa.Connection) -> bool:
            return not connection.scalar(sa.select(elsewhere)) and connection.execute(change).rowcount == 1

        return await self._change(table_id, take)

    # ---- People and what they say
    async def person(self, person_id: str) -> Person | None:
        return await self._database.read(lambda connection: _person(connection, person_id))

    async def save_person(self, person: Person) -> None:
        """A new person, or a new name; since when we know a person does not change."""
        insert = postgresql.insert if isinstance(self._database, Postgres) else sqlite.insert
        upsert = insert(schema.people).on_conflict_do_update(index_elements=["id"], set_={"name": person.name})
        await self._database.write(lambda connection: connection.execute(upsert, _plain(person)))

    async def say(self, table_id: str, name: str, seat: int | None, text: str, at: float) -> Line:
        last = sa.select(sa.func.max(schema.lines.c.number)).where(schema.lines.c.table_id == table_id)

        def add(connection: sa.Connection) -> Line:
            line = Line((connection.scalar(last) or 0) + 1, name, seat, text, at)
            connection.execute(sa.insert(schema.lines), {"table_id": table_id, **_plain(line)})
            return line

        return await self._change(table_id, add)

    # ---- Transactions
    async def _change(self, table_id: str, work: Work[Found]) -> Found:
        """A transaction that changes seats or chat of a table: it finds nothing or False where nothing has changed."""

        def change(connection: sa.Connection) -> tuple[Found, int | None]:
            if connection.scalar(HOLD, {"table_id": table_id}) is None:
                raise Refused("error-no-such-table", table=table_id)
            found = work(connection)
            return found, connection.scalar(CHANGED, {"table_id": table_id}) if found else None

        return await self._write_and_tell(table_id, change)

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


def database_at(text: str) -> Database:
    url = address(text)
    return Postgres(url) if url.get_backend_name() == "postgresql" else Sqlite(url)


def _changes_a_row(change: sa.Update) -> Work[bool]:
    return lambda connection: connection.execute(change).rowcount == 1


def _plain(row: Row) -> dict[str, Any]:
    """The row's own values by name; the seats of a table are rows of their own."""
    return {field.name: getattr(row, field.name) for field in fields(row) if field.name != "seats"}


def _chair(table_id: str, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)


def _person(connection: sa.Connection, person_id: str) -> Person | None:
    row = connection.execute(PERSON, {"person_id": person_id}).first()
    return None if row is None else Person(*row)


def _table(connection: sa.Connection, table_id: str) -> Table | None:
    row = connection.execute(TABLE, {"table_id": table_id}).mappings().first()
    if row is None:
        return None
    seats = connection.execute(SEATS_OF_TABLE, {"table_id": table_id})
    return Table(**row, seats=[Seat(*values) for values in seats])


def _chat(connection: sa.Connection, table_id: str) -> list[Line]:
    """What was said last at a table."""
    lines = [Line(*row) for row in connection.execute(CHAT, {"table_id": table_id})]
    return lines[::-1]


def _tables(query: sa.Select[Any]) -> Work[list[Table]]:
    """The tables that a query finds, in its order, with their seats."""

    def tables(connection: sa.Connection) -> list[Table]:
        found = connection.execute(query).mappings().all()
        seats: dict[str, list[Seat]] = {row["id"]: [] for row in found}
        chairs = SEATS.add_columns(schema.seats.c.table_id).where(schema.seats.c.table_id.in_(seats))
        for *values, table_id in connection.execute(chairs):
            seats[table_id].append(Seat(*values))
        return [Table(**row, seats=seats[row["id"]]) for row in found]

    return tables
