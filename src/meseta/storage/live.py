"""Hints that a table has changed. The log is the truth: a hint says only that it is worth reading again."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from types import TracebackType


class Subscription:
    """Somebody who wants to know when a table changes; holds from `async with` on."""

    def __init__(self, bus: Bus, table_id: str) -> None:
        self._bus = bus
        self._table_id = table_id
        self._changed = asyncio.Event()

    async def __aenter__(self) -> Subscription:
        self._bus.waiting[self._table_id].add(self)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        others = self._bus.waiting[self._table_id]
        others.discard(self)
        if not others:
            del self._bus.waiting[self._table_id]

    async def wait(self) -> None:
        """Until the table has changed since the last time; several changes count as one."""
        await self._changed.wait()
        self._changed.clear()

    def wake(self) -> None:
        self._changed.set()


class Bus:
    """Wakes those in this process who wait for a table."""

    def __init__(self) -> None:
        self.waiting: defaultdict[str, set[Subscription]] = defaultdict(set)

    def subscribe(self, table_id: str) -> Subscription:
        """Subscribe first, then read: what changes in between is not missed."""
        return Subscription(self, table_id)

    def changed(self, table_id: str) -> None:
        for subscription in self.waiting.get(table_id, ()):
            subscription.wake()

    def everything_changed(self) -> None:
        """Hints may have been lost: everybody looks again."""
        for table_id in self.waiting:
            self.changed(table_id)
