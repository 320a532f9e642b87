"""File descriptors: as many as the system allows, some of them kept for other things than connections."""

from __future__ import annotations

import asyncio
import errno
import logging
import resource
import time
from contextlib import suppress
from typing import Final

LOGGER: Final = logging.getLogger("meseta.web")
BACKLOG: Final = 512  # at most so many connections may wait to be taken, and are then taken at once
OTHERS: Final = 64  # descriptors for the database, files and workers
MOST: Final = 100_000  # where the system sets no limit at all
TOLD_EVERY: Final = 60.0  # seconds


def raise_limit() -> int:
    """How many descriptors this process may have from now on."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY:
        return MOST
    if soft < wanted:
        with suppress(ValueError, OSError):  # macOS allows less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return soft


def backlog(descriptors: int) -> int:
    return min(BACKLOG, descriptors // 8)


def most_connections(descriptors: int) -> int:
    """The rest is a reserve: all that wait may be taken before the first of them can be closed."""
    return max(descriptors - backlog(descriptors) - OTHERS, descriptors // 2)


class Shortage:
    """Says once a minute that there are no descriptors left; asyncio would write thousands of lines a second."""

    def __init__(self) -> None:
        self.told_at = -TOLD_EVERY

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in (errno.EMFILE, errno.ENFILE):
            loop.default_exception_handler(context)
        elif time.monotonic() - self.told_at >= TOLD_EVERY:
            self.told_at = time.monotonic()
            LOGGER.error("no connection can be taken: %s", error)
