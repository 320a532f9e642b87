"""`meseta load`: many tables with many pages on a real server; what an answer costs, and how soon everybody sees it."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.json import decode

from meseta.cli.http_client import Client
from meseta.cli.load_page import Page
from meseta.cli.own_server import Measured, cpu_seconds, own_server
from meseta.engine.refusal import Refused

LOOK_AGAIN = 0.25  # seconds, while a bot is asked
SETTLING = 3.0  # seconds in which bots give their first answers, before anything is measured
AFTERWARDS = 60.0  # seconds in which the last answers must be seen, else they are lost
HELP = "play many tables at once on a running server and measure what an answer costs and how soon everybody sees it"

Figures = dict[str, float | str | None]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("server", metavar="URL", nargs="?", help="a server with --no-rate-limit (default: an own one)")
    parser.add_argument("--database", metavar="URL", help="an empty one for the own server (default: a SQLite file)")
    parser.add_argument("--tables", type=int, default=100, help="how many tables (default 100)")
    parser.add_argument("--pages", type=int, default=500, help="how many pages are open (default 500)")
    parser.add_argument("--answers", type=int, default=1000, help="how many answers are given (default 1000)")
    parser.add_argument("--pace", type=float, default=10.0, help="how many answers a second (default 10)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(chosen: argparse.Namespace) -> int:
    if min(chosen.tables, chosen.answers) < 1 or chosen.pages < chosen.tables or chosen.pace <= 0:
        raise Refused("command-no-load")
    named = None if chosen.server is None else Measured(chosen.server, None, None)
    with own_server(chosen.database) if named is None else nullcontext(named) as server:
        found = asyncio.run(measure(server, chosen.tables, chosen.pages, chosen.answers, chosen.pace))
    if chosen.json:
        print(json.dumps(found, indent=2))
    else:
        for name, figure in found.items():
            print(f"{name:18} {'unknown' if figure is None else figure}")
    return 1 if found["lost"] else 0


# ---- What is read of the server's answers.
class Person(Struct):
    key: str


class TableLink(Struct):
    id: str


class Mistake(Struct):
    error: str


Data = TypeVar("Data", bound=Struct)


async def asked(client: Client, path: str, kind: type[Data], sent: object) -> Data:
    status, body = await client.ask(path, sent)
    client.close()
    if status >= 400:
        raise Refused("command-server-refuses", path=path, reason=decode(body, type=Mistake).error)
    return decode(body, type=kind)


# ---- What is measured.
@dataclass
class Watched:
    """A table and its pages, the first of which is the player's; and when each revision was made by an answer, by the
    clock of each page."""

    pages: list[Page]
    given: dict[int, list[float]] = field(default_factory=dict[int, list[float]])


async def measure(server: Measured, tables: int, pages: int, answers: int, pace: float) -> Figures:
    watched = [await new_table(server.address, pages // tables + (number < pages % tables)) for number in range(tables)]
    every = [page for table in watched for page in table.pages]
    living = [asyncio.create_task(page.live()) for page in every]
    try:
        await unless_broken(living, asyncio.gather(*[page.listening.wait() for page in every]))
        await asyncio.sleep(SETTLING)
        used, began = cpu(server), time.monotonic()
        turns = [answers // tables + (number < answers % tables) for number in range(tables)]
        playing = [play(table, turns[number], number / pace, tables / pace) for number, table in enumerate(watched)]
        await unless_broken(living, asyncio.gather(*playing))
        seconds = time.monotonic() - began
        until = time.monotonic() + AFTERWARDS
        while time.monotonic() < until and not all_seen(watched):
            await asyncio.sleep(0.1)
        spent = cpu(server)
    finally:
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        for page in every:
            page.close()
    return figures(server, watched, seconds, None if used is None or spent is None else spent - used)


def cpu(server: Measured) -> float | None:
    return None if server.process is None else cpu_seconds(server.process)


async def unless_broken(living: list[asyncio.Task[None]], work: asyncio.Future[list[object]]) -> None:
    """A page that fails ends the measurement."""
    under_way: list[asyncio.Future[Any]] = [work, *living]
    await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
    for ended in under_way:
        if ended.done():
            ended.result()


async def new_table(server: str, pages: int) -> Watched:
    """One person plays against a bot: two people at one table would only wait for each other."""
    key = (await asked(Client(server), "/api/people", Person, {"name": "Load"})).key
    sent = {"game": "el-grande", "seats": ["you", "random"], "options": {"players": "2"}}
    table = (await asked(Client(server, key), "/api/tables", TableLink, sent)).id
    return Watched([Page(server, table, key if number == 0 else "") for number in range(pages)])


async def play(table: Watched, answers: int, first: float, pause: float) -> None:
    """So many answers: the first after some seconds, then one in every pause, or as soon as the player is asked."""
    due, player = time.monotonic() + first, table.pages[0]
    while len(table.given) < answers and not player.over:
        await asyncio.sleep(max(due - time.monotonic(), 0))
        offered = player.offered
        if offered is None:
            await asyncio.sleep(LOOK_AGAIN)
            continue
        due += pause
        at = [page.clock() for page in table.pages]
        revision = await player.answer(offered)
        if revision is not None:
            table.given[revision] = at


def all_seen(watched: list[Watched]) -> bool:
    """Has every page seen the last answer of its table, or a later one?"""
    return all(max(page.seen) >= max(table.given, default=0) for table in watched for page in table.pages)


def figures(server: Measured, watched: list[Watched], seconds: float, cpu: float | None) -> Figures:
    """An answer is lost where a page never came to its revision or a later one."""
    delays: list[float] = []
    lost = 0
    for table in watched:
        for number, page in enumerate(table.pages):
            for revision, at in table.given.items():
                times = [when for each, when in page.seen.items() if each >= revision and when >= at[number]]
                if times:
                    delays.append(min(times) - at[number])
                else:
                    lost += 1
    delays.sort()
    answers = sum(len(table.given) for table in watched)
    return {
        "tables": len(watched),
        "pages": sum(len(table.pages) for table in watched),
        "answers": answers,
        "answers_per_s": round(answers / seconds, 1),
        "lost": lost,
        "cpu_ms_per_answer": None if cpu is None or not answers else round(1000 * cpu / answers, 1),
        "seen_p50_ms": percentile(delays, 0.5),
        "seen_p99_ms": percentile(delays, 0.99),
        "database": server.database,
    }


def percentile(delays: list[float], share: float) -> float:
    return round(1000 * delays[int(len(delays) * share)], 1) if delays else 0.0
