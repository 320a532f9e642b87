"""`meseta validate`: every stored table is played again; those that would differ now are named.

Apart from them those whose rules are gone: they cannot be played on, and that is as it should be.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
from typing import TYPE_CHECKING, NamedTuple

from meseta.cli.language import add_language
from meseta.cli.serve import default_database
from meseta.wording.words import Words, words

if TYPE_CHECKING:
    from meseta.storage.rows import Entry, Table

HELP = "replay every stored table and report any that would now differ"


class Findings(NamedTuple):
    """Why tables differ from what their logs lead to, and how far today's rules follow those of earlier ones."""

    tables: int
    differing: dict[str, str]
    gone: dict[str, str]

    def summary(self, words: Words) -> str:
        whole = self.tables - len(self.differing) - len(self.gone)
        said = words.say("stored-whole", whole=whole, tables=self.tables)
        return f"{said}; {words.say('stored-gone', gone=len(self.gone))}" if self.gone else said


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", metavar="URL", help="where tables are stored (default: SQLite in the data folder)"
    )
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")
    add_language(parser)


def run(chosen: argparse.Namespace) -> int:
    tell_of_an_upgrade()
    spoken = words(chosen.language)
    found = asyncio.run(validate(chosen.database or default_database(), spoken))
    if chosen.json:
        print(json.dumps(found._asdict(), indent=2))
    else:
        for table_id, why in {**found.differing, **found.gone}.items():
            print(f"{table_id}: {why}")
        print(found.summary(spoken))
    return 1 if found.differing else 0


def tell_of_an_upgrade() -> None:
    """An old database is brought up to date first, which may take a while."""
    logging.basicConfig(format="%(message)s")
    logging.getLogger("meseta.storage").setLevel(logging.INFO)


async def validate(database: str, words: Words) -> Findings:
    from meseta.storage.storage import Storage

    storage = await Storage.open(database)
    try:
        ids = await storage.all_ids()
        found = Findings(len(ids), {}, {})
        for number, table_id in enumerate(ids, 1):
            table = await storage.find(table_id)
            if table is not None:
                judge(table, await storage.entries(table_id), found, words)
            if number % 100 == 0:
                print(words.say("stored-progress", number=number, tables=len(ids)), file=sys.stderr, flush=True)
        return found
    finally:
        await storage.close()


def judge(table: Table, entries: list[Entry], found: Findings, words: Words) -> None:
    """Of a table whose rules are gone, only whether its log is whole."""
    from meseta.tables.gone import has_old_rules, how_far
    from meseta.tables.replaying import difference, gap

    old = has_old_rules(table)
    why = gap(table, entries) if old else difference(table, entries)
    if why:
        found.differing[table.id] = words.refusal(why)
    elif old:
        found.gone[table.id] = words.refusal(how_far(table, entries))
