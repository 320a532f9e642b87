"""Rate limits: so much at once, then so much a second, for each person and each address.

A request counts for the time it takes. Those of one person wait for each other rather than for nobody, and so do people
of one address, so that others have their turn in between.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Generator
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Final

from litestar import Request
from litestar.types import ASGIApp, HTTPResponseStartEvent, HTTPScope, Message, Receive, ReceiveMessage, Send

from meseta.tables.fair_turns import FairTurns, Turn
from meseta.tables.refusals import TooMuch
from meseta.web.addresses import address_of
from meseta.web.buckets import Bucket, Buckets
from meseta.web.limits import Limits
from meseta.web.visitor import AnyRequest, claim_of

UNIT: Final = 0.005  # seconds of work that count as one request
TURNS: Final = 32  # requests that are worked on at once
TURNS_OF_ONE: Final = 4
FILES: Final = "/static/"
STREAM: Final = b"text/event-stream"
TURN: Final = "turn"  # of a request, in the state of its scope


class RateLimit:
    def __init__(self, limits: Limits) -> None:
        self.visitors = Buckets(limits.requests_at_once, limits.requests_a_second)
        self.addresses = Buckets(limits.address_at_once, limits.address_a_second)
        self.files = Buckets(limits.files_at_once, limits.files_a_second)
        self.turns = FairTurns(TURNS, TURNS_OF_ONE)

    def owner_and_buckets(self, scope: HTTPScope, address: str) -> tuple[str, list[Bucket]]:
        """Who asks, and what it counts against: strangers of an address count together, a person alone."""
        now = time.monotonic()
        if scope["path"].startswith(FILES):
            return f"files {address}", [self.files.of(address, now)]
        claim = claim_of(Request(scope))
        owner = f"address {address}" if claim is None else f"person {claim.person}"
        return owner, [self.visitors.of(owner, now), self.addresses.of(address, now)]

    def admit(self, scope: HTTPScope) -> Admitted:
        """Refused where too much was asked before."""
        address = address_of(scope)
        owner, buckets = self.owner_and_buckets(scope, address)
        now = time.monotonic()
        if not all(bucket.take(now) for bucket in buckets):
            raise TooMuch("error-rate-limited")
        return Admitted(self.turns.turn(owner, address), buckets)


class Admitted:
    """A request that may be answered when its turn comes. A stream needs no turn, for it lasts and does next to
    nothing; nor does a request while it waits for the rest of its body, or for a worker."""

    def __init__(self, turn: Turn, buckets: list[Bucket]) -> None:
        self.turn = turn
        self.buckets = buckets
        self.is_stream = False

    async def answer(self, app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> None:
        async def receive_without_turn() -> ReceiveMessage:
            self.turn.give_back()
            message = await receive()
            if not self.is_stream:
                await self.turn.take()
            return message

        async def send_and_notice_streams(message: Message) -> None:
            if message["type"] == "http.response.start" and is_stream(message):
                self.is_stream = True
                self.turn.give_back()
            await send(message)

        scope["state"][TURN] = self.turn
        async with self.turn:
            work = Work(app(scope, receive_without_turn, send_and_notice_streams))
            try:
                await work
            finally:
                if not self.is_stream:
                    self.charge(work.seconds)

    def charge(self, seconds: float) -> None:
        """One has been taken already."""
        for bucket in self.buckets:
            bucket.left -= max(0.0, seconds / UNIT - 1)


def without_turn(request: AnyRequest) -> AbstractAsyncContextManager[None]:
    """For what a worker does: others are answered while a request only waits."""
    turn: Turn | None = request.scope["state"].get(TURN)
    return nullcontext() if turn is None else turn.given_back()


def is_stream(start: HTTPResponseStartEvent) -> bool:
    return any(name == b"content-type" and value.startswith(STREAM) for name, value in start["headers"])


class Work:
    """Awaits what a request does, and adds up how long that kept the processor, without the time it only waited."""

    def __init__(self, work: Awaitable[None]) -> None:
        self.steps: Generator[Any, Any, None] = work.__await__()
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, None]:
        error: BaseException | None = None
        while True:
            begun = time.thread_time()
            try:
                awaited = self.steps.send(None) if error is None else self.steps.throw(error)
            except StopIteration:
                return
            finally:
                self.seconds += time.thread_time() - begun
            try:
                yield awaited
                error = None
            except BaseException as thrown:
                error = thrown
