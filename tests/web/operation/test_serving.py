"""A server as whoever runs it meets it: health, logs, programs at its tables."""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.web.house import House
from tests.web.operation.programs import Program

ROOT = Path(__file__).parents[3]


def test_server_says_that_it_is_well(house: House) -> None:
    with urllib.request.urlopen(f"{house.address}/health") as answer:
        assert json.load(answer) == {"status": "well", "reading": "well", "writing": "well"}


def test_logs_of_a_server_that_is_started_from_scratch_are_one_object_a_line(tmp_path: Path) -> None:
    house = House(tmp_path, program="meseta.cli.main")
    house.start()
    table = Program(house).new_table("quick", "random", rounds="6")
    Program(house).wait_until_over(table)
    house.stop()

    lines = [line for line in house.said().splitlines() if not line.startswith("Meseta is at")]

    assert lines
    assert all({"at", "level", "from", "says"} <= set(json.loads(line)) for line in lines)


def test_program_of_the_documentation_plays_a_game_to_its_end(house: House) -> None:
    table = Program(house, "Host").new_table("quick", "open", rounds="6", castillo="open")

    command = [sys.executable, str(ROOT / "examples" / "hold_a_seat.py"), house.address, table]
    finished = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)

    assert finished.returncode == 0, finished.stderr
    assert finished.stdout.startswith("1 [")


def test_of_two_rivals_for_one_decision_exactly_one_is_accepted(house: House) -> None:
    program = Program(house)
    table = program.new_table("you", "quick", start="blue")
    now = program.look(table)
    statuses: list[int] = []

    rivals = [
        threading.Thread(target=lambda choice=choice: statuses.append(program.answer(table, now, choice)[0]))
        for choice in range(8)
    ]
    for rival in rivals:
        rival.start()
    for rival in rivals:
        rival.join()

    assert sorted(statuses) == [200] + [409] * 7


@pytest.mark.parametrize(("scheme", "secure"), [("https", True), ("http", False)])
def test_cookie_is_for_https_where_the_proxy_says_so(house: House, scheme: str, secure: bool) -> None:
    connection = http.client.HTTPConnection(house.address.removeprefix("http://"), timeout=PATIENCE)
    connection.request("POST", "/play", "", {"X-Forwarded-Proto": scheme})

    cookie = connection.getresponse().headers["set-cookie"]

    connection.close()
    assert ("Secure" in cookie.split("; ")) == secure
