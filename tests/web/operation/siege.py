"""Servers that are killed at random moments while people play. A few kills are a test; many are a run of their own:

python -m tests.web.operation.siege --kills 1000 --database postgresql --processes 2
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass, field
from http.client import HTTPException
from pathlib import Path
from threading import Event, Thread
from typing import Any, NamedTuple

from meseta.engine.randomness import from_seed
from meseta.storage.storage import Storage
from tests.storage.postgres import running_postgres
from tests.web.house import House
from tests.web.operation.programs import Program

STUCK = 30.0  # seconds after the last kill within which whoever plays must be asked again
PLAYERS = 6
MOMENTS = 150  # hundredths of a second: a server lives so long at most before it is killed
TOLD_EVERY = 10  # kills
BREATH = 0.02  # seconds between two looks


class Given(NamedTuple):
    """An answer that a server has acknowledged."""

    table: str
    after: int  # the number of entries that its giver saw
    said: str


@dataclass
class Outcome:
    kills: int = 0
    acknowledged: int = 0
    tables: int = 0
    lost: int = 0
    gaps: int = 0
    stuck: list[str] = field(default_factory=list[str])
    longest_wait_s: float = 0.0  # until a player was asked again, the times without a server included
    seconds: float = 0.0


class Player:
    """Plays one table after the other, at whichever server answers, and notes what was acknowledged."""

    def __init__(self, programs: Sequence[Program], number: int, enough: Event) -> None:
        self.programs = programs
        self.random = from_seed(number)
        self.enough = enough
        self.given: list[Given] = []
        self.stuck: list[str] = []
        self.table = ""
        self.asked = False  # when the table was looked at last
        self.since = time.monotonic()  # when it was asked last
        self.longest_wait = 0.0
        self.until = 0.0  # when it must go on at last
        self.thread = Thread(target=self.play)

    def play(self) -> None:
        """Until it is enough and the table goes on. Nobody leaves one that is stuck, so it is found then at last."""
        while not (self.enough.is_set() and self.is_settled()):
            try:
                self.go_on(self.programs[self.random.below(len(self.programs))])
            except (OSError, HTTPException):
                time.sleep(BREATH)  # nobody knows whether an answer was taken

    def is_settled(self) -> bool:
        self.until = self.until or time.monotonic() + STUCK
        if not self.asked and time.monotonic() > self.until:
            self.stuck.append(self.table)
            return True
        return self.asked

    def go_on(self, program: Program) -> None:
        if not self.table:
            self.begin(program)
            return
        status, now = program.ask(f"/tables/{self.table}")
        if status != 200:
            time.sleep(BREATH)
            return
        over = now["table"]["status"] == "over"
        self.asked = over or bool(now["view"]["legal"])
        self.longest_wait = max(self.longest_wait, time.monotonic() - self.since)
        if self.asked:
            self.since = time.monotonic()
        if over:
            self.table = ""
        elif not self.asked:
            time.sleep(BREATH)
        elif not self.enough.is_set():
            self.answer(program, now)

    def begin(self, program: Program) -> None:
        sent = {"game": "el-grande", "seats": ["you", "quick"], "options": {"players": "2", "rounds": "6"}}
        status, made = program.ask("/tables", sent)
        if status == 201:
            self.table, self.asked = made["id"], False

    def answer(self, program: Program, now: Any) -> None:
        choice = self.random.below(len(now["view"]["legal"]))
        self.asked = False
        status, after = program.answer(self.table, now, choice)
        assert status in (200, 409, 503), after
        if status == 200:
            self.given.append(Given(self.table, now["number"], now["view"]["legal"][choice]["notation"]))


def besiege(
    houses: Sequence[House], database: str, kills: int, seed: int = 5, tell: Callable[[str], None] = lambda _: None
) -> Outcome:
    """Kill the running servers so often, one at a time; then stop them, and count what is not there any more."""
    enough, random, outcome, began = Event(), from_seed(seed), Outcome(), time.monotonic()
    programs = [Program(houses[0])]
    for house in houses[1:]:
        programs.append(programs[0].at(house))
    players = [Player(programs, number, enough) for number in range(PLAYERS)]
    for player in players:
        player.thread.start()
    try:
        for _ in range(kills):
            time.sleep(random.below(MOMENTS) / 100)
            kill(houses[random.below(len(houses))])
            outcome.kills += 1
            if outcome.kills % TOLD_EVERY == 0:
                answers = sum(len(player.given) for player in players)
                tell(f"{outcome.kills} of {kills} kills, {answers} answers, {time.monotonic() - began:.0f} s")
    finally:
        enough.set()
        for player in players:
            player.thread.join()
    for house in houses:
        house.stop()
    given = [answer for player in players for answer in player.given]
    outcome.acknowledged = len(given)
    outcome.stuck = [table for player in players for table in player.stuck]
    outcome.longest_wait_s = round(max(player.longest_wait for player in players), 1)
    outcome.seconds = round(time.monotonic() - began, 1)
    asyncio.run(judge(database, given, outcome))
    return outcome


def kill(house: House) -> None:
    assert house.process is not None
    house.process.kill()
    house.process.wait()
    house.start()


async def judge(database: str, given: list[Given], outcome: Outcome) -> None:
    storage = await Storage.open(database)
    logs = {table: await storage.entries(table) for table in {answer.table for answer in given}}
    await storage.close()
    outcome.tables = len(logs)
    for answer in given:
        outcome.lost += not any(entry.said == answer.said for entry in logs[answer.table][answer.after :])
    for log in logs.values():
        outcome.gaps += [entry.number for entry in log] != list(range(1, len(log) + 1))


# ---- The long run.
@contextmanager
def started(folder: Path, database: str, processes: int) -> Generator[list[House]]:
    houses = [House(folder / str(number), f"--database={database}") for number in range(processes)]
    for house in houses:
        house.data.mkdir()
        (house.data / "secret").write_text("one secret for all of them")
        house.start()
    try:
        yield houses
    finally:
        for house in houses:
            if house.process is not None:
                house.process.kill()
                house.process.wait()


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Kill servers at random moments while people play.")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=os.getpid())
    chosen = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as folder,
        running_postgres() if chosen.database == "postgresql" else nullcontext() as postgres,
    ):
        database = postgres.url if postgres else f"sqlite:///{folder}/meseta.db"
        with started(Path(folder), database, chosen.processes) as houses:
            outcome = besiege(houses, database, chosen.kills, chosen.seed, lambda line: print(line, file=sys.stderr))
    print(json.dumps({"database": chosen.database, "processes": chosen.processes, **asdict(outcome)}))
    return 1 if outcome.lost or outcome.gaps or outcome.stuck else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
