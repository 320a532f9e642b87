"""What tests let other processes do with a database, to kill them in the middle or to have them do it at once."""

from __future__ import annotations

import logging
from multiprocessing.connection import Connection

from meseta.storage.storage import Storage
from tests.storage.examples import an_entry, append


async def write(url: str, tells: Connection) -> None:
    """Append to a table as fast as possible, and say each number once it is stored."""
    storage = await Storage.open(url)
    number = len(await storage.entries("t1"))
    while True:
        number += 1
        await append(storage, an_entry(number))
        tells.send(number)


async def list_tables(url: str, tells: Connection) -> None:
    storage = await Storage.open(url)
    tells.send(await storage.all_ids())
    await storage.close()


async def halt_in_an_upgrade(url: str, tells: Connection) -> None:
    """At the first word of how far it has come."""

    class Halt(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            tells.send(record.getMessage())
            tells.recv()

    logging.getLogger("meseta.storage").addHandler(Halt())
    logging.getLogger("meseta.storage").setLevel(logging.INFO)
    await (await Storage.open(url)).close()
