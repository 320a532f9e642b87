"""A process that appends to a table as fast as it can, and says each number once it is stored. Tests kill it."""

import asyncio
import sys

from meseta.storage.storage import Storage
from tests.storage.examples import an_entry, append


async def write(url: str) -> None:
    storage = await Storage.open(url)
    number = len(await storage.entries("t1"))
    while True:
        number += 1
        await append(storage, an_entry(number))
        print(number, flush=True)


asyncio.run(write(sys.argv[1]))
