"""All tables: who sits where, whose answer is taken, and what follows by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from meseta.bots.catalogue import best_bot
from meseta.engine.refusal import Refused
from meseta.engine.view import View
from meseta.records.record import Record
from meseta.storage.refusals import OutOfReach, Taken
from meseta.storage.rows import ANSWER, UNDO, Entry, Line, Person, Seat, Table
from meseta.storage.storage import Storage
from meseta.tables.game import PERSON, Game
from meseta.tables.gone import GoneGame, check_rules, gone_game, options_today, read_on
from meseta.tables.new_table import (
    BOT,
    OPEN,
    OVER,
    RUNNING,
    WAITING,
    new_seat,
    new_table,
    one_line,
    rematch_of,
)
from meseta.tables.next_answer import next_bot, next_by_itself
from meseta.tables.orders import check_orders
from meseta.tables.refusals import NoSuchTable, NotYours, RulesGone, Stale
from meseta.tables.replaying import to_record
from meseta.tables.seats import check_not_over, check_running, is_full, own_seat, people_sit, seat_of, wanted_seats

LOGGER: Final = logging.getLogger("meseta.tables")
Think = Callable[[str, View, int], Awaitable[int]]  # a bot's name, its view, a seed: its answer
MOST_GAMES: Final = 500  # games kept in memory; others are built again from their logs
MOST_RESUMED: Final = 20  # tables that are set going at once after a start
PAUSE: Final = 1.0  # seconds until a table tries again that could not reach the database
LONGEST_LINE: Final = 400  # letters of a line of chat


class Tables:
    """The tables of one process. Storage is the truth: what is kept here can be built again at any time."""

    def __init__(self, storage: Storage, think: Think) -> None:
        self.storage = storage
        self.think = think
        self.games: OrderedDict[str, Game | GoneGame] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.changed: set[str] = set()  # tables whose driver must look once more
        self.unwatched = asyncio.Semaphore(1)  # bots among themselves do not keep people waiting

    # ---- Looking.
    async def table(self, table_id: str) -> Table:
        found = await self.storage.find(table_id)
        if found is None:
            raise NoSuchTable("error-table-not-found")
        return found

    async def number(self, table_id: str) -> int:
        """After how many entries a table stands."""
        number = await self.storage.number(table_id)
        if number is None:
            raise NoSuchTable("error-table-not-found")
        return number

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncGenerator[tuple[Table, Game]]:
        """A table and its game, to be played on; `RulesGone` where that cannot be."""
        async with self.hold(table_id) as table:
            check_rules(table)  # before any log is read: after an upgrade there may be many such tables
            game = await self.up_to_date(table)
            if isinstance(game, GoneGame):
                raise game.refusal
            yield table, game

    @asynccontextmanager
    async def look(self, table_id: str) -> AsyncGenerator[tuple[Table, Game | GoneGame]]:
        """A table and its game, or what can be shown of a game that cannot be played on."""
        async with self.hold(table_id) as table:
            yield table, await self.up_to_date(table)

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncGenerator[Table]:
        """A table as it is now; nobody else in this process touches it or its game meanwhile."""
        async with self.locks.setdefault(table_id, asyncio.Lock()):
            table = await self.table(table_id)
            try:
                yield table
            except Refused:
                raise  # nothing has changed
            except BaseException:
                self.forget(table_id)  # whatever was going on may have stopped in the middle of it
                raise

    async def up_to_date(self, table: Table) -> Game | GoneGame:
        game = self.games.get(table.id)
        if game is None or game.rules != table.rules or game.number != table.number:
            game = await self.read(table, game)
        self.games[table.id] = game
        self.games.move_to_end(table.id)
        if len(self.games) > MOST_GAMES:
            self.forget(next(iter(self.games)))
        return game

    async def read(self, table: Table, known: Game | GoneGame | None) -> Game | GoneGame:
        """A game with what its log has more than is known of it."""
        kept = known if isinstance(known, Game) and known.rules == table.rules else None
        if kept is not None and kept.number > table.number:
            kept = None
        entries = await self.storage.entries(table.id, kept.number if kept else 0) if table.number else []
        try:
            return read_on(table, kept, entries)
        except RulesGone:
            return gone_game(table, await self.storage.entries(table.id))

    async def is_gone(self, table_id: str) -> bool:
        """Is it a table that cannot be played on?"""
        async with self.look(table_id) as (_, game):
            return isinstance(game, GoneGame)

    async def check_goes_on(self, table_id: str) -> None:
        """Refused where nothing can be played on."""
        async with self.open(table_id):
            pass

    def forget(self, table_id: str) -> None:
        """What was kept of a table's game; it will be built again from its log."""
        self.games.pop(table_id, None)

    # ---- Coming and going.
    async def create(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        """A new table; one that was played elsewhere comes with its log."""
        await self.storage.create(table, entries)
        self.drive_soon(table.id)

    async def join(self, table_id: str, person: Person, seat: int | None) -> int:
        """Take a seat: the one that is wanted, or the first that can be had."""
        table = await self.table(table_id)
        mine = seat_of(table, person.id)
        if mine is not None and table.seats[mine].kind == PERSON:
            return mine
        check_not_over(table)
        if mine is None:
            await self.check_goes_on(table_id)
        for each in [mine] if mine is not None else wanted_seats(table, seat):
            if await self.storage.take_seat(table_id, each, person.id, person.name):
                await self.start_if_full(table_id)
                return each
        raise Refused("error-seat-taken")

    async def leave(self, table_id: str, person: Person) -> None:
        """A bot plays on; whoever left may come back."""
        table = await self.table(table_id)
        seat = own_seat(table, person.id)
        check_not_over(table)
        if table.status == WAITING:
            await self.free_seat(table_id, seat, person)
        else:
            await self.storage.change_seat(table_id, seat, replace(seat, kind=BOT))
        self.drive_soon(table_id)

    async def free_seat(self, table_id: str, seat: Seat, person: Person) -> None:
        """A seat of a waiting table is open again; if the game has begun at this moment, a bot takes it."""
        free = replace(seat, kind=OPEN, person=None, name="", orders={})
        await self.storage.change_seat(table_id, seat, free)
        table = await self.table(table_id)
        if table.status != WAITING:
            await self.storage.change_seat(
                table_id, free, new_seat(table.game, seat.seat, best_bot(table.game), person)
            )

    async def start(self, table_id: str, person: Person) -> None:
        """Whoever made the table does not wait any longer: bots take the open seats."""
        table = await self.table(table_id)
        if person.id != table.host:
            raise NotYours("error-not-host")
        await self.check_goes_on(table_id)
        for seat in table.seats:
            if seat.kind == OPEN:
                bot = new_seat(table.game, seat.seat, best_bot(table.game), person)
                await self.storage.change_seat(table_id, seat, bot)  # unless somebody sits down at this moment
        await self.start_if_full(table_id)

    async def start_if_full(self, table_id: str) -> None:
        if is_full(await self.table(table_id)):
            await self.storage.start(table_id)
        self.drive_soon(table_id)

    async def rematch(self, table_id: str, person: Person) -> str:
        """The same people and options once more, also where a game cannot be played on.

        Whoever asks first makes it, the others find it.
        """
        table = await self.table(table_id)
        if table.status != OVER and not await self.is_gone(table_id):
            raise Refused("error-not-over")
        own_seat(table, person.id)
        again = rematch_of(table)
        if await self.storage.find(again) is None:
            kinds, options = [OPEN] * len(table.seats), options_today(table)
            fresh = new_table(table.game, options, kinds, person, table.name, table.listed)
            status = RUNNING if is_full(table) else WAITING
            try:
                await self.create(replace(fresh, id=again, status=status, seats=table.seats))
            except Refused:
                LOGGER.info("somebody else made the rematch of %s", table.id)
        return again

    async def order(self, table_id: str, person: Person, orders: dict[str, str]) -> None:
        """Standing orders of the game that change; the others stay."""
        table = await self.table(table_id)
        check_orders(table, orders)
        seat = own_seat(table, person.id)
        await self.check_goes_on(table_id)
        await self.storage.change_seat(table_id, seat, replace(seat, orders={**seat.orders, **orders}))
        self.drive_soon(table_id)

    async def say(self, table_id: str, person: Person, text: str) -> Line:
        said = one_line(text)[:LONGEST_LINE]
        if not said:
            raise Refused("error-nothing-said")
        table = await self.table(table_id)
        return await self.storage.say(table_id, person.name, seat_of(table, person.id), said, time.time())

    async def record(self, table_id: str, person: Person | None) -> Record:
        """The game as a file. It holds every secret, so it can be had when the game is over.

        A game that cannot be played on is given to those who have a seat there; they may play on elsewhere.
        """
        table = await self.table(table_id)
        if table.status != OVER:
            if not await self.is_gone(table_id):
                raise NotYours("error-record")
            if person is None or seat_of(table, person.id) is None:
                raise NotYours("error-not-seated")
        return to_record(table, await self.storage.entries(table_id))

    # ---- Answers.
    async def answer(self, table_id: str, person: Person, decision: int, answer: int | str) -> int:
        """A person's answer to the decision that was asked, or its notation; returns the number of its entry."""
        async with self.open(table_id) as (table, game):
            seat = own_seat(table, person.id)
            if decision != game.decision:
                raise Stale
            check_running(table)
            option = game.position.parse(answer) if isinstance(answer, str) else answer
            entry = await self.append(table, game, seat.seat, option, PERSON)
        self.drive_soon(table_id)
        return entry.number

    async def undo(self, table_id: str, person: Person, whole_turn: bool) -> None:
        """Take the last answer back, or all of this turn that may be."""
        async with self.open(table_id) as (table, game):
            check_running(table)  # when a game is over everything is shown
            seat = own_seat(table, person.id).seat
            stay = game.may_restart(seat) if whole_turn else game.may_take_back(seat)
            if stay == len(game.given):
                raise Refused("error-undo")
            game.take_back(seat, stay)
            entry = Entry(game.number, UNDO, seat, str(stay), PERSON, time.time(), [])
            await self.store(table, game, entry)
        self.drive_soon(table_id)

    async def append(self, table: Table, game: Game, seat: int, option: int, by: str) -> Entry:
        """Take an answer and store it before anybody is told; if somebody was quicker, nothing has happened."""
        notation = game.position.notation(option)
        events = game.answer(seat, option, by)
        entry = Entry(game.number, ANSWER, seat, notation, by, time.time(), events)
        await self.store(table, game, entry)
        return entry

    async def store(self, table: Table, game: Game, entry: Entry) -> None:
        try:
            await self.storage.append(table.id, entry, game.snapshot(), OVER if game.over else RUNNING)
        except Refused as refused:
            self.forget(table.id)  # the game in memory is ahead of the log
            if isinstance(refused, Taken):
                raise Stale from None
            raise
        game.entries.append(entry)

    # ---- What follows by itself.
    def drive_soon(self, table_id: str) -> None:
        """Let answers that need nobody be given: forced ones, standing orders, bots."""
        self.changed.add(table_id)
        if table_id not in self.driving:
            self.driving[table_id] = asyncio.create_task(self.drive(table_id), name=f"drive {table_id}")

    async def drive(self, table_id: str) -> None:
        """Until nothing follows by itself, and nothing has changed since that was found."""
        try:
            while table_id in self.changed:
                self.changed.discard(table_id)
                await self.drive_on(table_id)
        except Exception:
            LOGGER.exception("table %s cannot go on by itself", table_id)
        finally:
            self.driving.pop(table_id, None)

    async def drive_on(self, table_id: str) -> None:
        try:
            while await self.step(table_id):
                pass
        except RulesGone:
            pass  # it stays as it is, for everybody to look at
        except OutOfReach as error:
            LOGGER.warning("table %s waits for the database: %s", table_id, error)
            await asyncio.sleep(PAUSE)
            self.changed.add(table_id)

    async def step(self, table_id: str) -> bool:
        """One answer that needs nobody; False if a person is awaited or the game is over."""
        async with self.open(table_id) as (table, game):
            if table.status == WAITING and is_full(table):  # a server was stopped before it could start the game
                return await self.storage.start(table_id)
            if table.status != RUNNING or game.over:
                return False
            at_once = next_by_itself(table, game)
            if at_once is not None:
                return await self.try_append(table, game, *at_once)
            seat = next_bot(table, game)
            if seat is None:
                return False
            number, view = game.number, game.position.seen_by(seat.seat)
        async with nullcontext() if people_sit(table) else self.unwatched:
            option = await self.think(seat.bot, view, table.seed + number)
        async with self.open(table_id) as (table, game):
            if game.number == number and table.seats[seat.seat].kind == BOT:  # nobody has answered or come back
                await self.try_append(table, game, seat.seat, option, BOT)
        return True

    async def try_append(self, table: Table, game: Game, seat: int, option: int, by: str) -> bool:
        try:
            await self.append(table, game, seat, option, by)
        except Stale:
            LOGGER.info("another process drives table %s too", table.id)
        return True

    async def resume_all(self) -> None:
        """After a start: tables that were left in the middle go on, some at a time."""
        for table_id in await self.storage.all_ids(WAITING, RUNNING):
            self.drive_soon(table_id)
            while len(self.driving) >= MOST_RESUMED:
                await asyncio.wait(self.driving.values(), return_when=asyncio.FIRST_COMPLETED)

    async def stop(self) -> None:
        tasks = list(self.driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
