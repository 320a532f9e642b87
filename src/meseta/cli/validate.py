"""`meseta validate`: every stored table is played again; those that would differ now are named."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys

from meseta.cli.serve import default_database

HELP = "replay every stored table and report any that would now differ"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", metavar="URL", help="where tables are stored (default: SQLite in the data folder)"
    )
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")


def run(chosen: argparse.Namespace) -> int:
    tables, differing = asyncio.run(validate(chosen.database or default_database()))
    if chosen.json:
        print(json.dumps({"tables": tables, "differing": differing}, indent=2))
    else:
        for table_id, why in differing.items():
            print(f"{table_id}: {why}")
        print(f"{tables - len(differing)} of {tables} tables are as they were")
    return 1 if differing else 0


async def validate(database: str) -> tuple[int, dict[str, str]]:
    from meseta.storage.storage import Storage
    from meseta.tables.replaying import difference

    storage = await Storage.open(database)
    try:
        ids = await storage.all_ids()
        differing: dict[str, str] = {}
        for number, table_id in enumerate(ids, 1):
            table = await storage.find(table_id)
            why = "" if table is None else difference(table, await storage.entries(table_id))
            if why:
                differing[table_id] = why
            if number % 100 == 0:
                print(f"{number} of {len(ids)} tables", file=sys.stderr, flush=True)
        return len(ids), differing
    finally:
        await storage.close()
