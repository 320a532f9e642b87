"""As much of an HTTP client as measuring a server needs: one kept connection, gzip, server-sent events."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncGenerator
from urllib.parse import urlsplit

from meseta.engine.refusal import Refused


class Client:
    """One person's requests to one server, with a key or without, one after the other as on a browser's connection."""

    def __init__(self, server: str, key: str = "") -> None:
        parts = urlsplit(server)
        if parts.scheme != "http" or parts.hostname is None:
            raise Refused("command-no-server", url=server)
        self.host, self.port, self.key = parts.hostname, parts.port or 80, key
        self.kept: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, path: str, sent: object = None) -> tuple[int, bytes]:
        """The status and the body of an answer; something is sent with POST, otherwise it is GET."""
        for _ in range(2):
            kept, self.kept = self.kept, None
            reader, writer = kept or await asyncio.open_connection(self.host, self.port)
            try:
                writer.write(self.request(path, sent))
                answer = await read_answer(reader)
            except (asyncio.IncompleteReadError, ConnectionError):
                writer.close()
                if kept is None:
                    raise
                continue  # the server has closed what was kept
            self.kept = reader, writer
            return answer
        raise ConnectionError(path)

    async def hear(self, path: str) -> AsyncGenerator[int]:
        """The numbers of the events of a stream, as they come, on a connection of its own."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(self.request(path, None))
            async for line in reader:
                if line.startswith(b"id:"):
                    yield int(line[3:])
        finally:
            writer.close()

    def close(self) -> None:
        if self.kept is not None:
            self.kept[1].close()

    def request(self, path: str, sent: object) -> bytes:
        body = b"" if sent is None else json.dumps(sent).encode()
        lines = [
            f"{'GET' if sent is None else 'POST'} {path} HTTP/1.1",
            f"host: {self.host}:{self.port}",
            "accept-encoding: gzip",
            *([f"authorization: Bearer {self.key}"] if self.key else []),
            *([f"content-type: application/json\r\ncontent-length: {len(body)}"] if body else []),
        ]
        return "\r\n".join([*lines, "", ""]).encode() + body


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines if line)
    if "chunked" in headers.get("transfer-encoding", ""):
        body = await read_chunks(reader)
    else:
        body = await reader.readexactly(int(headers.get("content-length", "0")))
    return int(first.split()[1]), gzip.decompress(body) if headers.get("content-encoding") == "gzip" else body


async def read_chunks(reader: asyncio.StreamReader) -> bytes:
    body = b""
    while size := int(await reader.readline(), 16):
        body += await reader.readexactly(size)
        await reader.readline()
    await reader.readline()
    return body
