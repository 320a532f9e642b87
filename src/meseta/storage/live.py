"""Hints that a table has changed. Storage is the truth: a hint says only which revision is worth reading."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from types import TracebackType
from typing import Protocol


class Subscription:
    """Waits for changes of one table, from `async with` on."""

    def __init__(self, bus: Bus, table_id: str) -> None:
        self._bus = bus
        self._table_id = table_id
        self._changed = asyncio.Event()
        self._revision: int | None = 0

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

    async def wait(self) -> int | None:
        """The newest revision, once the table has changed since the last time; None where it must be read.

        Several changes count as one.
        """
        await self._changed.wait()
        self._changed.clear()
        revision, self._revision = self._revision, 0
        return revision

    def wake(self, revision: int | None) -> None:
        known = self._revision
        self._revision = None if revision is None or known is None else max(revision, known)
        self._changed.set()


class Messages(Protocol):
    """Takes what other processes on the same database say, of which nothing is stored."""

    def heard(self, sender: str, text: str) -> None: ...

    def missed(self) -> None:
        """Some may not have been heard."""


class Bus:
    """Wakes the subscriptions of this process, and passes on what other processes say."""

    def __init__(self) -> None:
        self.waiting: defaultdict[str, set[Subscription]] = defaultdict(set)
        self.messages: Messages | None = None

    def subscribe(self, table_id: str) -> Subscription:
        """Subscribe first, then read: what changes in between is not missed."""
        return Subscription(self, table_id)

    def changed(self, table_id: str, revision: int | None) -> None:
        """A table has come to a revision; None where it may have changed and the revision is not known."""
        for subscription in self.waiting.get(table_id, ()):
            subscription.wake(revision)

    def everything_changed(self) -> None:
        """Hints may have been lost: every subscriber reads again."""
        for table_id in self.waiting:
            self.changed(table_id, None)
        if self.messages is not None:
            self.messages.missed()

    def said(self, sender: str, text: str) -> None:
        """Another process says something."""
        if self.messages is not None:
            self.messages.heard(sender, text)
