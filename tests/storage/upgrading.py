"""A process that upgrades a database, halts in the middle and says so. Tests kill it there."""

import asyncio
import logging
import sys

from meseta.storage.storage import Storage


class Halt(logging.Handler):
    """At the first word of how far it has come."""

    def emit(self, record: logging.LogRecord) -> None:
        print(record.getMessage(), flush=True)
        sys.stdin.readline()


async def upgrade(url: str) -> None:
    logging.getLogger("meseta.storage").addHandler(Halt())
    logging.getLogger("meseta.storage").setLevel(logging.INFO)
    await (await Storage.open(url)).close()


asyncio.run(upgrade(sys.argv[1]))
