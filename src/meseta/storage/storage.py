"""Everything that is stored, and how it may change."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import fields, replace
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
from meseta.storage.locks import Locks
from meseta.storage.postgres import Postgres
from meseta.storage.refusals import EntryConflict
from meseta.storage.removing import remove_person, remove_tables, shared_tables, tables_of_nobody_else
from meseta.storage.rows import (
    AnsweredBy,
    Entry,
    Line,
    LineKind,
    Person,
    Seat,
    SeatKind,
    Table,
    TableState,
    TableStatus,
    TakeBack,
)
from meseta.storage.sqlite import Sqlite

SHOWN_LINES = 200  # of a table's chat
OF_ONE_NETWORK = 2  # listed tables that are shown before those of others that are older
MOST_BARRED = 100  # people at one table
AT_ONCE = 2.0  # seconds in which a database that is well answers
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
    .values(answered=sa.func.coalesce(sa.bindparam("person_at", type_=sa.Double), schema.tables.c.answered))
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
PERSON_SITS = sa.exists().where(schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.kind == SeatKind.PERSON)
LONG = ("snapshot", "review")
WITHOUT_LONG = sa.select(
    *[column for column in schema.tables.c if column.name not in LONG], *[sa.literal("").label(name) for name in LONG]
)
NEWEST_FIRST = (schema.tables.c.created.desc(), schema.tables.c.id)
PERSON = sa.select(schema.people).where(schema.people.c.id == sa.bindparam("person_id", type_=schema.Words))
# Who looks, and whether a table is as it is known: what most requests need, in one statement.
LOOK = sa.select(schema.tables.c.revision, *schema.people.c).select_from(
    sa.select(sa.literal(1).label("one"))
    .subquery()
    .outerjoin(schema.tables, schema.tables.c.id == TABLE_ID)
    .outerjoin(schema.people, schema.people.c.id == sa.bindparam("person_id", type_=schema.Words))
)


class Storage:
    """The stored tables and people. Each method is one transaction; `bus` tells the subscribers of a table."""

    def __init__(self, database: Database, bus: Bus, listener: Listener | None, locks: Locks | None) -> None:
        self.bus = bus
        self._database = database
        self._listener = listener
        self._locks = locks

    @classmethod
    async def open(cls, url: str, for_server: bool = False) -> Storage:
        """The storage at an address, such as sqlite:///meseta.db; a new or an old one is brought up to date.

        Of servers only one may have a SQLite file; whoever only reads or checks it need not care.
        """
        database, bus = database_at(url, for_server), Bus()
        await database.open()
        shared = database.connect_arguments() if isinstance(database, Postgres) else None
        listener, locks = (None, None) if shared is None else (Listener(bus, shared), Locks(shared))
        storage = cls(database, bus, listener, locks)
        if listener is not None:
            try:
                await listener.start()
            except BaseException:
                await storage.close()
                raise
        return storage

    async def check_reading(self) -> None:
        """Refused with a sentence, and soon, where the database does not answer."""
        await self._database.check_reading(AT_ONCE)

    async def check_writing(self) -> None:
        await self._database.check_writing(AT_ONCE)

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.stop()
        if self._locks is not None:
            await self._locks.close()
        await self._database.close()

    # ---- Tables
    async def create(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        """A new table; one that was played elsewhere comes with its log."""
        if [entry.number for entry in entries] != list(range(1, table.number + 1)):
            raise Refused("error-log-length", number=table.number)

        await self._database.write(lambda connection: _insert(connection, table, entries))

    async def create_rematch(self, table_id: str, fresh: Table) -> str:
        """The link of the next table: that of the fresh one, or of the one that was made before by another player."""

        def create(connection: sa.Connection) -> str:
            connection.execute(HOLD, {"table_id": table_id})
            there: str | None = connection.scalar(sa.select(schema.tables.c.rematch).where(_is(table_id)))
            if there is not None and connection.scalar(REVISION, {"table_id": there}) is not None:
                return there
            _insert(connection, fresh)
            connection.execute(sa.update(schema.tables).where(_is(table_id)).values(rematch=fresh.id))
            return fresh.id

        return await self._database.write(create)

    async def find(self, table_id: str) -> Table | None:
        return await self._database.read(lambda connection: _table(connection, table_id))

    async def look(
        self, table_id: str, person_id: str | None, known: TableState | None = None
    ) -> tuple[Person | None, TableState | None]:
        """A person and a table at one moment. What is known already is not read again if it is of this revision."""

        who = {"table_id": table_id, "person_id": person_id}

        def look(connection: sa.Connection) -> tuple[Person | None, TableState | None]:
            person = None if person_id is None else _person(connection, person_id)
            table = _table(connection, table_id)
            return person, None if table is None else TableState(table, _chat(connection, table_id))

        if known is not None:
            revision, *person = await self._database.read_once(lambda connection: connection.execute(LOOK, who).one())
            if revision == known.table.revision:
                return None if person[0] is None else Person(*person), known
        return await self._database.read(look)

    async def revision(self, table_id: str) -> int | None:
        return await self._database.read_once(lambda connection: connection.scalar(REVISION, {"table_id": table_id}))

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
        return await self._database.read(_tables(query))

    async def tables_of(self, person: str, statuses: Sequence[TableStatus], limit: int) -> list[Table]:
        """The tables of some statuses where a person has a seat: those where a person has answered last first."""
        theirs = sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        wanted = sa.and_(schema.tables.c.id.in_(theirs), schema.tables.c.status.in_(statuses))
        newest_first = (schema.tables.c.answered.desc(), schema.tables.c.id)
        query = sa.select(schema.tables).where(wanted).order_by(*newest_first).limit(limit)
        return await self._database.read(_tables(query))

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

    @asynccontextmanager
    async def alone(self, table_id: str) -> AsyncGenerator[bool]:
        """Whether no other process does meanwhile what is done at a table alone. SQLite has one process only."""
        if self._locks is None:
            yield True
        elif not await self._locks.take(table_id):
            yield False
        else:
            try:
                yield True
            finally:
                await self._locks.release(table_id)

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

    async def start(self, table_id: str, deal: Callable[[Table], Table]) -> bool:
        """A waiting table is dealt and begins to run. False if it was not waiting, or if a seat is open."""

        def start(connection: sa.Connection) -> bool:
            table = _table(connection, table_id)
            if table is None or table.status != TableStatus.WAITING:
                return False
            if any(seat.kind == SeatKind.OPEN for seat in table.seats):
                return False
            dealt = deal(table)
            begun = {"status": TableStatus.RUNNING, "seed": dealt.seed, "snapshot": dealt.snapshot}
            connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table_id).values(begun))
            return True

        return await self._change(table_id, start)

    # ---- The log
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
                connection.execute(NEW_ENTRY, {"table_id": was.id, **_plain(entry)})
            return True

        return await self._change(was.id, carry_over)

    # ---- Seats
    async def change_seat(self, table_id: str, was: Seat, now: Seat) -> bool:
        """False if another person has come or gone since the seat was looked at."""
        still = sa.and_(schema.seats.c.kind == was.kind, schema.seats.c.person.is_not_distinct_from(was.person))
        change = sa.update(schema.seats).where(_chair(table_id, was.seat), still).values(_plain(now))
        return await self._change(table_id, _changes_a_row(change))

    async def change_seats(self, table_id: str, settle: Callable[[Table], list[Seat]]) -> bool:
        """Several seats at once, as they are to be in view of all. False if none is to change."""

        def change(connection: sa.Connection) -> bool:
            table = _table(connection, table_id)
            seats = [] if table is None else settle(table)
            for seat in seats:
                connection.execute(sa.update(schema.seats).where(_chair(table_id, seat.seat)).values(_plain(seat)))
            return bool(seats)

        return await self._change(table_id, change)

    async def add_words(self, table_id: str, seat: int, person: str, words: str) -> bool:
        """A person's words for the shuffle. False if the game has begun, or another person sits there."""
        waits = sa.exists().where(schema.tables.c.id == table_id, schema.tables.c.status == TableStatus.WAITING)
        theirs = sa.and_(_chair(table_id, seat), schema.seats.c.person == person)
        change = sa.update(schema.seats).where(theirs, waits).values(words=words)
        return await self._change(table_id, _changes_a_row(change))

    async def open_record(self, table_id: str, person: str) -> bool:
        """From now on somebody may know the future of a running game. False if another person has a seat there."""
        others = sa.exists().where(schema.seats.c.table_id == table_id, schema.seats.c.person != person)
        its = sa.and_(schema.tables.c.id == table_id, schema.tables.c.status == TableStatus.RUNNING)
        change = sa.update(schema.tables).where(its, ~others).values(imported=True)
        return await self._change(table_id, _changes_a_row(change))

    async def take_seat(self, table_id: str, seat: int, person: str, name: str, at: float) -> bool:
        """Sit down, unless another person sits there or may come back to it, or this person has another seat. Nobody
        new sits down who is barred, or where somebody may know the future of the game.

        Whoever comes back finds everything as it was: nobody is waited for anew because they went away for a moment.
        """

        def take(connection: sa.Connection) -> bool:
            table = _table(connection, table_id)
            if table is None or not 0 <= seat < len(table.seats):
                return False
            before = table.seats[seat]
            if not _may_take(table, before, person):
                return False
            now = replace(before, kind=SeatKind.PERSON, person=person, name=name)
            if before.person != person:
                taken_after = None if table.status == TableStatus.WAITING else table.number
                now = replace(now, since=at, votes={}, taken_after=taken_after)
            connection.execute(sa.update(schema.seats).where(_chair(table_id, seat)).values(_plain(now)))
            connection.execute(sa.update(schema.tables).where(_is(table_id)).values(answered=at))
            return True

        return await self._change(table_id, take)

    async def vote(self, table_id: str, seat: int, person: str, decision: int) -> bool:
        """A person wants a bot to play at another's seat, in the decision that is awaited there."""
        chair = _chair(table_id, seat)

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
        change = sa.update(schema.tables).where(_is(table_id)).values(take_back=wish)
        return await self._change(table_id, _changes_a_row(change))

    async def keep_review(self, table_id: str, review: str) -> bool:
        """A review of the game, or as much of it as there is."""
        change = sa.update(schema.tables).where(_is(table_id)).values(review=review)
        return await self._change(table_id, _changes_a_row(change))

    # ---- Who may talk and sit down
    async def bar(self, table_id: str, person: str) -> bool:
        """A person may neither sit down nor talk at a table any more. Of very many the first are let back."""

        def bar(connection: sa.Connection) -> bool:
            barred: list[str] = connection.scalar(sa.select(schema.tables.c.barred).where(_is(table_id))) or []
            now = [*barred, person][-MOST_BARRED:]
            change = sa.update(schema.tables).where(_is(table_id)).values(barred=now)
            return person not in barred and connection.execute(change).rowcount == 1

        return await self._change(table_id, bar)

    async def readmit(self, table_id: str) -> bool:
        """Everybody may sit down and talk again."""
        change = sa.update(schema.tables).where(_is(table_id)).values(barred=[])
        return await self._change(table_id, _changes_a_row(change))

    async def keep_quiet(self, table_id: str, quiet: bool) -> bool:
        """Only those talk who sit at the table, or everybody."""
        change = sa.update(schema.tables).where(_is(table_id), schema.tables.c.quiet != quiet).values(quiet=quiet)
        return await self._change(table_id, _changes_a_row(change))

    # ---- People and what they say
    async def person(self, person_id: str) -> Person | None:
        return await self._database.read_once(lambda connection: _person(connection, person_id))

    async def save_person(self, person: Person) -> None:
        """A new person, or a new name; since when we know a person does not change."""
        insert = postgresql.insert if isinstance(self._database, Postgres) else sqlite.insert
        upsert = insert(schema.people).on_conflict_do_update(index_elements=["id"], set_={"name": person.name})
        await self._database.write(lambda connection: connection.execute(upsert, _plain(person)))

    async def sign_out(self, person_id: str) -> Person | None:
        """The person with a new generation of keys: all that were given before are void, and so is a code."""
        change = sa.update(schema.people).where(schema.people.c.id == person_id)

        def sign_out(connection: sa.Connection) -> Person | None:
            connection.execute(change.values(generation=schema.people.c.generation + 1))
            connection.execute(sa.delete(schema.codes).where(schema.codes.c.person == person_id))
            return _person(connection, person_id)

        return await self._database.write(sign_out)

    async def save_code(self, person: Person, digest: str, until: float) -> bool:
        """A code that stands for a person until a time. An earlier one of the same person is void.

        False if the person has signed out everywhere since they were looked at; if that happens at this very moment,
        the code is void all the same, for it belongs to a generation of keys.
        """
        code = {"person": person.id, "digest": digest, "until": until, "generation": person.generation}

        def save(connection: sa.Connection) -> bool:
            now = _person(connection, person.id)
            if now is None or now.generation != person.generation:
                return False
            connection.execute(sa.delete(schema.codes).where(schema.codes.c.person == person.id))
            connection.execute(sa.insert(schema.codes), code)
            return True

        return await self._database.write(save)

    async def person_of_code(self, digest: str, now: float) -> Person | None:
        """Whose code it is, if it can still be used."""
        return await self._database.read(lambda connection: _person_of_code(connection, digest, now))

    async def use_code(self, digest: str, now: float) -> Person | None:
        """The same, once: of several who use it at once exactly one finds its person. What is too old goes too."""
        used = sa.delete(schema.codes).where(schema.codes.c.digest == digest)
        too_old = sa.delete(schema.codes).where(schema.codes.c.until <= now)

        def use(connection: sa.Connection) -> Person | None:
            person = _person_of_code(connection, digest, now)
            mine = connection.execute(used).rowcount == 1
            connection.execute(too_old)
            return person if mine else None

        return await self._database.write(use)

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
            connection.execute(sa.insert(schema.lines), {"table_id": table_id, **_plain(line)})
            connection.execute(never_shown.where(schema.lines.c.number <= line.number - SHOWN_LINES))
            return line

        return await self._change(table_id, add)

    # ---- Between processes
    @property
    def is_shared(self) -> bool:
        """May other processes have the same database?"""
        return self._listener is not None

    async def say_to_others(self, text: str) -> None:
        """Something to the other processes that have the same database: at most 7,900 bytes, and nothing is stored."""
        if self._listener is not None:
            message = self._listener.message(text)
            await self._database.read_once(lambda connection: connection.execute(message))

    # ---- Removing
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

    async def people_named(self, name: str) -> list[Person]:
        """The people of a name, or the one of an id."""
        whose = sa.or_(schema.people.c.name == name, schema.people.c.id == name)
        query = sa.select(schema.people).where(whose).order_by(schema.people.c.created)
        return await self._database.read(lambda connection: [Person(*row) for row in connection.execute(query)])

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

    # ---- Transactions
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


def database_at(text: str, for_server: bool = False) -> Database:
    url = address(text)
    return Postgres(url) if url.get_backend_name() == "postgresql" else Sqlite(url, for_server)


def _changes_a_row(change: sa.Update) -> Work[bool]:
    return lambda connection: connection.execute(change).rowcount == 1


def _plain(row: Row) -> dict[str, Any]:
    """The row's own values by name; the seats of a table are rows of their own."""
    return {field.name: getattr(row, field.name) for field in fields(row) if field.name != "seats"}


def _insert(connection: sa.Connection, table: Table, entries: Sequence[Entry] = ()) -> None:
    """A new table with its seats and its log; an earlier one of its host is not listed any more if this one is."""
    if table.listed:
        earlier = sa.and_(
            schema.tables.c.host == table.host, schema.tables.c.listed, schema.tables.c.status != TableStatus.OVER
        )
        private = {"listed": False, "revision": schema.tables.c.revision + 1}
        connection.execute(sa.update(schema.tables).where(earlier).values(private))
    try:
        connection.execute(sa.insert(schema.tables), _plain(table))
    except IntegrityError:
        raise Refused("error-table-exists", table=table.id) from None
    for rows, into in ((table.seats, schema.seats), (entries, schema.entries)):
        if rows:
            connection.execute(sa.insert(into), [{"table_id": table.id, **_plain(row)} for row in rows])


def _is(table_id: str) -> sa.ColumnElement[bool]:
    return schema.tables.c.id == table_id


def _chair(table_id: str, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)


def _may_take(table: Table, seat: Seat, person: str) -> bool:
    """Is a seat theirs, or free for them, and have they no other one?"""
    if any(each.person == person for each in table.seats if each.seat != seat.seat):
        return False
    free = seat.kind == SeatKind.OPEN or (seat.kind == SeatKind.BOT and seat.person is None)
    return seat.person == person or (free and not table.imported and person not in table.barred)


def _person(connection: sa.Connection, person_id: str) -> Person | None:
    row = connection.execute(PERSON, {"person_id": person_id}).first()
    return None if row is None else Person(*row)


def _person_of_code(connection: sa.Connection, digest: str, now: float) -> Person | None:
    valid = sa.and_(schema.codes.c.digest == digest, schema.codes.c.until > now)
    code = connection.execute(sa.select(schema.codes.c.person, schema.codes.c.generation).where(valid)).first()
    person = None if code is None else _person(connection, code.person)
    return person if person is not None and code is not None and person.generation == code.generation else None


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
