"""Who sits where, and what is done from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import sqlalchemy as sa

from meseta.storage import schema
from meseta.storage.queries import chair_of, is_table, plain, table_of
from meseta.storage.rows import Seat, SeatKind, Table, TableStatus, TakeBack
from meseta.storage.transactions import Transactions, changes_a_row


class Seating(Transactions):
    """The seats of a table."""

    async def change_seat(self, table_id: str, was: Seat, now: Seat) -> bool:
        """False if another person has come or gone since the seat was looked at."""
        still = sa.and_(schema.seats.c.kind == was.kind, schema.seats.c.person.is_not_distinct_from(was.person))
        change = sa.update(schema.seats).where(chair_of(table_id, was.seat), still).values(plain(now))
        return await self._change(table_id, changes_a_row(change))

    async def change_seats(self, table_id: str, settle: Callable[[Table], list[Seat]]) -> bool:
        """Several seats at once, as they are to be in view of all. False if none is to change."""

        def change(connection: sa.Connection) -> bool:
            table = table_of(connection, table_id)
            seats = [] if table is None else settle(table)
            for seat in seats:
                connection.execute(sa.update(schema.seats).where(chair_of(table_id, seat.seat)).values(plain(seat)))
            return bool(seats)

        return await self._change(table_id, change)

    async def take_seat(self, table_id: str, seat: int, person: str, name: str, at: float) -> bool:
        """Sit down, unless another person sits there or may come back to it, or this person has another seat. Nobody
        new sits down who is barred, or where somebody may know the future of the game.

        Whoever comes back finds everything as it was: nobody is waited for anew because they went away for a moment.
        """

        def take(connection: sa.Connection) -> bool:
            table = table_of(connection, table_id)
            if table is None or not 0 <= seat < len(table.seats):
                return False
            before = table.seats[seat]
            if not may_take(table, before, person):
                return False
            now = replace(before, kind=SeatKind.PERSON, person=person, name=name)
            if before.person != person:
                taken_after = None if table.status == TableStatus.WAITING else table.number
                now = replace(now, since=at, votes={}, taken_after=taken_after)
            connection.execute(sa.update(schema.seats).where(chair_of(table_id, seat)).values(plain(now)))
            connection.execute(sa.update(schema.tables).where(is_table(table_id)).values(answered=at))
            return True

        return await self._change(table_id, take)

    async def add_words(self, table_id: str, seat: int, person: str, words: str) -> bool:
        """A person's words for the shuffle. False if the game has begun, or another person sits there."""
        waits = sa.exists().where(schema.tables.c.id == table_id, schema.tables.c.status == TableStatus.WAITING)
        theirs = sa.and_(chair_of(table_id, seat), schema.seats.c.person == person)
        change = sa.update(schema.seats).where(theirs, waits).values(words=words)
        return await self._change(table_id, changes_a_row(change))

    async def open_record(self, table_id: str, person: str) -> bool:
        """From now on somebody may know the future of a running game. False if another person has a seat there."""
        others = sa.exists().where(schema.seats.c.table_id == table_id, schema.seats.c.person != person)
        its = sa.and_(schema.tables.c.id == table_id, schema.tables.c.status == TableStatus.RUNNING)
        change = sa.update(schema.tables).where(its, ~others).values(imported=True)
        return await self._change(table_id, changes_a_row(change))

    async def vote(self, table_id: str, seat: int, person: str, decision: int) -> bool:
        """A person wants a bot to play at another's seat, in the decision that is awaited there."""
        chair = chair_of(table_id, seat)

        def vote(connection: sa.Connection) -> bool:
            votes: dict[str, int] = connection.scalar(sa.select(schema.seats.c.votes).where(chair)) or {}
            now = {**votes, person: decision}
            return (
                now != votes
                and connection.execute(sa.update(schema.seats).where(chair).values(votes=now)).rowcount == 1
            )

        return await self._change(table_id, vote)

    async def ask_take_back(self, table_id: str, wish: TakeBack | None) -> bool:
        """What somebody asks to take back, with those who agree to it; or nothing any more."""
        change = sa.update(schema.tables).where(is_table(table_id)).values(take_back=wish)
        return await self._change(table_id, changes_a_row(change))


def may_take(table: Table, seat: Seat, person: str) -> bool:
    """Is a seat theirs, or free for them, and have they no other one?"""
    if any(each.person == person for each in table.seats if each.seat != seat.seat):
        return False
    free = seat.kind == SeatKind.OPEN or (seat.kind == SeatKind.BOT and seat.person is None)
    return seat.person == person or (free and not table.imported and person not in table.barred)
