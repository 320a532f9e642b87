"""Besieges a server of its own, and says what an honest player felt: `python -m tests.web.operation.storm --help`.

First hostile requests, then guests of one address who take all that the limits give. Both come from other addresses of
this machine than the honest player, who looks and answers at a table with bots, a strong one among them, all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from meseta.web.app import STATIC
from tests.web.house import House
from tests.web.operation.programs import Program

HONEST, PAUSE = "127.0.0.1", 0.05
GUEST = "127.0.0.9"
METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "BREW"]
PATHS = [
    *("/", "/new", "/play", "/import", "/learn", "/learn/x/y", "/health", "/api/people", "/api/games", "/api/tables"),
    *(
        "/api/records",
        "/api/schema/openapi.json",
        f"{STATIC}/table.css",
        "/static/../secret",
        "/language/pl",
        "/theme/dark",
    ),
    *(f"/t/TABLE{end}" for end in ("", "/part", "/replay", "/say", "/join", "/leave", "/answer", "/order", "/pace")),
    *(
        f"/api/tables/TABLE{end}"
        for end in ("", "/answers", "/undo", "/chat", "/join", "/orders", "/record", "/rematch")
    ),
]
PIECES = [
    "%00",
    "..",
    "//",
    "%2e%2e%2f",
    "'",
    '"',
    "<script>",
    "\\",
    "%ff",
    "x" * 300,
    "{}",
    "?",
    "#",
    "&",
    "=",
    "-1",
    "9" * 30,
]
KINDS = [
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain",
    "x",
    "",
]
BODIES = [
    *(b"", b"{", b"[]", b"null", b"5", b"\xff\xfe", b'{"name": "\\ud800"}', b"[" * 5000, b"&" * 15_000, b"a=1&" * 3000),
    *(b'{"decision": 1e400, "answer": 1}', b'{"decision": 0, "answer": 99}', b'{"text": "\\u0000"}', b'{"seat": -1}'),
    *(b'--x\r\nContent-Disposition: form-data; name="pasted"\r\n\r\n{}\r\n--x--\r\n', b"--x" * 3000, b"x" * 40_000),
    b'{"game": "el-grande", "seats": ["you", "quick"], "options": {"players": "2"}}',
]
HEADERS = [
    *("Cookie: meseta=a.b", "Cookie: meseta=" + "x" * 3000, "Authorization: Bearer \xff", "Authorization: Basic x"),
    *(
        "Accept-Language: " + "pl," * 1000,
        "Origin: null",
        "Origin: http://[",
        "Sec-Fetch-Site: cross-site",
        "Accept: text/html",
    ),
    *(
        "Host: elsewhere.example",
        "X-Forwarded-Proto: https",
        "Expect: 100-continue",
        "Range: bytes=9-1",
        "Upgrade: h2c",
    ),
    *(
        "Transfer-Encoding: chunked",
        "Content-Length: -1",
        "Content-Type: " + "y" * 500,
        "If-None-Match: *",
        "Connection: close",
    ),
]


# ---- Requests, as bytes.
def hostile(random: Random, table: str) -> bytes:
    path = random.choice(PATHS).replace("TABLE", random.choice([table, "nowhere", "%00", "x" * 300]))
    for _ in range(random.choice([0, 0, 1, 3])):
        at = random.randrange(len(path) + 1)
        path = path[:at] + random.choice(PIECES) + path[at:]
    body = random.choice(BODIES)
    if random.random() < 0.3:
        body = bytes(random.randrange(256) for _ in range(random.randrange(200)))
    head = [
        "Host: localhost",
        f"Content-Type: {random.choice(KINDS)}",
        *random.sample(HEADERS, random.choice([0, 1, 2])),
    ]
    return request(random.choice(METHODS), path, body, head)


def request(method: str, path: str, body: bytes = b"", head: list[str] | None = None) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", *(head or ["Host: localhost"]), f"Content-Length: {len(body)}", "", ""]
    return "\r\n".join(lines).encode("latin-1", "replace") + body


async def ask(port: int, address: str, sent: bytes) -> tuple[int, bytes]:
    """The status and the rest of an answer; 0 where the connection was closed without one."""
    writer = None
    try:
        reader, writer = await asyncio.open_connection(HONEST, port, local_addr=(address, 0), limit=2**20)
        writer.write(sent)
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
        if head.startswith(b"HTTP/1.1 100 "):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
        length = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), b":0")
        body = await reader.read(int(length.partition(b":")[2])) if not sent.startswith(b"HEAD") else b""
        return int(head.split()[1]), body
    except (OSError, EOFError):
        return 0, b""
    finally:
        if writer is not None:
            writer.close()


# ---- The honest player.
class Honest:
    def __init__(self, house: House) -> None:
        self.house = house
        self.program = Program(house, "Honest")
        self.waited: list[float] = []
        self.bots_waited: list[float] = []

    async def play(self) -> None:
        """Until cancelled: look, answer, see the page."""
        table = await self.new_table()
        while True:
            began = time.monotonic()
            now = await self.timed(f"/tables/{table}")
            while not now["view"]["legal"] and now["table"]["status"] != "over":
                await asyncio.sleep(PAUSE)
                now = await self.timed(f"/tables/{table}")
            self.bots_waited.append(time.monotonic() - began)
            if now["table"]["status"] == "over":
                table = await self.new_table()
                continue
            answer = {"decision": now["decision"], "answer": now["view"]["legal"][0]["answer"]}
            await self.timed(f"/tables/{table}/answers", answer)
            await asyncio.sleep(PAUSE)

    async def new_table(self) -> str:
        made = await self.timed(
            "/tables", {"game": "el-grande", "seats": ["you", "quick", "strong"], "options": {"players": "3"}}
        )
        return str(made["id"])

    async def timed(self, path: str, sent: Any = None) -> Any:
        head = ["Host: localhost", "Content-Type: application/json", f"Authorization: Bearer {self.program.key}"]
        body = b"" if sent is None else json.dumps(sent).encode()
        began = time.monotonic()
        status, answered = await ask(
            self.house.port, HONEST, request("POST" if body else "GET", f"/api{path}", body, head)
        )
        self.waited.append(time.monotonic() - began)
        assert status in (200, 201, 409), (status, answered[:200])
        return json.loads(answered)


# ---- The guests who take all there is.
async def greedy(house: House, statuses: Counter[int], until: float) -> None:
    """Silent connections, streams, records, forms, tables with bots, chat, hints, thoughts of strong bots, bots among
    themselves, trailers: from one address, as fast as it goes."""
    made, importer = [json.loads((await ask(house.port, GUEST, api("/people", GREEDY)))[1]) for _ in range(2)]
    table = json.loads((await ask(house.port, GUEST, api("/tables", FOUR_BOTS, made["key"])))[1])["id"]
    live = request("GET", f"/api/tables/{table}/live")
    record = json.dumps({"record": long_record()}).encode()
    held: list[asyncio.StreamWriter] = []
    floods: list[Callable[[], Awaitable[None]]] = [
        lambda: hold(house, b"", held),
        lambda: hold(house, live, held),
        lambda: hold(house, b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{", held),
        lambda: count(house, api("/records", record, importer["key"]), statuses),
        lambda: count(house, request("POST", "/new", b"&" * 15_000, FORM), statuses),
        lambda: count(house, request("POST", "/play", b"", FORM), statuses),
        lambda: count(house, api("/tables", FOUR_BOTS, made["key"]), statuses),
        lambda: count(house, api(f"/tables/{table}/chat", {"text": "x" * 400}, made["key"]), statuses),
        lambda: count(house, request("GET", "/"), statuses),
        lambda: count(house, request("GET", f"{STATIC}/symbols.svg"), statuses),
        lambda: send_trailers(house, held),
    ]
    for guest in [await new_guest(house) for _ in range(GUESTS)]:
        floods += await thoughts_wanted(house, guest, statuses)

    async def repeat(flood: Callable[[], Awaitable[None]]) -> None:
        while True:
            await flood()

    with suppress(TimeoutError):  # what is still waited for then is given up
        async with asyncio.timeout(until - time.monotonic()):
            await asyncio.gather(*(repeat(flood) for flood in floods))
    for writer in held:
        writer.close()


async def new_guest(house: House) -> str:
    """The key of somebody more at the same address."""
    key: str = json.loads((await ask(house.port, GUEST, api("/people", GREEDY)))[1])["key"]
    return key


async def thoughts_wanted(house: House, key: str, statuses: Counter[int]) -> list[Callable[[], Awaitable[None]]]:
    """One guest sets all bots to work that there are: several hints at once, tables of strong ones, bots alone."""
    table = json.loads((await ask(house.port, GUEST, api("/tables", TO_BE_HINTED, key)))[1])["id"]
    return [
        *[lambda: count(house, api(f"/tables/{table}/hint", b"", key), statuses)] * HINTS,
        lambda: count(house, api("/tables", STRONG_BOTS, key), statuses),
        lambda: watch_bots(house, key, statuses),
    ]


async def watch_bots(house: House, key: str, statuses: Counter[int]) -> None:
    """A look is enough for bots among themselves to play on for a while."""
    status, made = await ask(house.port, GUEST, api("/tables", BOTS_ALONE, key))
    statuses[status] += 1
    if status == 201:
        await count(house, request("GET", f"/api/tables/{json.loads(made)['id']}"), statuses)


async def send_trailers(house: House, held: list[asyncio.StreamWriter]) -> None:
    """After the end of a body, when the head has been looked at."""
    await hold(house, CHUNKED, held)
    writer = held[-1]
    for _ in range(100):
        writer.write(b"a:b\r\n" * 2_000)
        await asyncio.sleep(0.001)
        if writer.transport.is_closing():
            break


GUESTS, HINTS = 10, 6
GREEDY = {"name": "Greedy"}
TO_BE_HINTED = {"game": "el-grande", "seats": ["you", "quick"], "options": {"players": "2", "start": "blue"}}
STRONG_BOTS = {"game": "el-grande", "seats": ["you", *["strong"] * 4], "options": {"players": "5", "start": "orange"}}
BOTS_ALONE = {"game": "el-grande", "seats": ["strong"] * 5, "options": {"players": "5"}}
CHUNKED = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
FORM = ["Host: localhost", "Content-Type: application/x-www-form-urlencoded"]
FOUR_BOTS = {"game": "el-grande", "seats": ["quick", "quick", "quick", "quick", "you"], "options": {"players": "5"}}


def api(path: str, sent: Any, key: str = "") -> bytes:
    head = ["Host: localhost", "Content-Type: application/json", *([f"Authorization: Bearer {key}"] if key else [])]
    return request("POST", f"/api{path}", sent if isinstance(sent, bytes) else json.dumps(sent).encode(), head)


def long_record() -> str:
    """A game of Condottiere in which everybody always passes does not end: as long as a record may be."""
    from meseta.games.catalogue import title_of
    from meseta.records.record import new_record

    title = title_of("condottiere")
    position = title.new_game({"players": "2"}, 1)
    record = new_record(title, position, 1)
    while len(record.answers) < 2_900 and position.waiting():
        seat = position.waiting()[0]
        answers = position.answers(seat)
        chosen = next((answer for answer in answers if position.notation(answer) == "pass"), answers[0])
        record.answers.append((record.seats[seat], position.notation(chosen)))
        position.answer(seat, chosen)
    return record.to_text()


async def hold(house: House, sent: bytes, held: list[asyncio.StreamWriter]) -> None:
    try:
        _, writer = await asyncio.open_connection(HONEST, house.port, local_addr=(GUEST, 0))
    except OSError:
        return
    writer.write(sent)
    held.append(writer)
    if len(held) > 2_000:
        held.pop(0).close()
    await asyncio.sleep(0.01)


async def count(house: House, sent: bytes, statuses: Counter[int]) -> None:
    status, _ = await ask(house.port, GUEST, sent)
    statuses[status] += 1


# ---- Measuring.
def memory(house: House) -> float:
    """The most that the process took, in MB."""
    assert house.process is not None
    told = Path(f"/proc/{house.process.pid}/status").read_text()
    return int(told.partition("VmHWM:")[2].split()[0]) / 1000


def processor(house: House) -> float:
    """Seconds that the process has worked."""
    assert house.process is not None
    told = Path(f"/proc/{house.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def figures(house: House, honest: Honest, statuses: Counter[int]) -> dict[str, Any]:
    waited, bots = sorted(honest.waited), sorted(honest.bots_waited)
    return {
        "requests": sum(statuses.values()),
        "statuses": dict(sorted(statuses.items())),
        "server_errors": sum(number for status, number in statuses.items() if status >= 500),
        "honest_requests": len(waited),
        "honest_p50_ms": percentile(waited, 0.5),
        "honest_p99_ms": percentile(waited, 0.99),
        "bots_p99_ms": percentile(bots, 0.99),
        "memory_mb": round(memory(house)),
    }


def percentile(waited: list[float], share: float) -> float | None:
    """In milliseconds; nothing where nobody has waited yet."""
    return round(1000 * waited[int(len(waited) * share)], 1) if waited else None


async def beside(house: House, siege: Callable[[Counter[int]], Awaitable[None]]) -> dict[str, Any]:
    honest, statuses = Honest(house), Counter[int]()
    began, worked = time.monotonic(), processor(house)
    playing = asyncio.create_task(honest.play())
    siege_over = asyncio.ensure_future(siege(statuses))
    await asyncio.wait([playing, siege_over], return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        playing.result()
    await siege_over
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    busy = (processor(house) - worked) / (time.monotonic() - began)
    return {**figures(house, honest, statuses), "server_cores": round(busy, 2)}


async def besiege(house: House, requests: int, addresses: int, seconds: float) -> dict[str, Any]:
    table = Program(house).new_table("you", "open")
    left = iter(range(requests))

    async def throw(number: int, statuses: Counter[int]) -> None:
        random = Random(number)
        for _ in left:
            status, _ = await ask(house.port, f"127.0.0.{20 + number}", hostile(random, table))
            statuses[status] += 1

    async def all_throw(statuses: Counter[int]) -> None:
        await asyncio.gather(*(throw(number, statuses) for number in range(addresses)))

    return {
        "hostile": await beside(house, all_throw),
        "greedy": await beside(house, lambda statuses: greedy(house, statuses, time.monotonic() + seconds)),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000, help="hostile requests")
    parser.add_argument("--addresses", type=int, default=8, help="where they come from, one after the other at each")
    parser.add_argument("--seconds", type=float, default=60.0, help="for the guests who take all there is")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), limited=True)
        house.start()
        try:
            found = asyncio.run(besiege(house, chosen.requests, chosen.addresses, chosen.seconds))
        finally:
            house.stop()
        found["failures_logged"] = house.said().count('"level": "error"')
    print(json.dumps(found, indent=2))
    return int(any(each["server_errors"] for each in (found["hostile"], found["greedy"])))


if __name__ == "__main__":
    sys.exit(main())
