"""How tests wait: until something holds, never for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 180.0  # seconds: a limit for what hangs; what is only slow on a busy machine comes long before
BETWEEN: Final = 0.01  # seconds between two looks


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
