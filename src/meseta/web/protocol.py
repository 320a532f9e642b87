"""Uvicorn's HTTP with deadlines and a limit to heads, of which it has neither."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from meseta.engine.refusal import Refused
from meseta.web.addresses import network_of
from meseta.web.connections import Connections
from meseta.wording.languages import DEFAULT
from meseta.wording.words import words

CLOSING: Final = 5.0  # seconds until a connection is cut whose other side does not take the last answer


class Config(uvicorn.Config):
    """Uvicorn's settings, and what all connections share."""

    def __init__(self, app: Any, connections: Connections, **settings: Any) -> None:
        super().__init__(app, http=GuardedProtocol, **settings)
        self.guarded = connections


class Deadline:
    """Something that happens unless it is cleared in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self.timer is not None

    def set(self, seconds: float, otherwise: Callable[[], None]) -> None:
        self.clear()
        self.timer = self.loop.call_later(seconds, otherwise)

    def clear(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class GuardedProtocol(HttpToolsProtocol):
    """One connection: it waits until all of a request has come, and there is a limit to that."""

    def __init__(self, config: Config, server_state: ServerState, *arguments: Any, **more: Any) -> None:
        super().__init__(config, server_state, *arguments, **more)
        self.guarded = config.guarded
        self.limits = config.guarded.limits
        self.peer = ""
        self.asking = Deadline(self.loop)  # for the other side to finish what it asks
        self.reading = Deadline(self.loop)  # for the other side to read what it is sent
        self.in_head = True
        self.in_rest = False  # after the head, before the end of the request
        self.went_on = False  # by what came last: a head is complete, or there is more of a body
        self.head_bytes = 0  # of a head, or of what has come since the last piece of a body

    # ---- Coming and going.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = network_of(self.client[0]) if self.client else ""
        if self.guarded.came(self):
            self.asking.set(self.limits.head_seconds, self.too_slow)
        else:
            self.refuse(503, "error-full")

    def connection_lost(self, exc: Exception | None) -> None:
        self.guarded.left(self)
        self.asking.clear()
        self.reading.clear()
        super().connection_lost(exc)

    def drop(self) -> None:
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops: what has not been asked by now is not waited for."""
        if self.guarded.is_waiting(self):
            self.drop()
        else:
            super().shutdown()

    # ---- A request comes in.
    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.went_on = False
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.in_head or (self.in_rest and not self.went_on):
            self.head_bytes += len(data)
        if self.head_bytes > self.limits.head_bytes:
            self.refuse(431, "error-head", most=self.limits.head_bytes)
        if not self.asking.is_set and self.is_answered():  # also for what is no beginning of a request
            self.asking.set(self.limits.head_seconds, self.too_slow)

    def on_message_begin(self) -> None:
        self.in_head, self.in_rest, self.head_bytes = True, False, 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """What follows a body in pieces (trailers) is dropped: the app has read the head by then, and keeps it."""
        if self.in_head:
            super().on_header(name, value)
        elif self.went_on:  # they came at once with what is before them: otherwise all that comes is counted
            self.head_bytes += len(name) + len(value)

    def on_headers_complete(self) -> None:
        self.in_head, self.in_rest, self.went_on, self.head_bytes = False, True, True, 0
        self.asking.set(self.limits.body_seconds, self.too_slow)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.went_on, self.head_bytes = True, 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_rest = False
        self.asking.clear()
        if not self.is_answered():  # it may have been refused before all of it was here
            self.guarded.asks(self)
        super().on_message_complete()

    # ---- An answer goes out.
    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self.guarded.waits(self)
        if self.transport.get_write_buffer_size():
            self.reading.set(self.limits.reading_seconds, self.drop)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.set(self.limits.reading_seconds, self.drop)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.clear()

    def is_answered(self) -> bool:
        """Is nothing left to do but to wait for another request?"""
        nothing_asked = self.cycle is None  # pyright: ignore[reportUnnecessaryComparison]
        return nothing_asked or self.cycle.response_complete

    # ---- Refusing.
    def too_slow(self) -> None:
        self.refuse(408, "error-too-slow")

    def refuse(self, status: int, sentence: str, **values: int) -> None:
        """Said without the app, which never sees such a request whole."""
        said = words(DEFAULT).refusal(Refused(sentence, **values)).encode()
        head = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(said)
        if self.is_answered() or not self.cycle.response_started:
            self.transport.write(STATUS_LINE[status] + head + said)
        self.transport.close()
        self.reading.set(CLOSING, self.drop)
