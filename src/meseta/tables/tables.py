"""All tables: who sits where, whose answer is taken, and what follows by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final
from weakref import WeakValueDictionary

from meseta.engine.refusal import Refused
from meseta.storage.refusals import Taken
from meseta.storage.rows import Entry, Line, Person, Seat, Table
from meseta.storage.storage import Storage
from meseta.tables.game import ANSWER, PERSON, UNDO, Game, new_game
from meseta.tables.new_table import BOT, OPEN, OVER, QUICK, RUNNING, WAITING, new_table, rematch_of
from meseta.tables.orders import VETO_ORDER, VETO_ORDERS, ordered
from meseta.tables.refusals import NoSuchTable, NotYours, Stale

LOGGER: Final = logging.getLogger("meseta.tables")
Think = Callable[[str, dict[str, Any], int], Awaitable[int]]  # a bot's name, its view, a seed: its answer
MOST_GAMES: Final = 500  # games kept in memory; others are built again from their logs


class Tables:
    """The tables of one process. Storage is the truth: what is kept here can be built again at any time."""

    def __init__(self, storage: Storage, think: Think) -> None:
        self.storage = storage
        self.think = think
        self.games: OrderedDict[str, Game] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.driving: dict[str, asyncio.Task[None]] = {}

    # ---- Looking.
    async def table(self, table_id: str) -> Table:
        found = await self.storage.find(table_id)
        if found is None:
            raise NoSuchTable(f"There is no table '{table_id}'.")
        return found

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncGenerator[tuple[Table, Game]]:
        """A table and its game as they are now; nobody else in this process touches them meanwhile."""
        async with self.locks.setdefault(table_id, asyncio.Lock()):
            table = await self.table(table_id)
            yield table, await self.up_to_date(table)

    async def up_to_date(self, table: Table) -> Game:
        game = self.games.get(table.id)
        if game is None or game.number > table.number:
            game = new_game(table)
        for entry in await self.storage.entries(table.id, game.number) if game.number < table.number else []:
            game.read(entry)
        self.games[table.id] = game
        self.games.move_to_end(table.id)
        if len(self.games) > MOST_GAMES:
            self.forget(next(iter(self.games)))
        return game

    def forget(self, table_id: str) -> None:
        """What was kept of a table's game; it will be built again from its log."""
        self.games.pop(table_id, None)

    # ---- Coming and going.
    async def create(self, table: Table) -> None:
        await self.storage.create(table)
        self.drive_soon(table.id)

    async def join(self, table_id: str, person: Person, seat: int | None) -> int:
        """Take a seat: the one that is wanted, or the first that can be had."""
        table = await self.table(table_id)
        mine = seat_of(table, person.id)
        if mine is not None and table.seats[mine].kind == PERSON:
            return mine
        for each in [mine] if mine is not None else wanted_seats(table, seat):
            if await self.storage.take_seat(table_id, each, person.id, person.name):
                await self.start_if_full(table_id)
                return each
        raise Refused("This seat is taken; you can watch, or take another one.")

    async def leave(self, table_id: str, person: Person) -> None:
        """A bot plays on; whoever left may come back."""
        table = await self.table(table_id)
        seat = own_seat(table, person.id)
        left = replace(seat, kind=BOT if table.status == RUNNING else OPEN, bot=seat.bot or QUICK)
        await self.storage.set_seat(table_id, left if left.kind == BOT else replace(left, person=None, name=""))
        self.drive_soon(table_id)

    async def start(self, table_id: str, person: Person) -> None:
        """Whoever made the table does not wait any longer: bots take the open seats."""
        table = await self.table(table_id)
        if person.id != table.host:
            raise NotYours("Only whoever made the table can start it.")
        for seat in table.seats:
            if seat.kind == OPEN:
                await self.storage.set_seat(table_id, replace(seat, kind=BOT, bot=QUICK))
        await self.start_if_full(table_id)

    async def start_if_full(self, table_id: str) -> None:
        table = await self.table(table_id)
        if table.status == WAITING and all(seat.kind != OPEN for seat in table.seats):
            await self.storage.start(table_id)
        self.drive_soon(table_id)

    async def rematch(self, table_id: str, person: Person) -> str:
        """The same people and options once more; whoever asks first makes it, the others find it."""
        table = await self.table(table_id)
        if table.status != OVER:
            raise Refused("This game is not over yet.")
        own_seat(table, person.id)
        again = rematch_of(table)
        if await self.storage.find(again) is None:
            fresh = new_table(table.game, table.options, ["open"] * len(table.seats), person, table.name, table.listed)
            try:
                await self.create(replace(fresh, id=again, status=RUNNING, seats=table.seats))
            except Refused:
                LOGGER.info("somebody else made the rematch of %s", table.id)
        return again

    async def order(self, table_id: str, person: Person, veto: str) -> None:
        """A standing order for vetoes."""
        if veto not in VETO_ORDERS:
            raise Refused(f"'{veto}' is no standing order; possible: {', '.join(VETO_ORDERS)}.")
        seat = own_seat(await self.table(table_id), person.id)
        await self.storage.set_seat(table_id, replace(seat, orders={**seat.orders, VETO_ORDER: veto}))
        self.drive_soon(table_id)

    async def say(self, table_id: str, person: Person, text: str) -> Line:
        table = await self.table(table_id)
        return await self.storage.say(table_id, person.name, seat_of(table, person.id), text, time.time())

    # ---- Answers.
    async def answer(self, table_id: str, person: Person, decision: int, option: int) -> int:
        """A person's answer to the decision that was asked; returns the number of its entry."""
        async with self.open(table_id) as (table, game):
            seat = own_seat(table, person.id)
            check_running(table)
            if decision != game.decision:
                raise Stale("The table has moved on: look again.")
            entry = await self.append(table, game, seat.seat, option, PERSON)
        self.drive_soon(table_id)
        return entry.number

    async def undo(self, table_id: str, person: Person, whole_turn: bool) -> None:
        """Take the last answer back, or all of this turn that may be."""
        async with self.open(table_id) as (table, game):
            seat = own_seat(table, person.id).seat
            stay = game.may_restart(seat) if whole_turn else game.may_take_back(seat)
            if stay == len(game.given):
                raise Refused("Nothing can be taken back: somebody else has decided, or something was revealed.")
            game.take_back(seat, stay)
            entry = Entry(game.number, UNDO, seat, str(stay), PERSON, time.time(), [])
            await self.store(table, game, entry)

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
        except BaseException as error:
            self.forget(table.id)  # the game in memory is ahead of the log
            if isinstance(error, Taken):
                raise Stale("Somebody else was quicker: look again.") from None
            raise
        game.entries.append(entry)

    # ---- What follows by itself.
    def drive_soon(self, table_id: str) -> None:
        """Let answers that need nobody be given: forced ones, standing orders, bots."""
        running = self.driving.get(table_id)
        if running is None or running.done():
            self.driving[table_id] = asyncio.create_task(self.drive(table_id), name=f"drive {table_id}")

    async def drive(self, table_id: str) -> None:
        try:
            while await self.step(table_id):
                pass
        except Exception:
            LOGGER.exception("table %s cannot go on by itself", table_id)
        finally:
            self.driving.pop(table_id, None)

    async def step(self, table_id: str) -> bool:
        """One answer that needs nobody; False if a person is awaited or the game is over."""
        async with self.open(table_id) as (table, game):
            if table.status != RUNNING or game.over:
                return False
            at_once = next_by_itself(table, game)
            if at_once is not None:
                return await self.try_append(table, game, *at_once)
            seat = next_bot(table, game)
            if seat is None:
                return False
            number, view = game.number, game.position.seen_by(seat.seat)
        option = await self.think(seat.bot, view, table.seed + number)
        async with self.open(table_id) as (table, game):
            if game.number == number:  # otherwise somebody has come back or answered meanwhile: look again
                await self.try_append(table, game, seat.seat, option, BOT)
        return True

    async def try_append(self, table: Table, game: Game, seat: int, option: int, by: str) -> bool:
        try:
            await self.append(table, game, seat, option, by)
        except Stale:
            LOGGER.info("another process drives table %s too", table.id)
        return True

    async def resume_all(self) -> None:
        """After a start: tables that were left in the middle go on."""
        for table_id in await self.storage.all_ids():
            self.drive_soon(table_id)

    async def stop(self) -> None:
        for task in list(self.driving.values()):
            task.cancel()
        await asyncio.gather(*self.driving.values(), return_exceptions=True)


# ---- Seats.
def seat_of(table: Table, person: str) -> int | None:
    """Where a person sits, or sat before a bot took over."""
    return next((seat.seat for seat in table.seats if seat.person == person), None)


def own_seat(table: Table, person: str) -> Seat:
    for seat in table.seats:
        if seat.person == person and seat.kind == PERSON:
            return seat
    raise NotYours("You do not sit at this table.")


def wanted_seats(table: Table, seat: int | None) -> list[int]:
    """The seat that is wanted; otherwise open ones first, then those of bots."""
    if seat is not None:
        if not 0 <= seat < len(table.seats):
            raise Refused(f"There is no seat {seat}: the seats are 0 to {len(table.seats) - 1}.")
        return [seat]
    free = [each.seat for each in table.seats if each.kind == OPEN]
    return free + [each.seat for each in table.seats if each.kind == BOT and each.person is None]


def check_running(table: Table) -> None:
    if table.status == WAITING:
        raise Refused("The game begins when all seats are taken.")
    if table.status == OVER:
        raise Refused("The game is over.")


# ---- Who answers next.
def next_by_itself(table: Table, game: Game) -> tuple[int, int, str] | None:
    """Seat, answer and reason of an answer nobody need think about: no choice, or a standing order."""
    for number in game.position.waiting():
        options = game.position.options(number)
        if len(options) == 1:
            return number, options[0], "auto"
        if table.seats[number].kind == PERSON:
            option = ordered(game.position, number, table.seats[number].orders)
            if option is not None:
                return number, option, "order"
    return None


def next_bot(table: Table, game: Game) -> Seat | None:
    waiting: list[int] = game.position.waiting()
    return next((table.seats[number] for number in waiting if table.seats[number].kind == BOT), None)
