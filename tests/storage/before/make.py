"""How the database in `meseta.sql` came about. It was run with the code of the version before, and is kept to show it.

That version saved positions as lists, and its rules had the number 1. Today's code writes another database: do not run
this again, and do not edit what it has made. (It ran as `python -m tests.storage.before.make`.)

Every table is played by the real `Tables` on a real database, so each entry, event and snapshot is what a server wrote.
What is played was found beforehand: games are played at random, seed after seed, and the shortest one is taken that
comes to a moment of the wanted kind.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa

from meseta.bots.catalogue import choose
from meseta.engine.randomness import Randomness, from_seed
from meseta.storage import schema
from meseta.storage.rows import Person, SeatKind, Table
from meseta.storage.storage import Storage
from meseta.tables.game import Game, new_game
from meseta.tables.new_table import new_table
from meseta.tables.next_answer import next_bot, next_by_itself
from meseta.tables.replaying import from_record, to_record
from meseta.tables.tables import Tables
from tests.storage.before.moments import BOT_IS_DUE, BROUGHT, LEFT, MOMENTS, PLAYED, WAITING_TABLES, Moment
from tests.tables.playing import answer_and_die, give, join, leave, opened, order, say, table_now, undo

FOLDER = Path(__file__).parent
FIRST_SECOND = 1_760_000_000.0  # a clock of our own, so that the same tables are written each time
SECONDS = 21.5  # between any two looks at it
PEOPLE = [
    Person("mira", "Mira", FIRST_SECOND),
    Person("lukasz", "Łukasz Żółć", FIRST_SECOND + 1.25),
    Person("ohara", "O'Hara \"; DROP TABLE tables; --", FIRST_SECOND + 2.5),
    Person("wang", "王", FIRST_SECOND + 3),
    Person("percent", "100 % :name %(name)s", FIRST_SECOND + 4),
    Person("ana", "Ana 👋", FIRST_SECOND + 5),
]
SAID = ["¡Hola!", "It's on :me & <b>100 %</b>", "back\\slash, 'quotes', \"more\" 👩‍👩‍👧"]


class Deed(NamedTuple):
    """What a person does: an answer by its notation, or nothing for the last answer taken back."""

    seat: int
    said: str


# ---- Finding a game that comes to the wanted moment.
def seated(moment: Moment, seed: int) -> Table:
    """The table as it will stand when everybody has come."""
    kinds = ["open" if kind == SeatKind.PERSON else kind for kind in moment.kinds]
    table = new_table(moment.game, moment.options, kinds, PEOPLE[0], moment.name, moment.listed, seed)
    seats = [
        replace(seat, kind=SeatKind.PERSON, person=person.id, name=person.name, orders=moment.orders.get(seat.seat, {}))
        if kind == SeatKind.PERSON
        else seat
        for seat, kind, person in zip(table.seats, moment.kinds, PEOPLE)
    ]
    return replace(table, id=moment.name, seats=seats)


def follow(table: Table, game: Game) -> None:
    """What follows by itself, as `Tables.step` lets it."""
    while not game.over:
        given = next_by_itself(table, game)
        if given is None:
            bot = next_bot(table, game)
            if bot is None:
                return
            view = game.position.seen_by(bot.seat)
            given = bot.seat, choose(bot.bot, view, table.seed + game.number), "bot"
        game.answer(*given)


class Player:
    """Answers at random, half of the time what has seldom been answered: so rare things happen soon."""

    def __init__(self, seed: int, takes_back: bool) -> None:
        self.random: Randomness = from_seed(seed)
        self.said: Counter[str] = Counter()
        self.takes_back = takes_back

    def deed(self, table: Table, game: Game) -> Deed:
        people = [seat.seat for seat in table.seats if seat.kind == SeatKind.PERSON]
        mine = [seat for seat in people if game.may_undo(seat)]
        if self.takes_back and mine and self.random.below(6) == 0:
            return Deed(mine[0], "")
        asked = [seat for seat in people if seat in game.position.waiting()]
        sealed = [seat for seat in people if seat not in asked and game.position.options(seat)]
        seat = self.random.choice(sealed if sealed and self.random.below(6) == 0 else asked)
        said = [game.position.notation(option) for option in game.position.options(seat)]
        if self.random.below(2):
            times = [self.said[each.split()[0]] for each in said]
            said = [each for each, often in zip(said, times) if often == min(times)]
        chosen = self.random.choice(said)
        self.said[chosen.split()[0]] += 1
        return Deed(seat, chosen)


def do(table: Table, game: Game, deed: Deed) -> None:
    if deed.said:
        game.answer(deed.seat, game.position.parse(deed.said), SeatKind.PERSON)
    else:
        game.take_back(deed.seat, game.answers_left_after_undo(deed.seat))
    follow(table, game)


def found(moment: Moment, seed: int, most: int) -> tuple[list[Deed], Game] | None:
    """What people do until the moment has come, if that happens within so many entries."""
    table = seated(moment, seed)
    game, player, deeds = new_game(table), Player(seed, moment.takes_back), list[Deed]()
    follow(table, game)
    taken_back = 0
    while game.number < most:
        if moment.wish(game.position) and bool(taken_back) == moment.takes_back:
            return deeds, game
        if game.over:
            return None
        deeds.append(player.deed(table, game))
        taken_back += not deeds[-1].said
        do(table, game, deeds[-1])
    return None


def shortest(moment: Moment) -> tuple[int, list[Deed], Game]:
    best: tuple[int, list[Deed], Game] | None = None
    for seed in range(1, moment.seeds + 1):
        this = found(moment, seed, best[2].number if best else moment.most)
        if this is not None:
            best = seed, *this
    assert best is not None, f"{moment.name}: no game comes to this moment"
    return best


# ---- Playing it at a real table.
async def think(bot: str, view: dict[str, Any], seed: int) -> int:
    return choose(bot, view, seed)


async def settled(tables: Tables, table_id: str) -> Table:
    while table_id in tables.driver.driving:
        await asyncio.gather(tables.driver.driving[table_id])
    return await table_now(tables, table_id)


async def sit_down(tables: Tables, moment: Moment, seed: int) -> Table:
    """One of the people makes the table, the others come; everybody gives their orders."""
    wanted = seated(moment, seed)
    hosts = [number for number, kind in enumerate(moment.kinds) if kind == SeatKind.PERSON][:1]
    kinds = [
        "you" if number in hosts else "open" if kind == SeatKind.PERSON else kind
        for number, kind in enumerate(moment.kinds)
    ]
    host = PEOPLE[hosts[0]] if hosts else PEOPLE[0]
    table = new_table(moment.game, moment.options, kinds, host, moment.name, moment.listed, seed)
    await tables.create(replace(table, id=moment.name))
    for number, kind in enumerate(moment.kinds):
        if kind == SeatKind.PERSON and number not in hosts:
            await join(tables, moment.name, PEOPLE[number], number)
    for number, orders in moment.orders.items():
        await order(tables, moment.name, PEOPLE[number], orders)
    now = await settled(tables, moment.name)
    assert [seat.orders for seat in now.seats] == [seat.orders for seat in wanted.seats]
    return now


async def played(tables: Tables, moment: Moment) -> Table:
    seed, deeds, end = shortest(moment)
    await sit_down(tables, moment, seed)
    for number, deed in enumerate(deeds):
        person = PEOPLE[deed.seat]
        if deed.said:
            async with opened(tables, moment.name) as (_, game):
                decision = game.decision
            await give(tables, moment.name, person, decision, deed.said)
        else:
            await undo(tables, moment.name, person, whole_turn=False)
        await settled(tables, moment.name)
        if moment.talks and number % 7 == 0:
            await say(tables, moment.name, PEOPLE[number % len(PEOPLE)], SAID[number // 7 % len(SAID)])
    table = await table_now(tables, moment.name)
    assert (table.number, table.snapshot) == (end.number, end.snapshot()), moment.name
    return table


async def make(tables: Tables) -> dict[str, str]:
    """All tables; what each is in the middle of."""
    index: dict[str, str] = {}
    for person in PEOPLE:
        await tables.storage.save_person(person)
    for moment in [*MOMENTS, *PLAYED, LEFT, BOT_IS_DUE]:
        table = await played(tables, moment)
        index[moment.name] = moment.says
        print(f"{moment.name}: {table.number} entries, {table.status}", flush=True)
    await leave(tables, LEFT.name, PEOPLE[1])
    await settled(tables, LEFT.name)
    await answer_and_die(tables, BOT_IS_DUE.name, 0)
    await bring(tables)
    index[BROUGHT.name] = BROUGHT.says
    for moment in WAITING_TABLES:
        table = new_table(moment.game, moment.options, moment.kinds, PEOPLE[0], moment.name, moment.listed, 5)
        await tables.create(replace(table, id=moment.name))
        await say(tables, moment.name, PEOPLE[0], "Who else comes?")
        index[moment.name] = moment.says
    return index


async def bring(tables: Tables) -> None:
    """A game that somebody has brought as a record in the middle of it."""
    seed, deeds, _ = shortest(BROUGHT)
    table = seated(BROUGHT, seed)
    game = new_game(table)
    for deed in deeds:
        do(table, game, deed)
    record = to_record(table, [])
    names = record.seats
    answers = [(names[seat], game.position.notation(option)) for seat, option in game.history.answers]
    brought, entries = from_record(replace(record, answers=answers), PEOPLE[0], BROUGHT.name)
    await tables.create(replace(brought, id=BROUGHT.name), entries)
    await settled(tables, BROUGHT.name)


# ---- Writing it down.
def literal(value: object, column: sa.Column[Any]) -> str:
    """As both databases read it."""
    if value is None:
        return "NULL"
    if isinstance(column.type, sa.Boolean):
        return "TRUE" if value else "FALSE"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return repr(value)


def statements(file: Path) -> str:
    """The whole database as text that SQLite and PostgreSQL read alike."""
    with sqlite3.connect(file) as connection:
        made = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type DESC, rowid"
        kinds = [sql.replace("DOUBLE", "DOUBLE PRECISION").replace(" \n", "\n") for (sql,) in connection.execute(made)]
        parts = [sql + ";\n" for sql in kinds]
        (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        parts.append(f"INSERT INTO alembic_version VALUES ('{version}');\n")
        for table in schema.metadata.sorted_tables:
            names = ", ".join(f'"{column.name}"' for column in table.columns)
            order = ", ".join(f'"{column.name}"' for column in table.primary_key)
            rows = connection.execute(f'SELECT {names} FROM "{table.name}" ORDER BY {order}').fetchall()
            lines = [", ".join(literal(value, column) for value, column in zip(row, table.columns)) for row in rows]
            parts.append(f'INSERT INTO "{table.name}" ({names}) VALUES\n(' + "),\n(".join(lines) + ");\n")
    return "\n".join(parts)


def index_lines(file: Path, says: dict[str, str]) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT id, game, status, number, snapshot FROM tables ORDER BY id").fetchall()
    for table_id, game, status, number, snapshot in rows:
        pile = [frame[0] for frame in json.loads(snapshot)[-1]]
        here = {
            "table": table_id,
            "game": game,
            "status": status,
            "entries": number,
            "in the middle of": says[table_id],
        }
        lines.append({**here, "pile": pile})
    return lines


async def main() -> None:
    clock = iter(range(10**9))
    time.time = lambda: FIRST_SECOND + 1000 + SECONDS * next(clock)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "meseta.db"
        storage = await Storage.open(f"sqlite:///{file}")
        tables = Tables(storage, think)
        says = await make(tables)
        await tables.driver.stop()
        await storage.close()
        (FOLDER / "meseta.sql").write_text(statements(file), encoding="utf-8")
        lines = ",\n".join("  " + json.dumps(line) for line in index_lines(file, says))
        (FOLDER / "tables.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
