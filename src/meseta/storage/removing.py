"""What is removed for good: tables, and people with all they said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from meseta.storage import schema
from meseta.storage.rows import SeatKind

OF_A_TABLE = (schema.lines, schema.entries, schema.seats)


def remove_tables(connection: sa.Connection, ids: Sequence[str], unanswered_since: float | None = None) -> list[str]:
    """With their logs, seats and chats; only those without an answer since a time, if one is given. Returns which.

    They are held first: nobody can add to one of them any more, and who does at this moment is waited for.
    """
    wanted = sa.select(schema.tables.c.id).where(schema.tables.c.id.in_(ids))
    if unanswered_since is not None:
        wanted = wanted.where(schema.tables.c.answered < unanswered_since)
    held = list(connection.scalars(wanted.order_by(schema.tables.c.id).with_for_update()))
    for rows in OF_A_TABLE:
        connection.execute(sa.delete(rows).where(rows.c.table_id.in_(held)))
    connection.execute(sa.delete(schema.tables).where(schema.tables.c.id.in_(held)))
    return held


def tables_of_nobody_else(connection: sa.Connection, person: str) -> list[str]:
    """The tables that were made by a person or where they have a seat, and no other person has one."""
    theirs = sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    others = sa.exists().where(
        schema.seats.c.table_id == schema.tables.c.id,
        schema.seats.c.person.is_not(None),
        schema.seats.c.person != person,
    )
    mine = sa.or_(schema.tables.c.host == person, schema.tables.c.id.in_(theirs))
    return list(connection.scalars(sa.select(schema.tables.c.id).where(mine, ~others)))


def shared_tables(connection: sa.Connection, person: str) -> list[str]:
    """The tables where a person has a seat or has said something."""
    sat = sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    talked = sa.select(schema.lines.c.table_id).where(schema.lines.c.person == person)
    return list(connection.scalars(sat.union(talked)))


def remove_person(connection: sa.Connection, person: str, names: Sequence[str]) -> None:
    """What a person said and was called. Where others play, a bot keeps the seat under the name of that seat."""
    connection.execute(sa.delete(schema.lines).where(schema.lines.c.person == person))
    name = sa.case(dict(enumerate(names)), value=schema.seats.c.seat, else_="")
    bot: dict[str, Any] = {"kind": SeatKind.BOT, "person": None, "name": name, "orders": {}, "votes": {}, "words": ""}
    connection.execute(sa.update(schema.seats).where(schema.seats.c.person == person).values(bot))
    for rows, key in ((schema.codes, schema.codes.c.person), (schema.people, schema.people.c.id)):
        connection.execute(sa.delete(rows).where(key == person))
