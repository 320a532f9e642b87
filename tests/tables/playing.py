"""People and bots at tables, for tests: whoever is asked answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

from meseta.bots.catalogue import choose
from meseta.engine.randomness import from_seed
from meseta.engine.saved import Saved
from meseta.games.catalogue import title_of
from meseta.records.record import Record
from meseta.storage.rows import AnsweredBy, Entry, Line, Person, Table
from meseta.tables import answering, coming_and_going, replaying, taking_back, talking
from meseta.tables import rematch as rematches
from meseta.tables.export_record import export_record
from meseta.tables.game import Game
from meseta.tables.look import Look
from meseta.tables.new_table import new_table
from meseta.tables.refusals import Stale
from meseta.tables.tables import Tables
from tests.refusals import sentence

MIRA = Person("mira", "Mira", 1.0)
ANA = Person("ana", "Ana", 1.0)
EVA = Person("eva", "Eva", 1.0)
SHORT = {"players": "2", "rounds": "6", "start": "blue"}


async def think(bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
    """A bot's thought in this process: the pool has tests of its own."""
    return choose(bot, title_of(game).load(saved), seat, seed)


async def made(tables: Tables, kinds: list[str], game: str = "el-grande", host: Person = MIRA, **options: str) -> Table:
    """A table that has been made, after what follows by itself."""
    chosen = {**(SHORT if game == "el-grande" else {"players": "2", "start": "blue"}), **options}
    chosen["players"] = str(len(kinds))
    table = new_table(game, chosen, kinds, host, "Friday", True, seed=7)
    await tables.create(table)
    return await settled(tables, table.id)


async def settled(tables: Tables, table_id: str) -> Table:
    """The table when nothing more follows by itself."""
    while table_id in tables.driver.driving:
        await asyncio.gather(tables.driver.driving[table_id], return_exceptions=True)
    return await table_now(tables, table_id)


# ---- One look each.
@asynccontextmanager
async def opened(tables: Tables, table_id: str) -> AsyncGenerator[tuple[Table, Game]]:
    """A table and its game, to be played on."""
    async with tables.look(table_id) as look:
        yield look.table, await look.game_to_play()


@asynccontextmanager
async def seen_by(tables: Tables, table_id: str, person: Person) -> AsyncGenerator[Look]:
    """A look of a person whom the server knows."""
    await tables.storage.save_person(person)
    async with tables.look(table_id, person.id) as look:
        yield look


async def table_now(tables: Tables, table_id: str) -> Table:
    async with tables.look(table_id) as look:
        return look.table


async def give(tables: Tables, table_id: str, person: Person, decision: int, said: int | str) -> int:
    async with seen_by(tables, table_id, person) as look:
        return await answering.answer(look, decision, said)


async def undo(tables: Tables, table_id: str, person: Person, whole_turn: bool) -> None:
    async with seen_by(tables, table_id, person) as look:
        await taking_back.undo(look, whole_turn)


async def order(tables: Tables, table_id: str, person: Person, orders: dict[str, str]) -> None:
    async with seen_by(tables, table_id, person) as look:
        await answering.order(look, orders)


async def join(tables: Tables, table_id: str, person: Person, seat: int | None) -> int:
    async with seen_by(tables, table_id, person) as look:
        return await coming_and_going.join(look, seat)


async def leave(tables: Tables, table_id: str, person: Person) -> None:
    async with seen_by(tables, table_id, person) as look:
        await coming_and_going.leave(look)


async def add_words(tables: Tables, table_id: str, person: Person, text: str) -> None:
    async with seen_by(tables, table_id, person) as look:
        await coming_and_going.add_words(look, text)


async def start(tables: Tables, table_id: str, person: Person) -> None:
    async with seen_by(tables, table_id, person) as look:
        await coming_and_going.start(look)


async def rematch(tables: Tables, table_id: str, person: Person) -> str:
    async with seen_by(tables, table_id, person) as look:
        return await rematches.rematch(tables, look)


async def say(tables: Tables, table_id: str, person: Person, text: str) -> Line:
    async with seen_by(tables, table_id, person) as look:
        return await talking.say(look, text)


async def exported(tables: Tables, table_id: str, person: Person) -> Record:
    async with seen_by(tables, table_id, person) as look:
        return await export_record(look)


async def legal(tables: Tables, table_id: str, seat: int) -> list[str]:
    async with opened(tables, table_id) as (_, game):
        return [game.position.notation(option) for option in game.position.answers(seat)]


async def answer(tables: Tables, table_id: str, person: Person, said: str) -> Table:
    async with opened(tables, table_id) as (_, game):
        decision, answer = game.decision, game.position.parse(said)
    await give(tables, table_id, person, decision, answer)
    return await settled(tables, table_id)


async def play_on(tables: Tables, table_id: str, people: dict[int, Person], until: Callable[[Table], bool]) -> Table:
    """Whoever is asked answers at random, until the table is as wished."""
    random = from_seed(3)
    for person in people.values():
        await tables.storage.save_person(person)
    table = await settled(tables, table_id)
    while not until(table):
        async with tables.look(table_id) as look:  # one for each answer: games are long
            game = await look.game_to_play()
            seat = next(seat for seat in game.position.waiting() if seat in people)
            look.person = people[seat]
            await answering.answer(look, game.decision, random.choice(game.position.answers(seat)))
        table = await settled(tables, table_id) if table_id in tables.driver.driving else look.table
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


async def answer_and_die(tables: Tables, table_id: str, seat: int) -> None:
    """The first of the seat's answers is stored, and nothing goes on from there."""
    async with tables.look(table_id) as look:
        game = await look.game_to_play()
        await answering.append(look, game, seat, game.position.answers(seat)[0], AnsweredBy.PERSON)


def difference(table: Table, entries: list[Entry]) -> str:
    """Why a stored table would differ if it were played now, in English; or nothing."""
    found = replaying.difference(table, entries)
    return sentence(found) if found else ""
