"""Processes for tests that begin at once: what they need is loaded once, in a process that they branch from."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

Deed = Callable[[str, Connection], Coroutine[Any, Any, None]]  # does something with a database, and tells how it goes

BRANCHING = get_context("forkserver")
BRANCHING.set_forkserver_preload(["tests.storage.deeds"])


def begin(deed: Deed, url: str) -> tuple[BaseProcess, Connection]:
    """A process that does it, and what is heard of it: until the end of the file, when the process is no more."""
    hears, tells = BRANCHING.Pipe()
    process = BRANCHING.Process(target=run, args=(deed, url, tells), daemon=True)
    process.start()
    tells.close()
    return process, hears


def run(deed: Deed, url: str, tells: Connection) -> None:
    asyncio.run(deed(url, tells))


def heard(hears: Connection) -> list[Any]:
    """All that is still to be heard, until the process has ended."""
    found: list[Any] = []
    while True:
        try:
            found.append(hears.recv())
        except (EOFError, OSError):
            return found
