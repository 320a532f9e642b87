"""`meseta load`: many tables with many listeners on a real server; how long an answer takes to reach everybody."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from typing import TypeVar

from msgspec import Struct
from msgspec.json import decode

from meseta.cli.http_client import Client
from meseta.engine.refusal import Refused

LOOK_AGAIN = 0.25  # seconds, while a bot is asked
SETTLING = 3.0  # seconds in which bots give their first answers, before anything is measured
AFTERWARDS = 60.0  # seconds in which the last answers must be heard, else they are lost
STARTING = 120.0  # seconds in which an own server must answer
HELP = "play many tables at once on a running server and measure how soon everybody hears"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("server", metavar="URL", nargs="?", help="a server with --no-rate-limit (default: an own one)")
    parser.add_argument("--tables", type=int, default=100, help="how many tables (default 100)")
    parser.add_argument("--listeners", type=int, default=500, help="how many streams are open (default 500)")
    parser.add_argument("--answers", type=int, default=1000, help="how many answers are given (default 1000)")
    parser.add_argument("--pace", type=float, default=20.0, help="how many answers a second (default 20)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(chosen: argparse.Namespace) -> int:
    if min(chosen.tables, chosen.listeners, chosen.answers) < 1 or chosen.pace <= 0:
        raise Refused("command-no-load")
    with own_server() if chosen.server is None else nullcontext(chosen.server) as server:
        figures = asyncio.run(measure(server, chosen.tables, chosen.listeners, chosen.answers, chosen.pace))
    if chosen.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, figure in figures.items():
            print(f"{name:10} {figure}")
    return 1 if figures["lost"] else 0


@contextmanager
def own_server() -> Generator[str]:
    """A server of its own process with an empty database, until the measurement is over."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "meseta.cli.main",
            "serve",
            f"--port={port}",
            "--no-browser",
            "--no-rate-limit",
        ]
        environment = {**os.environ, "MESETA_DATA": folder}
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def wait_for(server: str) -> None:
    until = time.monotonic() + STARTING
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{server}/health"):
                return
        except OSError:
            time.sleep(0.1)
    raise Refused("command-server-silent")


# ---- What is read of the server's answers.
class Person(Struct):
    key: str


class TableLink(Struct):
    id: str


class LegalAnswer(Struct):
    answer: int


class Seen(Struct):
    legal: list[LegalAnswer]


class State(Struct):
    status: str


class Now(Struct):
    """A table as the person sees it."""

    table: State
    revision: int
    decision: int
    view: Seen


class Mistake(Struct):
    error: str


Data = TypeVar("Data", bound=Struct)


async def asked(client: Client, path: str, kind: type[Data], sent: object = None) -> Data:
    status, body = await client.ask(path, sent)
    if status >= 400:
        raise Refused("command-server-refuses", path=path, reason=decode(body, type=Mistake).error)
    return decode(body, type=kind)


# ---- What is measured.
@dataclass
class Watched:
    """A table, the person who plays there, and when each revision was made and heard of."""

    id: str
    person: Client
    given: dict[int, float] = field(default_factory=dict[int, float])
    heard: list[dict[int, float]] = field(default_factory=list[dict[int, float]])  # one for each listener


async def measure(server: str, tables: int, listeners: int, answers: int, pace: float) -> dict[str, float]:
    watched = [await new_table(server) for _ in range(tables)]
    streams = [asyncio.create_task(listen(server, watched[number % tables])) for number in range(listeners)]
    while not all(all(table.heard) for table in watched):  # every stream begins with where the table stands
        await asyncio.sleep(0.1)
    await asyncio.sleep(SETTLING)
    turns = [answers // tables + (number < answers % tables) for number in range(tables)]
    await asyncio.gather(
        *[play(table, turns[number], number / pace, tables / pace) for number, table in enumerate(watched)]
    )
    until = time.monotonic() + AFTERWARDS
    while time.monotonic() < until and not all_heard(watched):
        await asyncio.sleep(0.1)
    for stream in streams:
        stream.cancel()
    ended = await asyncio.gather(*streams, return_exceptions=True)
    broken = [end for end in ended if not isinstance(end, asyncio.CancelledError)]
    if broken:
        raise Refused("command-streams-ended", count=len(broken), reason=repr(broken[0]))
    return figures(watched)


async def new_table(server: str) -> Watched:
    """One person plays against a bot: two people at one table would only wait for each other."""
    person = Client(server, (await asked(Client(server), "/api/people", Person, {"name": "Load"})).key)
    sent = {"game": "el-grande", "seats": ["you", "random"], "options": {"players": "2"}}
    return Watched((await asked(person, "/api/tables", TableLink, sent)).id, person)


async def listen(server: str, table: Watched) -> None:
    heard: dict[int, float] = {}
    table.heard.append(heard)
    async for number in Client(server).hear(f"/api/tables/{table.id}/live"):
        heard.setdefault(number, time.monotonic())


async def play(table: Watched, answers: int, first: float, pause: float) -> None:
    """So many answers: the first after some seconds, then one in every pause, or as soon as the person is asked."""
    due = time.monotonic() + first
    while len(table.given) < answers:
        await asyncio.sleep(max(due - time.monotonic(), 0))
        due += pause
        now = await asked(table.person, f"/api/tables/{table.id}", Now)
        while not now.view.legal:
            if now.table.status == "over":
                return
            await asyncio.sleep(LOOK_AGAIN)
            now = await asked(table.person, f"/api/tables/{table.id}", Now)
        sent = {"decision": now.decision, "answer": now.view.legal[0].answer}
        at = time.monotonic()
        status, body = await table.person.ask(f"/api/tables/{table.id}/answers", sent)
        if status == 200:
            table.given[decode(body, type=Now).revision] = at
        elif status != 409:  # an answer that was forced came between: look again
            raise Refused("command-server-refuses", path="answers", reason=decode(body, type=Mistake).error)


def all_heard(watched: list[Watched]) -> bool:
    """Has every listener heard the last answer of its table, or a later one?"""
    return all(max(heard) >= max(table.given, default=0) for table in watched for heard in table.heard)


def figures(watched: list[Watched]) -> dict[str, float]:
    """An answer is lost where a listener never heard its number or a later one."""
    delays: list[float] = []
    lost = 0
    for table in watched:
        for heard in table.heard:
            for number, at in table.given.items():
                times = [when for each, when in heard.items() if each >= number and when >= at]
                if times:
                    delays.append(min(times) - at)
                else:
                    lost += 1
    delays.sort()
    return {
        "tables": len(watched),
        "listeners": sum(len(table.heard) for table in watched),
        "answers": sum(len(table.given) for table in watched),
        "lost": lost,
        "p50_ms": round(1000 * delays[len(delays) // 2], 1) if delays else 0.0,
        "p99_ms": round(1000 * delays[int(len(delays) * 0.99)], 1) if delays else 0.0,
    }
