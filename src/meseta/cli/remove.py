"""`meseta remove`: tables and people are removed from the database for good, or it is said what would be."""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import TYPE_CHECKING

from meseta.cli.language import add_language
from meseta.cli.serve import default_database
from meseta.engine.refusal import Refused
from meseta.wording.words import Words, words

if TYPE_CHECKING:
    from meseta.storage.rows import Person
    from meseta.storage.storage import Storage

HELP = "remove tables or a person for good"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tables", metavar="TABLE", nargs="*", help="what stands behind /t/ in a table's link")
    parser.add_argument("--person", metavar="NAME", help="a person by name, or by the id that is told among several")
    parser.add_argument(
        "--older-than",
        metavar="DAYS",
        type=float,
        help="all tables where no person has come or answered for so many days",
    )
    parser.add_argument("--dry-run", action="store_true", help="say what would be removed, and remove nothing")
    parser.add_argument(
        "--database", metavar="URL", help="where tables are stored (default: SQLite in the data folder)"
    )
    add_language(parser)


def run(chosen: argparse.Namespace) -> int:
    check(chosen)
    spoken = words(chosen.language)
    for line in asyncio.run(remove(chosen, spoken)):
        print(line)
    if chosen.dry_run:
        print(spoken.say("removed-nothing"))
    return 0


def check(chosen: argparse.Namespace) -> None:
    """Of three ways to say what is meant, one."""
    if [bool(chosen.tables), chosen.person is not None, chosen.older_than is not None].count(True) != 1:
        raise Refused("command-remove-what")
    if chosen.older_than is not None and not chosen.older_than > 0:
        raise Refused("command-remove-days")


async def remove(chosen: argparse.Namespace, spoken: Words) -> list[str]:
    """What is removed, in sentences."""
    from meseta.storage.storage import Storage

    storage = await Storage.open(chosen.database or default_database())
    try:
        if chosen.person is not None:
            return [await remove_person(storage, chosen.person, chosen.dry_run, spoken)]
        if chosen.older_than is not None:
            return [await remove_older(storage, chosen.older_than, chosen.dry_run, spoken)]
        return await remove_tables(storage, chosen.tables, chosen.dry_run, spoken)
    finally:
        await storage.close()


async def remove_tables(storage: Storage, ids: list[str], dry: bool, spoken: Words) -> list[str]:
    """All of them, or none if one of them is not there."""
    tables = [(each, await storage.find(each)) for each in ids]
    told: list[str] = []
    for table_id, table in tables:
        if table is None:
            raise Refused("error-no-such-table", table=table_id)
        game = spoken.say(f"game-{table.game}")
        told.append(spoken.say("removed-table", table=table_id, game=game, entries=table.number))
    if not dry:
        await storage.remove_tables(ids)
    return told


async def remove_older(storage: Storage, days: float, dry: bool, spoken: Words) -> str:
    from meseta.tables.retention import DAY, remove_unanswered

    before = time.time() - days * DAY
    count = len(await storage.unanswered_since(before)) if dry else await remove_unanswered(storage, before)
    return spoken.say("removed-older", count=count)


async def remove_person(storage: Storage, name: str, dry: bool, spoken: Words) -> str:
    from meseta.tables.new_table import BOT_NAMES

    person = the_one(await storage.people_named(name), name)
    alone, shared = await storage.tables_with(person.id)
    if not dry:
        await storage.remove_person(person.id, BOT_NAMES)
    return spoken.say("removed-person", name=person.name, alone=len(alone), shared=len(shared))


def the_one(people: list[Person], name: str) -> Person:
    """Many guests have the same name: who is meant is then said by id."""
    if not people:
        raise Refused("command-remove-nobody", name=name)
    if len(people) > 1:
        raise Refused("command-remove-several", name=name, count=len(people), ids=[person.id for person in people])
    return people[0]
