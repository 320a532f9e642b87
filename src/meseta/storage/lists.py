"""Which tables there are: to be listed, to be driven, to be counted."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from meseta.storage import schema
from meseta.storage.queries import NEWEST_FIRST, PERSON_SITS, tables_found
from meseta.storage.rows import AnsweredBy, Table, TableStatus
from meseta.storage.transactions import Transactions

OF_ONE_NETWORK = 2  # listed tables that are shown before those of others that are older
LONG = ("snapshot", "review")
WITHOUT_LONG = sa.select(
    *[column for column in schema.tables.c if column.name not in LONG], *[sa.literal("").label(name) for name in LONG]
)


class Lists(Transactions):
    """Tables, or only their ids, by what they have in common."""

    async def listed(self, limit: int, answered_since: float = 0.0, after: int = 0) -> list[Table]:
        """The tables shown to everybody where something may still happen, newest first, after so many; without their
        snapshots and reviews. Where nobody has come or answered for too long, nothing is expected any more.

        More than a few of one network come after all others: nobody buries the tables of others under their own.
        """
        open_to_all = sa.and_(
            schema.tables.c.listed,
            schema.tables.c.status != TableStatus.OVER,
            schema.tables.c.answered >= answered_since,
        )
        source = sa.case((schema.tables.c.network == "", schema.tables.c.id), else_=schema.tables.c.network)
        place = sa.func.row_number().over(partition_by=source, order_by=NEWEST_FIRST)
        ranked = sa.select(schema.tables.c.id, place.label("place")).where(open_to_all).subquery()
        shown = WITHOUT_LONG.join(ranked, ranked.c.id == schema.tables.c.id)
        query = shown.order_by(ranked.c.place > OF_ONE_NETWORK, *NEWEST_FIRST).limit(limit).offset(after)
        return await self._database.read(tables_found(query))

    async def tables_of(self, person: str, statuses: Sequence[TableStatus], limit: int) -> list[Table]:
        """The tables of some statuses where a person has a seat: those where a person has answered last first."""
        theirs = sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        wanted = sa.and_(schema.tables.c.id.in_(theirs), schema.tables.c.status.in_(statuses))
        newest_first = (schema.tables.c.answered.desc(), schema.tables.c.id)
        query = sa.select(schema.tables).where(wanted).order_by(*newest_first).limit(limit)
        return await self._database.read(tables_found(query))

    async def all_ids(self, *statuses: TableStatus) -> list[str]:
        """Every table there is (of some statuses), oldest first."""
        query = sa.select(schema.tables.c.id).order_by(schema.tables.c.created, schema.tables.c.id)
        if statuses:
            query = query.where(schema.tables.c.status.in_(statuses))
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def waiting_ids(self, made_since: float) -> list[str]:
        """The tables that wait for people, of those made since then, newest first."""
        recent = sa.and_(
            schema.tables.c.listed.in_([True, False]), schema.tables.c.created >= made_since
        )  # uses the index
        query = sa.select(schema.tables.c.id).where(recent, schema.tables.c.status == TableStatus.WAITING)
        newest_first = query.order_by(*NEWEST_FIRST)
        return await self._database.read(lambda connection: list(connection.scalars(newest_first)))

    async def revisions(self, statuses: Sequence[TableStatus], watched: Sequence[str]) -> dict[str, int]:
        """Of every table of some statuses at which a person sits, or which is named."""
        wanted = sa.or_(PERSON_SITS, schema.tables.c.id.in_(watched))
        query = sa.select(schema.tables.c.id, schema.tables.c.revision).where(
            schema.tables.c.status.in_(statuses), wanted
        )
        return await self._database.read(lambda connection: {row.id: row.revision for row in connection.execute(query)})

    async def ids_of_people(self, *statuses: TableStatus) -> list[str]:
        """Tables of some statuses at which a person sits, oldest first."""
        query = (
            sa.select(schema.tables.c.id)
            .where(schema.tables.c.status.in_(statuses), PERSON_SITS)
            .order_by(schema.tables.c.created, schema.tables.c.id)
        )
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def unanswered_tables(self, host: str, since: float) -> int:
        """How many running tables that somebody made since then no person has answered at."""
        answered = sa.exists().where(
            schema.entries.c.table_id == schema.tables.c.id, schema.entries.c.by == AnsweredBy.PERSON
        )
        recent = sa.and_(schema.tables.c.listed.in_([True, False]), schema.tables.c.created > since)  # uses the index
        query = sa.select(sa.func.count()).where(
            recent, schema.tables.c.host == host, schema.tables.c.status == TableStatus.RUNNING, ~answered
        )
        return await self._database.read(lambda connection: connection.scalar(query) or 0)

    async def waiting_tables(self, host: str, since: float) -> int:
        """How many tables that somebody made since then have not begun."""
        theirs = sa.and_(schema.tables.c.host == host, schema.tables.c.listed.in_([True, False]))  # uses the index
        query = sa.select(sa.func.count()).where(
            theirs, schema.tables.c.created > since, schema.tables.c.status == TableStatus.WAITING
        )
        return await self._database.read_once(lambda connection: connection.scalar(query) or 0)
