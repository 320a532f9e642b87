"""A server that is killed at any moment has lost nothing it acknowledged, and no table is stuck."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from http.client import HTTPException
from itertools import cycle
from pathlib import Path
from threading import Event, Thread
from typing import Any

from meseta.engine.randomness import from_seed
from meseta.storage.storage import Storage
from tests.patience import PATIENCE, wait_until
from tests.storage.databases import postgres, postgres_url
from tests.web.house import House
from tests.web.operation.programs import Program
from tests.web.operation.siege import Given, besiege, started

__all__ = ["postgres", "postgres_url"]

ANSWERS = 200
KILLS = 5
TABLES = 4


def test_every_acknowledged_answer_survives_kills_and_no_table_is_stuck(own_house: House) -> None:
    program = Program(own_house)
    tables = [program.new_table("you", "quick", rounds="6") for _ in range(TABLES)]

    given: list[Given] = []
    with Killer(own_house, given):
        given.extend(answers(program, tables))  # one by one

    own_house.stop()
    logs = asyncio.run(read_logs(f"sqlite:///{own_house.data}/meseta.db", {answer.table for answer in given}))
    for answer in given:
        later = [said for number, said in logs[answer.table] if number > answer.after]
        assert answer.said in later, f"{answer} is gone"
    own_house.start()
    for table in tables:
        play_to_the_end(program, table)


class Killer:
    """Kills the server and starts it again, each time after some more answers, while others are given."""

    def __init__(self, house: House, given: list[Given]) -> None:
        self.house = house
        self.given = given
        self.enough = Event()
        self.kills = 0
        self.thread = Thread(target=self.kill_and_start)

    def __enter__(self) -> None:
        self.thread.start()

    def __exit__(self, *error: object) -> None:
        self.enough.set()
        self.thread.join()
        assert self.kills == KILLS

    def kill_and_start(self) -> None:
        random = from_seed(5)
        for moment in sorted(random.below(ANSWERS) for _ in range(KILLS)):
            wait_until(partial(self.has_come, moment))
            assert self.house.process is not None
            self.house.process.kill()
            self.house.process.wait()
            self.house.start()
            self.kills += 1

    def has_come(self, answers: int) -> bool:
        return len(self.given) >= answers or self.enough.is_set()


def answers(program: Program, tables: list[str]) -> Iterator[Given]:
    """So many answers, acknowledged ones, whatever happens to the server meanwhile."""
    random, number = from_seed(1), 0
    for place in cycle(range(len(tables))):
        if number == ANSWERS:
            return
        now = in_the_end(lambda place=place: program.look(tables[place]))
        if now["table"]["status"] == "over":
            tables[place] = in_the_end(lambda: program.new_table("you", "quick", rounds="6"))
        elif now["view"]["legal"]:
            choice = random.below(len(now["view"]["legal"]))
            try:
                status, after = program.answer(tables[place], now, choice)
            except (OSError, HTTPException):
                continue  # nobody knows whether it was taken
            assert status in (200, 409), after
            if status == 200:
                number += 1
                yield Given(tables[place], now["number"], now["view"]["legal"][choice]["notation"])


def in_the_end(ask: Any) -> Any:
    """What is answered when the server is there again."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            return ask()
        except (OSError, HTTPException):
            time.sleep(0.02)
    raise AssertionError("the server does not come back")


async def read_logs(url: str, tables: set[str]) -> dict[str, list[tuple[int, str]]]:
    storage = await Storage.open(url)
    logs = {table: [(entry.number, entry.said) for entry in await storage.entries(table)] for table in tables}
    await storage.close()
    return logs


def play_to_the_end(program: Program, table: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        now = program.look(table)
        if now["table"]["status"] == "over":
            return
        if now["view"]["legal"]:
            program.answer(table, now)
        else:
            time.sleep(0.01)
    raise AssertionError("the table is stuck")


def test_two_servers_on_one_postgresql_are_killed_and_nothing_is_lost(tmp_path: Path, postgres_url: str) -> None:
    with started(tmp_path, postgres_url, 2) as houses:
        outcome = besiege(houses, postgres_url, kills=4)

    assert outcome.acknowledged > 0
    assert (outcome.kills, outcome.lost, outcome.gaps, outcome.stuck) == (4, 0, 0, [])
