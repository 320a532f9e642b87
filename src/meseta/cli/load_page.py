"""The page of a table as a browser keeps it: it listens, and fetches on every hint what the client fetches."""

from __future__ import annotations

import asyncio
import re
import time

from meseta.cli.http_client import Client
from meseta.engine.refusal import Refused

AGAIN = 1.5  # seconds until what was refused is tried again


class Page:
    """As `client.js`: the next moment is fetched after the one that is shown, each of which is shown for a while."""

    def __init__(self, server: str, table: str, key: str = "") -> None:
        self.path = f"/t/{table}"
        self.client = Client(server, key)
        self.stream = Client(server)
        self.shown = ""
        self.heard = 0
        self.seen: dict[int, float] = {}  # when each revision was fetched, by the page's clock
        self.dwelling_since: float | None = None
        self.dwelled = 0.0
        self.listening = asyncio.Event()
        self.hint = asyncio.Event()

    # ---- What stands in it.
    def number(self, name: str) -> int:
        found = re.search(rf'data-{name}="(\d+)"', self.shown)
        return int(found[1]) if found else 0

    @property
    def behind(self) -> bool:
        """An earlier moment is shown, or a step of the last one: a scoring is told in several."""
        return self.number("number") < self.number("newest") or self.number("steps") > 0

    @property
    def onward(self) -> str:
        """Where the next moment is, or the next step of this one."""
        steps = self.number("steps")
        return f"{self.path}/part?after={self.number('number')}" + (f"&steps={steps}" if steps else "")

    @property
    def missed(self) -> bool:
        return self.heard > self.number("revision")

    @property
    def offered(self) -> int | None:
        """The first answer that can be pressed."""
        return self.number("answer") if not self.behind and "data-answer=" in self.shown else None

    @property
    def over(self) -> bool:
        return "is-over" in self.shown

    def show(self, body: bytes) -> None:
        self.shown = body.decode()
        self.seen.setdefault(self.number("revision"), self.clock())

    # ---- Its clock stands still while it shows an earlier moment: that time is for reading, and not the server's.
    def clock(self) -> float:
        return (self.dwelling_since or time.monotonic()) - self.dwelled

    async def dwell(self) -> None:
        self.dwelling_since = time.monotonic()
        await asyncio.sleep(self.number("pace") / 1000)
        self.dwelled += time.monotonic() - self.dwelling_since
        self.dwelling_since = None

    # ---- Listening.
    async def live(self) -> None:
        self.show(await self.fetched(self.path))
        await asyncio.gather(self.listen(), self.keep_up())

    async def listen(self) -> None:
        async for revision in self.stream.hear(f"{self.path}/live"):
            self.heard = max(self.heard, revision)
            self.listening.set()
            self.hint.set()
        raise Refused("command-streams-ended", count=1, reason=self.path)

    async def keep_up(self) -> None:
        while True:
            await self.hint.wait()
            self.hint.clear()
            while self.missed or self.behind:
                self.show(await self.fetched(self.onward))
                if self.behind:
                    await self.dwell()

    async def fetched(self, path: str) -> bytes:
        """What is refused because there is too much to do is fetched again after a while."""
        while True:
            status, body = await self.client.ask(path)
            if status != 429 and status < 500:
                self.check(status)
                return body
            await asyncio.sleep(AGAIN)

    # ---- Answering.
    async def answer(self, answer: int) -> int | None:
        """The revision to which an answer has led; None if the table had moved on before."""
        sent = {"decision": self.number("decision"), "answer": answer}
        status, body = await self.client.ask(f"{self.path}/answer", sent)
        if status == 429 or status >= 500:
            return None
        if status != 409:
            self.check(status)
        self.show(body)
        self.hint.set()
        return self.number("revision") if status == 200 else None

    def check(self, status: int) -> None:
        if status >= 400:
            raise Refused("command-server-refuses", path=self.path, reason=str(status))

    def close(self) -> None:
        self.client.close()
