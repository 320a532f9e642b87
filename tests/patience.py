"""How tests wait: until something holds, never for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

PATIENCE: Final = 180.0  # seconds: a limit for what hangs; what is only slow on a busy machine comes long before
BETWEEN: Final = 0.01  # seconds between two looks
REST: Final = 0.1  # seconds between two looks that keep the server busy: bots give way to whoever asks it

Found = TypeVar("Found")


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(BETWEEN)


def wait_until(holds: Callable[[], bool]) -> None:
    """The same outside an event loop."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"nothing came of it within {PATIENCE:g} seconds"
        time.sleep(BETWEEN)


def found_at_last(look: Callable[[], Found], wanted: Callable[[Found], bool]) -> Found:
    """What a look at a server finds when it is what was waited for."""
    end = time.monotonic() + PATIENCE
    while not wanted(found := look()):
        assert time.monotonic() < end, f"only this was found within {PATIENCE:g} seconds: {found}"
        time.sleep(REST)
    return found
