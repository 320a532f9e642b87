"""Tables as this process knows them. Storage is the truth: what is kept here can be built again at any time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

from meseta.engine.refusal import Refused
from meseta.storage.rows import Person, Table, TableState
from meseta.storage.storage import Storage
from meseta.tables.carrying_over import carried_over, may_be_carried_over
from meseta.tables.dealing import is_dealt
from meseta.tables.game import Game
from meseta.tables.gone import GoneGame, gone_game, read_on
from meseta.tables.look import Look
from meseta.tables.refusals import NoSuchTable, RulesGone
from meseta.tables.settings import TableSettings

OF_A_TABLE: Final = 20  # entries: what a table without any takes


@dataclass(slots=True)
class Kept:
    state: TableState
    game: Game | GoneGame | None = None
    stays_at: int | None = None  # a revision at which it cannot be carried over to today's rules
    size: int = 0  # in entries

    def measure(self) -> int:
        return OF_A_TABLE + len(self.state.lines) + (0 if self.game is None else self.game.number)


def is_of(game: Game | GoneGame, table: Table) -> bool:
    """Does a game still belong to a table, of which another process may have changed the rules, or dealt it?"""
    return game.rules == table.rules and game.dealt == is_dealt(table)


class TableCache:
    """Gives looks at tables: one at a time for each table, each of one read where the game in memory is current."""

    def __init__(self, storage: Storage, settings: TableSettings) -> None:
        self.storage = storage
        self.settings = settings
        self.size = 0  # of all that is kept, in entries
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def look(self, table_id: str, person_id: str | None = None) -> AsyncGenerator[Look]:
        """A table as it is now; nothing else in this process touches it or its game meanwhile."""
        async with self.locks.setdefault(table_id, asyncio.Lock()):
            person, state = await self.read_state(table_id, person_id)
            if may_be_carried_over(state.table):
                state = await self.carry_over(state)
            try:
                yield Look(self, person, state)
            except Refused:
                raise  # nothing has changed
            except BaseException:
                self.forget(table_id)  # whatever was going on may have stopped in the middle of it
                raise

    async def read_state(self, table_id: str, person_id: str | None) -> tuple[Person | None, TableState]:
        kept = self.kept.get(table_id)
        person, state = await self.storage.look(table_id, person_id, kept.state if kept else None)
        if state is None:
            self.forget(table_id)
            raise NoSuchTable("error-table-not-found")
        self.keep(state)
        return person, state

    async def carry_over(self, state: TableState) -> TableState:
        """A table of earlier rules goes on under today's, if it can. Once that is known not to be, it is not tried."""
        table, kept = state.table, self.kept[state.table.id]
        if kept.stays_at != table.revision:
            change = carried_over(table, await self.storage.entries(table.id) if table.number else [])
            if change is None:
                kept.stays_at = table.revision
            else:
                await self.storage.carry_over(table, change.table, change.entry)
                _, state = await self.read_state(table.id, None)
        return state

    def keep(self, state: TableState) -> None:
        table_id = state.table.id
        self.kept.setdefault(table_id, Kept(state)).state = state
        self.kept.move_to_end(table_id)
        self.make_room(self.kept[table_id])

    def make_room(self, newest: Kept) -> None:
        """Of what was not looked at for the longest time as much is forgotten as is too much."""
        self.size -= newest.size
        newest.size = newest.measure()
        self.size += newest.size
        while self.size > self.settings.kept_entries and len(self.kept) > 1:
            self.forget(next(iter(self.kept)))

    def forget(self, table_id: str) -> None:
        """What was kept of a table; it will be read again, and its game built from its log."""
        kept = self.kept.pop(table_id, None)
        self.size -= kept.size if kept else 0

    async def game(self, state: TableState) -> Game | GoneGame:
        """The game of a table as it is now."""
        self.keep(state)
        kept, table = self.kept[state.table.id], state.table
        game = kept.game
        if game is None or not is_of(game, table) or game.number != table.number:
            game = kept.game = await self.read_game(state, game)
            if self.kept.get(state.table.id) is kept:
                self.make_room(kept)
        return game

    async def read_game(self, state: TableState, known: Game | GoneGame | None) -> Game | GoneGame:
        """A game with what its log has more than is known of it."""
        table = state.table
        begun = known if isinstance(known, Game) and is_of(known, table) else None
        if begun is not None and begun.number > table.number:
            begun = None
        entries = await self.storage.entries(table.id, begun.number if begun else 0) if table.number else []
        try:
            return read_on(table, begun, entries)
        except RulesGone:
            return gone_game(table, await self.storage.entries(table.id))
