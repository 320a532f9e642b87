"""Whether what is stored can be read, and whether it can be changed: one may fail without the other."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from meseta.engine.refusal import Refused
from meseta.storage.refusals import OutOfReach
from meseta.storage.storage import Storage
from meseta.wording.words import DEFAULT, words

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
        self.storage = storage
        self.found = Health(WELL, WELL, WELL)
        self.at = -LASTS

    async def look(self) -> Health:
        if time.monotonic() - self.at >= LASTS:
            reading = await self.outcome("reading", self.storage.check_reading)
            writing = await self.outcome("writing", self.storage.check_writing)
            well = reading == writing == WELL
            status = WELL if well else words(DEFAULT).refusal(Refused("error-out-of-reach"))
            self.found, self.at = Health(status, reading, writing), time.monotonic()
        return self.found

    async def outcome(self, what: str, check: Callable[[], Awaitable[None]]) -> str:
        """Why is for the log only."""
        try:
            await check()
        except OutOfReach as error:
            LOGGER.error("%s fails: %s", what, error)
            return FAILS
        return WELL
