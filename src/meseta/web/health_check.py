"""Whether what is stored can be read, and whether it can be changed: one may fail without the other."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from meseta.engine.refusal import Refused
from meseta.storage.refusals import OutOfReach
from meseta.storage.storage import AT_ONCE, Storage
from meseta.wording.languages import DEFAULT
from meseta.wording.words import words

LOGGER: Final = logging.getLogger("meseta.web")
WELL: Final = "well"
FAILS: Final = "fails"
LASTS: Final = 1.0  # seconds for which what was found is told again: looking writes to the disk


class Health(Struct):
    status: str  # well, or a sentence
    reading: str  # well or fails
    writing: str


class HealthCheck:
    def __init__(self, storage: Storage) -> None:
        self.checks = {"reading": storage.check_reading, "writing": storage.check_writing}
        self.running: dict[str, asyncio.Task[str]] = {}
        self.found = Health(WELL, WELL, WELL)
        self.at = -LASTS
        self.one = asyncio.Lock()

    async def look(self) -> Health:
        """Who asks while somebody looks is told what that one finds."""
        async with self.one:
            if time.monotonic() - self.at >= LASTS:
                reading, writing = await self.outcomes()
                well = reading == writing == WELL
                status = WELL if well else words(DEFAULT).refusal(Refused("error-out-of-reach"))
                self.found, self.at = Health(status, reading, writing), time.monotonic()
        return self.found

    async def outcomes(self) -> list[str]:
        """Both are looked for at once. What does not come soon fails: it cannot always be called back, so the next look
        waits for it once more, rather than for another one behind it."""
        for what, check in self.checks.items():
            if what not in self.running or self.running[what].done():
                self.running[what] = asyncio.create_task(self.outcome(what, check), name=f"health: {what}")
        _, silent = await asyncio.wait(self.running.values(), timeout=AT_ONCE)
        for task in silent:
            LOGGER.error("%s: no answer within %g seconds", task.get_name(), AT_ONCE)
        return [FAILS if task in silent else task.result() for task in self.running.values()]

    async def outcome(self, what: str, check: Callable[[], Awaitable[None]]) -> str:
        """Why is for the log only."""
        try:
            await check()
        except OutOfReach as error:
            LOGGER.error("%s fails: %s", what, error)
            return FAILS
        return WELL
