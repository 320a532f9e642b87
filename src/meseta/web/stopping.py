"""One place that knows whether the server is about to stop: every open stream waits on it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Stopping:
    def __init__(self) -> None:
        self.event = asyncio.Event()

    def now(self) -> None:
        self.event.set()

    def __bool__(self) -> bool:
        return self.event.is_set()

    async def came(self, awaited: Coroutine[Any, Any, None], seconds: float) -> bool:
        """Wait for something, but not when the server stops, and not longer than so many seconds; did it come?"""
        tasks = [asyncio.ensure_future(awaited), asyncio.ensure_future(self.event.wait())]
        try:
            done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
        return tasks[0] in done
