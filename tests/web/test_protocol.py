"""What a connection takes in beside heads and bodies is limited, however it comes in pieces."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn.server import ServerState

from meseta.web.connections import Connections
from meseta.web.limits import Limits
from meseta.web.protocol import Config, GuardedProtocol

pytestmark = pytest.mark.anyio

HEAD = b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
LONG = HEAD.replace(b"localhost", b"localhost\r\nCookie: " + b"x" * (Limits().head_bytes - 100))
BODY, END = b"2\r\n{}\r\n", b"0\r\n"
LIMIT = Limits().head_bytes


class Wire(asyncio.Transport):
    """Keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.7", 5000), "sockname": ("192.0.2.1", 80)})
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return 0


async def answered(*pieces: bytes) -> bytes:
    """What a connection answers to pieces of a request, without an app behind it."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    config, wire = Config(app, Connections(Limits(), 10), log_config=None, interface="asgi3"), Wire()
    protocol = GuardedProtocol(config, ServerState(), {})
    protocol.connection_made(wire)
    for piece in pieces:
        protocol.data_received(piece)
    for task in protocol.tasks:
        task.cancel()
    protocol.connection_lost(None)
    return wire.written


@pytest.mark.parametrize(
    "pieces",
    [
        [HEAD, BODY, END, b"a:b\r\n" * LIMIT],
        [HEAD + BODY + END + b"name:value\r\n" * LIMIT],
        [HEAD + END + b"name:value\r\n" * LIMIT],
        [HEAD, BODY + END + b"a:", *[b"x" * 1_000] * 10],
        [HEAD, b"2;" + b"x" * LIMIT],
    ],
    ids=["many", "many at once", "many without a body", "one without end", "the note of a piece without end"],
)
async def test_what_is_neither_head_nor_body_is_limited(pieces: list[bytes]) -> None:
    assert (await answered(*pieces)).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    "pieces",
    [[HEAD, *[BODY] * LIMIT], [HEAD, *[BODY[:3], BODY[3:]] * LIMIT], [HEAD + BODY * LIMIT], [LONG, END, b"a:b\r\n"]],
    ids=["small pieces", "halves of them", "all at once", "a long head and a trailer"],
)
async def test_body_in_many_pieces_is_no_head(pieces: list[bytes]) -> None:
    assert await answered(*pieces) == b""
