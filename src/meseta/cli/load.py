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
from typing import Any

from meseta.engine.refusal import Refused

HELP = "play many tables at once on a running server and measure how soon everybody hears"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("house", metavar="URL", nargs="?", help="a server with --no-rate-limit (default: an own one)")
    parser.add_argument("--tables", type=int, default=100, help="how many tables (default 100)")
    parser.add_argument("--listeners", type=int, default=500, help="how many streams are open (default 500)")
    parser.add_argument("--answers", type=int, default=1000, help="how many answers are given (default 1000)")
    parser.add_argument("--pace", type=float, default=20.0, help="how many answers a second (default 20)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(chosen: argparse.Namespace) -> int:
    if min(chosen.tables, chosen.listeners, chosen.answers) < 1 or chosen.pace <= 0:
        raise Refused("There must be at least one table, one listener and one answer.")
    with own_server() if chosen.house is None else nullcontext(chosen.house) as house:
        figures = asyncio.run(measure(house, chosen.tables, chosen.listeners, chosen.answers, chosen.pace))
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


def wait_for(house: str) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{house}/health"):
                return
        except OSError:
            time.sleep(0.1)
    raise Refused("The server to be measured does not start.")


@dataclass
class Watched:
    """A table, the key of the person who plays there, and when each number was given and heard."""

    id: str
    key: str
    given: dict[int, float] = field(default_factory=dict)
    heard: list[dict[int, float]] = field(default_factory=list)  # one for each listener
    over: bool = False


async def measure(house: str, tables: int, listeners: int, answers: int, pace: float) -> dict[str, float]:
    import httpx

    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(base_url=house, limits=limits, timeout=60) as client:
        watched = [await new_table(client) for _ in range(tables)]
        streams = [asyncio.create_task(listen(client, watched[number % tables])) for number in range(listeners)]
        await asyncio.sleep(2)
        await asyncio.gather(*[play(client, table, answers // tables, pace / tables) for table in watched])
        await asyncio.sleep(2)
        for stream in streams:
            stream.cancel()
        await asyncio.gather(*streams, return_exceptions=True)
    return figures(watched)


async def new_table(client: Any) -> Watched:
    """One person plays against herself: two people at one table would only wait for each other."""
    key = (await client.post("/api/people", json={"name": "Load"})).json()["key"]
    head = {"authorization": f"Bearer {key}"}
    made = await client.post(
        "/api/tables",
        json={"game": "el-grande", "seats": ["you", "random"], "options": {"players": "2"}},
        headers=head,
    )
    return Watched(made.json()["id"], key)


async def listen(client: Any, table: Watched) -> None:
    heard: dict[int, float] = {}
    table.heard.append(heard)
    async with client.stream("GET", f"/api/tables/{table.id}/live") as stream:
        async for line in stream.aiter_lines():
            if line.startswith("id:"):
                heard[int(line[3:])] = time.monotonic()


async def play(client: Any, table: Watched, answers: int, pace: float) -> None:
    head = {"authorization": f"Bearer {table.key}"}
    for _ in range(answers):
        now = (await client.get(f"/api/tables/{table.id}", headers=head)).json()
        if not now["view"]["legal"]:
            await asyncio.sleep(0.05)
            continue
        sent = {"decision": now["decision"], "answer": now["view"]["legal"][0]["answer"]}
        at = time.monotonic()
        after = await client.post(f"/api/tables/{table.id}/answers", json=sent, headers=head)
        if after.status_code == 200:
            table.given[now["number"] + 1] = at
        await asyncio.sleep(max(0.0, 1 / pace - (time.monotonic() - at)))
    print(f"table {table.id}: {len(table.given)} answers", file=sys.stderr)


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
