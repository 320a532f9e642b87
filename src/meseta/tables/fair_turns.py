"""Turns that go round, so that who wants little does not wait for who wants much."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

LAST: Final = "last of all"  # the owner of what is done when nobody else wants a turn


class FairTurns:
    """So many turns at once, and of these no more than so many of each owner.

    They go round among networks, and within each among its owners: who comes as many people has no more of them.
    """

    def __init__(self, places: int, each: int) -> None:
        self.free = places
        self.each = each
        self.held: Counter[str] = Counter()
        # Networks and their owners: whose turn is next comes first.
        self.waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    def turn(self, owner: str, network: str | None = None) -> Turn:
        """To be had by `async with`. Without a network an owner is one alone."""
        return Turn(self, owner, owner if network is None else network)

    async def take(self, owner: str, network: str) -> None:
        if self.free and self.held[owner] < self.each and owner not in self.waiting.get(network, ()):
            self.hold(owner)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(network, OrderedDict()).setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.remove(owner, network, turn)
            else:  # it had come just now
                self.give_back(owner)
            raise

    def give_back(self, owner: str) -> None:
        self.free += 1
        self.held[owner] -= 1
        if not self.held[owner]:
            del self.held[owner]
        while self.free and (following := self.next_owner()) is not None:
            network, owner = following
            turn = self.waiting[network][owner][0]
            self.waiting.move_to_end(network)
            self.waiting[network].move_to_end(owner)
            self.remove(owner, network, turn)
            if not turn.cancelled():  # its owner was called away, and does not know it yet
                self.hold(owner)
                turn.set_result(None)

    def hold(self, owner: str) -> None:
        self.free -= 1
        self.held[owner] += 1

    def next_owner(self) -> tuple[str, str] | None:
        """Of whom the next turn is, with the network."""
        waiting = [(network, owner) for network, owners in self.waiting.items() for owner in owners]
        ready = [each for each in waiting if self.held[each[1]] < self.each]
        return next((each for each in ready if each[1] != LAST), ready[0] if ready else None)

    def remove(self, owner: str, network: str, turn: asyncio.Future[None]) -> None:
        owners = self.waiting.get(network, OrderedDict())
        if turn not in owners.get(owner, ()):
            return
        owners[owner].remove(turn)
        if not owners[owner]:
            del owners[owner]
        if not owners:
            del self.waiting[network]


class Turn:
    """One turn of an owner, who may give it back for a while."""

    def __init__(self, turns: FairTurns, owner: str, network: str) -> None:
        self.turns = turns
        self.owner = owner
        self.network = network
        self.is_held = False

    async def take(self) -> None:
        await self.turns.take(self.owner, self.network)
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
