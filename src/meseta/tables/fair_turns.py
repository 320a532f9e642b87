"""Turns that go round, so that who wants little does not wait for who wants much."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

LAST: Final = "last of all"  # the owner of what is done when nobody else wants a turn


class FairTurns:
    """So many turns at once, and of these no more than so many of each owner."""

    def __init__(self, places: int, each: int) -> None:
        self.free = places
        self.each = each
        self.held: Counter[str] = Counter()
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # whose turn is next comes first

    def turn(self, owner: str) -> Turn:
        """To be had by `async with`."""
        return Turn(self, owner)

    async def take(self, owner: str) -> None:
        if self.free and self.held[owner] < self.each and owner not in self.waiting:
            self.hold(owner)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.forget(owner, turn)
            else:  # it had come just now
                self.give_back(owner)
            raise

    def give_back(self, owner: str) -> None:
        self.free += 1
        self.held[owner] -= 1
        if not self.held[owner]:
            del self.held[owner]
        while self.free and (following := self.next_owner()) is not None:
            turns = self.waiting[following]
            turn = turns.popleft()
            if turns:
                self.waiting.move_to_end(following)
            else:
                del self.waiting[following]
            self.hold(following)
            turn.set_result(None)

    def hold(self, owner: str) -> None:
        self.free -= 1
        self.held[owner] += 1

    def next_owner(self) -> str | None:
        ready = [owner for owner in self.waiting if self.held[owner] < self.each]
        return next((owner for owner in ready if owner != LAST), ready[0] if ready else None)

    def forget(self, owner: str, turn: asyncio.Future[None]) -> None:
        turns = self.waiting[owner]
        turns.remove(turn)
        if not turns:
            del self.waiting[owner]


class Turn:
    """One turn of an owner, who may give it back for a while."""

    def __init__(self, turns: FairTurns, owner: str) -> None:
        self.turns = turns
        self.owner = owner
        self.is_held = False

    async def take(self) -> None:
        await self.turns.take(self.owner)
        self.is_held = True

    def give_back(self) -> None:
        if self.is_held:
            self.is_held = False
            self.turns.give_back(self.owner)

    @asynccontextmanager
    async def given_back(self) -> AsyncGenerator[None]:
        """While its owner waits for something else. Whoever fails there needs no turn any more."""
        self.give_back()
        yield
        await self.take()

    async def __aenter__(self) -> Turn:
        await self.take()
        return self

    async def __aexit__(self, *error: object) -> None:
        self.give_back()
