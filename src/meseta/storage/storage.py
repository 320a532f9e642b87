"""Everything that is stored, and how it may change."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import fields
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from meseta.engine.refusal import Refused
from meseta.storage import schema
from meseta.storage.database import Database
from meseta.storage.listening import Listener
from meseta.storage.live import Bus
from meseta.storage.refusals import Taken
from meseta.storage.rows import Entry, Line, Person, Seat, Table

Row = Seat | Table | Entry | Person | Line
Numbered = TypeVar("Numbered", Entry, Line)


class Storage:
    """The stored tables and people. Each method is one transaction; `bus` tells who waits for a table."""

    def __init__(self, database: Database, bus: Bus, listener: Listener | None) -> None:
        self.bus = bus
        self._database = database
        self._listener = listener

    @classmethod
    async def open(cls, url: str) -> Storage:
        """The storage at an address, such as sqlite:///meseta.db; a new or an old one is brought up to date."""
        database = await Database.open(url)
        bus = Bus()
        listener = Listener(bus, database.connect_arguments()) if database.postgres else None
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
            raise Refused(f"The table stands after {table.number} entries; its log should hold just these.")
        async with self._database.writing() as connection:
            try:
                await connection.execute(sa.insert(schema.tables), _plain(table))
            except IntegrityError:
                raise Refused(f"There is already a table '{table.id}'.") from None
            for rows, into in ((table.seats, schema.seats), (entries, schema.entries)):
                if rows:
                    await connection.execute(sa.insert(into), [{"table_id": table.id, **_plain(row)} for row in rows])

    async def find(self, table_id: str) -> Table | None:
        async with self._database.reading() as connection:
            found = await _tables(connection, sa.select(schema.tables).where(schema.tables.c.id == table_id))
        return found[0] if found else None

    async def listed(self, limit: int, status: str | None = None) -> list[Table]:
        """The tables shown to everybody (of one status), newest first, without their snapshots."""
        columns = [column for column in schema.tables.c if column.name != "snapshot"]
        query = sa.select(*columns, sa.literal("").label("snapshot")).where(schema.tables.c.listed)
        if status is not None:
            query = query.where(schema.tables.c.status == status)
        query = query.order_by(schema.tables.c.created.desc(), schema.tables.c.id).limit(limit)
        async with self._database.reading() as connection:
            return await _tables(connection, query)

    async def all_ids(self) -> list[str]:
        """Every table there is, oldest first."""
        query = sa.select(schema.tables.c.id).order_by(schema.tables.c.created, schema.tables.c.id)
        async with self._database.reading() as connection:
            return list(await connection.scalars(query))

    async def start(self, table_id: str) -> bool:
        """A waiting table begins to run. False if it was not waiting."""
        return await self._change(table_id, {"status": "running"}, schema.tables.c.status == "waiting")

    async def rename(self, table_id: str, name: str) -> bool:
        """False if there is no such table."""
        return await self._change(table_id, {"name": name})

    async def list_publicly(self, table_id: str, listed: bool) -> bool:
        """Show the table to everybody, or leave it to those who have its link. False if there is no such table."""
        return await self._change(table_id, {"listed": listed})

    # ---- The log
    async def append(self, table_id: str, entry: Entry, snapshot: str, status: str) -> None:
        """The next entry of a table, and where the table stands after it: all of it is stored, or nothing.

        Of rivals for the same number the first is stored and the others get `Taken`: the number is the entry's key.
        """
        grown = (
            sa.update(schema.tables)
            .where(schema.tables.c.id == table_id, schema.tables.c.number == entry.number - 1)
            .values(number=entry.number, snapshot=snapshot, status=status)
        )
        taken = Taken(f"Entry {entry.number} is not the next one of table '{table_id}'.")
        async with self._changing(table_id) as connection:
            try:
                await connection.execute(sa.insert(schema.entries), {"table_id": table_id, **_plain(entry)})
            except IntegrityError:
                raise taken from None
            if (await connection.execute(grown)).rowcount != 1:
                raise taken

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table behind a number."""
        return await self._log(schema.entries, Entry, table_id, after)

    # ---- Seats
    async def set_seat(self, table_id: str, seat: Seat) -> None:
        change = sa.update(schema.seats).where(_chair(table_id, seat.seat)).values(_plain(seat))
        async with self._changing(table_id) as connection:
            if (await connection.execute(change)).rowcount != 1:
                raise Refused(f"Table '{table_id}' has no seat {seat.seat}.")

    async def take_seat(self, table_id: str, seat: int, person: str, name: str) -> bool:
        """Sit down, unless somebody else sits there or a bot keeps the seat for somebody else."""
        mine_or_free = sa.or_(
            schema.seats.c.kind == "open",
            schema.seats.c.person == person,
            sa.and_(schema.seats.c.kind == "bot", schema.seats.c.person.is_(None)),
        )
        change = (
            sa.update(schema.seats)
            .where(_chair(table_id, seat), mine_or_free)
            .values(kind="person", person=person, name=name)
        )
        async with self._changing(table_id) as connection:
            return (await connection.execute(change)).rowcount == 1

    # ---- People and what they say
    async def person(self, person_id: str) -> Person | None:
        query = sa.select(schema.people).where(schema.people.c.id == person_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Person(*row)

    async def save_person(self, person: Person) -> None:
        """Somebody new, or a new name; since when we know somebody does not change."""
        insert = postgresql.insert if self._database.postgres else sqlite.insert
        upsert = insert(schema.people).on_conflict_do_update(index_elements=["id"], set_={"name": person.name})
        async with self._database.writing() as connection:
            await connection.execute(upsert, _plain(person))

    async def chat(self, table_id: str, after: int = 0) -> list[Line]:
        """What was said at a table behind a number."""
        return await self._log(schema.lines, Line, table_id, after)

    async def say(self, table_id: str, name: str, seat: int | None, text: str, at: float) -> Line:
        # Whoever speaks holds the table meanwhile, so that two lines never get one number.
        hold = sa.select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update(key_share=True)
        last = sa.select(sa.func.max(schema.lines.c.number)).where(schema.lines.c.table_id == table_id)
        async with self._changing(table_id) as connection:
            if await connection.scalar(hold) is None:
                raise Refused(f"There is no table '{table_id}'.")
            line = Line((await connection.scalar(last) or 0) + 1, name, seat, text, at)
            await connection.execute(sa.insert(schema.lines), {"table_id": table_id, **_plain(line)})
        return line

    # ---- Transactions
    @asynccontextmanager
    async def _changing(self, table_id: str) -> AsyncGenerator[AsyncConnection]:
        """A transaction that changes a table; whoever waits for the table is told."""
        try:
            async with self._database.writing() as connection:
                yield connection
                if self._listener is not None:
                    await connection.execute(self._listener.notice(table_id))
        finally:  # also when cancelled: the commit may have been on its way already
            self.bus.changed(table_id)

    async def _change(self, table_id: str, values: dict[str, Any], *only_if: sa.ColumnElement[bool]) -> bool:
        change = sa.update(schema.tables).where(schema.tables.c.id == table_id, *only_if).values(values)
        async with self._changing(table_id) as connection:
            return (await connection.execute(change)).rowcount == 1

    async def _log(self, table: sa.Table, kind: type[Numbered], table_id: str, after: int) -> list[Numbered]:
        columns = [table.c[field.name] for field in fields(kind)]
        query = sa.select(*columns).where(table.c.table_id == table_id, table.c.number > after).order_by(table.c.number)
        async with self._database.reading() as connection:
            return [kind(*row) for row in await connection.execute(query)]


def _plain(row: Row) -> dict[str, Any]:
    """The row's own values by name; the seats of a table are rows of their own."""
    return {field.name: getattr(row, field.name) for field in fields(row) if field.name != "seats"}


def _chair(table_id: str, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)


async def _tables(connection: AsyncConnection, query: sa.Select[Any]) -> list[Table]:
    """The tables that a query finds, in its order, with their seats."""
    found = (await connection.execute(query)).mappings().all()
    seats: dict[str, list[Seat]] = {row["id"]: [] for row in found}
    columns = [schema.seats.c[field.name] for field in fields(Seat)]
    chairs = sa.select(schema.seats.c.table_id, *columns).where(schema.seats.c.table_id.in_(seats))
    for table_id, *values in await connection.execute(chairs.order_by(schema.seats.c.seat)):
        seats[table_id].append(Seat(*values))
    return [Table(**row, seats=seats[row["id"]]) for row in found]
