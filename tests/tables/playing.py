"""People and bots at tables, for tests: whoever is asked answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from meseta.bots.catalogue import choose
from meseta.engine.randomness import from_seed
from meseta.engine.view import View
from meseta.storage.rows import Person, Table
from meseta.tables.new_table import new_table
from meseta.tables.refusals import Stale
from meseta.tables.tables import Tables

MIRA = Person("mira", "Mira", 1.0)
ANA = Person("ana", "Ana", 1.0)
SHORT = {"players": "2", "rounds": "6", "start": "blue"}


async def think(bot: str, view: View, seed: int) -> int:
    """A bot's thought in this process: the pool has tests of its own."""
    return choose(bot, view, seed)


async def made(tables: Tables, kinds: list[str], game: str = "el-grande", host: Person = MIRA, **options: str) -> Table:
    """A table that has been made, after what follows by itself."""
    chosen = {**(SHORT if game == "el-grande" else {"players": "2", "start": "blue"}), **options}
    chosen["players"] = str(len(kinds))
    table = new_table(game, chosen, kinds, host, "Friday", True, seed=7)
    await tables.create(table)
    return await settled(tables, table.id)


async def settled(tables: Tables, table_id: str) -> Table:
    """The table when nothing more follows by itself."""
    while table_id in tables.driving:
        await asyncio.gather(tables.driving[table_id], return_exceptions=True)
    return await tables.table(table_id)


async def legal(tables: Tables, table_id: str, seat: int) -> list[str]:
    async with tables.open(table_id) as (_, game):
        return [game.position.notation(option) for option in game.position.options(seat)]


async def answer(tables: Tables, table_id: str, person: Person, said: str) -> Table:
    async with tables.open(table_id) as (_, game):
        decision, option = game.decision, game.position.parse(said)
    await tables.answer(table_id, person, decision, option)
    return await settled(tables, table_id)


async def play_on(tables: Tables, table_id: str, people: dict[int, Person], until: Callable[[Table], bool]) -> Table:
    """Whoever is asked answers at random, until the table is as wished."""
    random = from_seed(3)
    table = await settled(tables, table_id)
    while not until(table):
        async with tables.open(table_id) as (_, game):
            seat = next(seat for seat in game.position.waiting() if seat in people)
            decision, option = game.decision, random.choice(game.position.options(seat))
        await tables.answer(table_id, people[seat], decision, option)
        table = await settled(tables, table_id)
    return table


def is_over(table: Table) -> bool:
    return table.status == "over"


async def outcome(attempt: Awaitable[int]) -> str:
    """Whether an answer was taken."""
    try:
        await attempt
    except Stale:
        return "stale"
    return "taken"
