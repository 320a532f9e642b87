"""What is removed for good: tables, and people with all they said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from meseta.storage import schema
from meseta.storage.queries import CHANGED
from meseta.storage.rows import SeatKind
from meseta.storage.transactions import Transactions

OF_A_TABLE = (schema.lines, schema.entries, schema.seats)


class Removal(Transactions):
    """What is left for good, and what goes with it."""

    async def unanswered_since(self, before: float, most: int = -1) -> list[str]:
        """The tables where no person has answered since a time, those that were left first."""
        stale = sa.select(schema.tables.c.id).where(schema.tables.c.answered < before)
        query = stale.order_by(schema.tables.c.answered)
        query = query if most < 0 else query.limit(most)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def remove_tables(self, ids: Sequence[str], unanswered_since: float | None = None) -> int:
        """For good, with all that belongs to them; where a time is given, those where a person has answered since then
        stay. Whoever is looking at one is told that there is something new. Returns how many there were."""
        return len(await self._remove(lambda connection: remove_tables(connection, ids, unanswered_since)))

    async def tables_with(self, person: str) -> tuple[list[str], list[str]]:
        """The tables that go with a person, for nobody else has a seat there; and the others where they are known."""

        def tables_with(connection: sa.Connection) -> tuple[list[str], list[str]]:
            alone = tables_of_nobody_else(connection, person)
            return alone, sorted({*shared_tables(connection, person)} - {*alone})

        return await self._database.read(tables_with)

    async def remove_person(self, person: str, names: Sequence[str]) -> None:
        """For good: the tables of nobody else, the name and the lines at others. There a bot plays on, under the name
        that bots have at the seat."""

        def remove(connection: sa.Connection) -> list[str]:
            alone, shared = tables_of_nobody_else(connection, person), shared_tables(connection, person)
            remove_tables(connection, alone)
            remove_person(connection, person, names)
            for table_id in shared:
                connection.execute(CHANGED, {"table_id": table_id})
            return alone + shared

        await self._remove(remove)


# ---- In a transaction.
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
