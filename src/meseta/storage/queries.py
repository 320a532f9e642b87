"""Rows as they are read, and the statements that are asked all the time: put together only once."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import sqlalchemy as sa

from meseta.storage import schema
from meseta.storage.database import Work
from meseta.storage.rows import Entry, Line, Person, Seat, SeatKind, Table

SHOWN_LINES = 200  # of a table's chat
Row = Seat | Table | Entry | Person | Line

TABLE_ID = sa.bindparam("table_id", type_=schema.Words)
SEATS = sa.select(*[schema.seats.c[field.name] for field in fields(Seat)]).order_by(schema.seats.c.seat)
ENTRIES = sa.select(*[schema.entries.c[field.name] for field in fields(Entry)]).order_by(schema.entries.c.number)
LINES = sa.select(*[schema.lines.c[field.name] for field in fields(Line)]).order_by(schema.lines.c.number.desc())

TABLE = sa.select(schema.tables).where(schema.tables.c.id == TABLE_ID)
SEATS_OF_TABLE = SEATS.where(schema.seats.c.table_id == TABLE_ID)
REVISION = sa.select(schema.tables.c.revision).where(schema.tables.c.id == TABLE_ID)
LOG = ENTRIES.where(schema.entries.c.table_id == TABLE_ID, schema.entries.c.number > sa.bindparam("after"))
CHAT = LINES.where(schema.lines.c.table_id == TABLE_ID).limit(SHOWN_LINES)
CHANGED = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == TABLE_ID)
    .values(revision=schema.tables.c.revision + 1)
    .returning(schema.tables.c.revision)
)
# Keeps others from changing a table until the transaction is over: PostgreSQL's need this, SQLite's do anyway.
HOLD = sa.select(schema.tables.c.id).where(schema.tables.c.id == TABLE_ID).with_for_update(key_share=True)
PERSON_SITS = sa.exists().where(schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.kind == SeatKind.PERSON)
NEWEST_FIRST = (schema.tables.c.created.desc(), schema.tables.c.id)
PERSON = sa.select(schema.people).where(schema.people.c.id == sa.bindparam("person_id", type_=schema.Words))


def table_of(connection: sa.Connection, table_id: str) -> Table | None:
    row = connection.execute(TABLE, {"table_id": table_id}).mappings().first()
    if row is None:
        return None
    seats = connection.execute(SEATS_OF_TABLE, {"table_id": table_id})
    return Table(**row, seats=[Seat(*values) for values in seats])


def tables_found(query: sa.Select[Any]) -> Work[list[Table]]:
    """The tables that a query finds, in its order, with their seats."""

    def tables(connection: sa.Connection) -> list[Table]:
        found = connection.execute(query).mappings().all()
        seats: dict[str, list[Seat]] = {row["id"]: [] for row in found}
        chairs = SEATS.add_columns(schema.seats.c.table_id).where(schema.seats.c.table_id.in_(seats))
        for *values, table_id in connection.execute(chairs):
            seats[table_id].append(Seat(*values))
        return [Table(**row, seats=seats[row["id"]]) for row in found]

    return tables


def chat_of(connection: sa.Connection, table_id: str) -> list[Line]:
    """What was said last at a table."""
    lines = [Line(*row) for row in connection.execute(CHAT, {"table_id": table_id})]
    return lines[::-1]


def person_of(connection: sa.Connection, person_id: str) -> Person | None:
    row = connection.execute(PERSON, {"person_id": person_id}).first()
    return None if row is None else Person(*row)


def is_table(table_id: str) -> sa.ColumnElement[bool]:
    return schema.tables.c.id == table_id


def chair_of(table_id: str, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)


def plain(row: Row) -> dict[str, Any]:
    """The row's own values by name; the seats of a table are rows of their own."""
    return {field.name: getattr(row, field.name) for field in fields(row) if field.name != "seats"}
