"""As much of an HTTP client as measuring a server needs: it sends JSON and hears server-sent events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from meseta.engine.refusal import Refused


class Client:
    """One person's requests to one server, with a key or without. Each has a connection of its own."""

    def __init__(self, server: str, key: str = "") -> None:
        parts = urlsplit(server)
        if parts.scheme != "http" or parts.hostname is None:
            raise Refused("command-no-server", url=server)
        self.host, self.port, self.key = parts.hostname, parts.port or 80, key

    async def ask(self, path: str, sent: object = None) -> tuple[int, bytes]:
        """The status and the JSON of an answer; something is sent with POST, otherwise it is GET."""
        async with self.connected(path, sent) as reader:
            head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        return int(head.split()[1]), body

    async def hear(self, path: str) -> AsyncGenerator[int]:
        """The numbers of the events of a stream, as they come."""
        async with self.connected(path) as reader:
            async for line in reader:
                if line.startswith(b"id:"):
                    yield int(line[3:])

    @asynccontextmanager
    async def connected(self, path: str, sent: object = None) -> AsyncGenerator[asyncio.StreamReader]:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(self.request(path, sent))
            yield reader
        finally:
            writer.close()

    def request(self, path: str, sent: object) -> bytes:
        body = b"" if sent is None else json.dumps(sent).encode()
        lines = [
            f"{'GET' if sent is None else 'POST'} {path} HTTP/1.1",
            f"host: {self.host}:{self.port}",
            "connection: close",
            *([f"authorization: Bearer {self.key}"] if self.key else []),
            *([f"content-type: application/json\r\ncontent-length: {len(body)}"] if body else []),
        ]
        return "\r\n".join([*lines, "", ""]).encode() + body
