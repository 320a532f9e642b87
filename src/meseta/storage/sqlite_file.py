"""The file of a SQLite database: made ready before any process connects to it, and kept for one server."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import IO

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


def keep_for_one_server(file: Path) -> IO[str]:
    """Refused where another server has the file: people at one would not hear those at the other.

    The lock lasts until it is closed, or until the process ends in whatever way.
    """
    with suppress(OSError):  # of another owner, who has to know
        file.chmod(0o600)  # one that was made before may be open to everybody on this machine
    lock = file.with_name(f"{file.name}.lock").open("a", encoding="utf-8")
    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise OutOfReach("error-database-in-use", database=str(file)) from None
    return lock


def check_whole(file: Path, opened: os.stat_result, tables: Iterable[str]) -> None:
    """Is it the file that was opened, and can it be read? An open connection does not notice what became of it."""
    try:
        found = file.stat()
        if (found.st_dev, found.st_ino) != (opened.st_dev, opened.st_ino):
            raise FileNotFoundError
    except OSError:
        raise OutOfReach("error-database-removed", database=str(file)) from None
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            for table in tables:
                connection.execute(f'SELECT * FROM "{table}" LIMIT 1').fetchone()
    except sqlite3.Error as error:
        raise OutOfReach("error-database-unusable", database=str(file), reason=str(error)) from None
