"""A database as the version before left it: `meseta.sql`, read into SQLite or PostgreSQL.

`tables.json` says what each of its tables is in the middle of.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import psycopg

from meseta.storage.address import address
from meseta.storage.postgres import Postgres

FOLDER = Path(__file__).parent


class Stored(NamedTuple):
    """A line of `tables.json`."""

    table: str
    game: str
    status: str
    entries: int
    middle: str
    pile: list[str]  # the unfinished business by the names of its frames, from the bottom up


STORED = [Stored(*line.values()) for line in json.loads((FOLDER / "tables.json").read_text(encoding="utf-8"))]


def fill(url: str) -> None:
    """An empty database becomes the one of the version before."""
    script = (FOLDER / "meseta.sql").read_text(encoding="utf-8")
    where = address(url)
    if where.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(str(where.database))) as connection:
            connection.executescript(script)
    else:
        with psycopg.connect(**Postgres(where).connect_arguments()) as connection:
            connection.execute(script.encode())
