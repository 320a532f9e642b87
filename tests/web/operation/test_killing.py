"""A server that is killed at any moment has lost nothing it acknowledged, and no table is stuck."""

from __future__ import annotations

import time
import urllib.error
from typing import Any

from meseta.engine.randomness import from_seed
from tests.web.browser.house import House
from tests.web.operation.programs import Program

ANSWERS = 300
KILLS = 6


def test_every_acknowledged_answer_survives_kills_and_the_table_goes_on(own_house: House) -> None:
    program, random = Program(own_house), from_seed(1)
    tables = [program.new_table("you", "quick", rounds="6") for _ in range(12)]
    given = acknowledged = 0
    killed_at = sorted(1 + random.below(ANSWERS - 1) for _ in range(KILLS))
    numbers: dict[str, int] = {}

    while given < ANSWERS:
        table = tables[given % len(tables)]
        now = look(program, table)
        if now["table"]["status"] == "over":
            tables[given % len(tables)] = program.new_table("you", "quick", rounds="6")
            continue
        if not now["view"]["legal"]:
            time.sleep(0.01)
            continue
        given += 1
        if killed_at and given >= killed_at[0]:
            killed_at.pop(0)
            kill(own_house)
            own_house.start()
        status, after = program.answer(table, now, random.below(50))
        if status == 200:
            acknowledged += 1
            numbers[table] = now["number"] + 1
        assert status in (200, 409), after

    kill(own_house)
    own_house.start()
    assert acknowledged > ANSWERS // 2
    for table, number in numbers.items():
        assert program.look(table)["number"] >= number, "an acknowledged answer is gone"
    play_to_the_end(program, tables[0])


def look(program: Program, table: str) -> Any:
    try:
        return program.look(table)
    except urllib.error.URLError:
        raise AssertionError(f"the server is gone: {program.house.said()[-2000:]}") from None


def kill(house: House) -> None:
    assert house.process is not None
    house.process.kill()
    house.process.wait()


def play_to_the_end(program: Program, table: str) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        now = program.look(table)
        if now["table"]["status"] == "over":
            return
        if now["view"]["legal"]:
            program.answer(table, now)
        else:
            time.sleep(0.01)
    raise AssertionError("the table is stuck")
