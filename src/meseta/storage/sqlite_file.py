"""The file of a SQLite database, made ready before any process connects to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from meseta.storage.refusals import OutOfReach


def prepare(file: Path, patience: float) -> None:
    """Make the file and its folder if they are missing, and let readers read during a write."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutOfReach("error-database-folder", folder=str(file.parent), reason=str(error.strerror)) from None
    try:
        with closing(sqlite3.connect(file, timeout=patience)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.Error as error:
        raise OutOfReach("error-database-unusable", database=str(file), reason=str(error)) from None
