"""A server as whoever runs it meets it: health, logs, stopping, programs at its tables."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import pytest

from tests.web.browser.house import House
from tests.web.operation.programs import Program

ROOT = Path(__file__).parents[3]


def test_server_says_that_it_is_well(house: House) -> None:
    with urllib.request.urlopen(f"{house.address}/health") as answer:
        assert json.load(answer) == {"status": "well"}


def test_logs_are_one_object_a_line(own_house: House) -> None:
    lines = [line for line in own_house.said().splitlines() if not line.startswith("Meseta is at")]

    assert lines
    assert all({"at", "level", "from", "says"} <= set(json.loads(line)) for line in lines)


def test_server_stops_within_a_second_while_streams_are_open(own_house: House) -> None:
    """The best of three tries: other tests use the same machine."""
    program, seconds = Program(own_house), list[float]()
    table = program.new_table("you", "quick")
    for _ in range(3):
        streams = [urllib.request.urlopen(f"{own_house.address}/api/tables/{table}/live") for _ in range(30)]
        for stream in streams:
            stream.readline()
        seconds.append(own_house.stop())
        for stream in streams:
            stream.close()
        own_house.start()

    assert min(seconds) < 1.0


def test_program_of_the_documentation_plays_a_game_to_its_end(house: House) -> None:
    table = Program(house, "Host").new_table("quick", "open", rounds="6", castillo="open")

    command = [sys.executable, str(ROOT / "examples" / "hold_a_seat.py"), house.address, table]
    finished = subprocess.run(command, capture_output=True, text=True, timeout=120)

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


def test_stale_answer_gets_the_table_as_it_is_now(house: House) -> None:
    program = Program(house)
    table = program.new_table("you", "quick", start="blue")
    now = program.look(table)
    program.answer(table, now)

    status, after = program.answer(table, now)

    assert status == 409
    assert after["error"]
    assert after["number"] > now["number"]
    assert "legal" in after["view"]


@pytest.mark.parametrize(
    ("path", "sent", "status", "sentence"),
    [
        ("/tables/nowhere", None, 404, "no table 'nowhere'"),
        ("/tables", {"game": "chess", "seats": ["you"]}, 400, "chess"),
        ("/tables", {"game": "el-grande", "seats": ["you"]}, 400, "4 play"),
        ("/tables", {"game": "el-grande", "seats": ["you"] * 4}, 400, "one seat only"),
        ("/tables", {"game": "el-grande", "seats": ["you", "genius", "open", "open"]}, 400, "not 'genius'"),
        ("/tables", {"game": "el-grande"}, 400, "seats"),
        ("/tables", {"game": "el-grande", "seats": ["you"] * 4, "options": {"new-regency": "on"}}, 400, "2023"),
        ("/tables", [], 400, "not understood"),
        ("/records", {"record": "{}"}, 400, "record"),
        ("/nowhere", None, 404, ""),
    ],
)
def test_bad_request_gets_a_sentence(house: House, path: str, sent: object, status: int, sentence: str) -> None:
    found, answer = Program(house).ask(path, sent)

    assert found == status, answer
    assert sentence in answer["error"]


def test_unknown_key_may_look_but_not_act(house: House) -> None:
    program = Program(house)
    table = program.new_table("you", "quick")
    program.key = program.key[:-4] + "0000"

    assert program.ask(f"/tables/{table}")[0] == 200
    status, answer = program.ask(f"/tables/{table}/join", {})
    assert status == 401
    assert answer["error"]


def test_request_from_a_page_of_another_site_is_refused(house: House) -> None:
    program = Program(house)
    program.key = ""

    status, answer = program.ask("/people", {"name": "Eve"}, origin="http://elsewhere.example")

    assert status == 403
    assert "another site" in answer["error"]


@pytest.mark.parametrize("path", ["/", "/new", "/health", "/api/games", "/static/table.css", "/t/nowhere"])
def test_every_answer_carries_the_security_headers(house: House, path: str) -> None:
    try:
        with urllib.request.urlopen(f"{house.address}{path}") as answer:
            headers = answer.headers
    except urllib.error.HTTPError as error:
        with error:
            headers = error.headers

    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
