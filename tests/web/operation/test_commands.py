"""The commands around a server: what they refuse, what they find, what they measure."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from meseta.cli.load_page import Page
from meseta.games.catalogue import title_of
from tests.fork_server import command
from tests.patience import until
from tests.web.house import House, free_port
from tests.web.operation.programs import Program


def meseta(*arguments: object, data: Path) -> subprocess.CompletedProcess[str]:
    """In English, unless it is asked to speak another language."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "MESETA_DATA": str(data)}
    return command(*map(str, arguments), typed="", environment=environment)


# ---- serve
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--port=0"], "0 is no port"),
        (["--port=99999"], "99999 is no port"),
        (["--host=nowhere.invalid"], "cannot be listened on"),
        (["--overdue=0"], "a person is overdue after some minutes, at least 1"),
        (["--keep=-1"], "tables are kept for some days, or for ever with 0"),
        (["--bot-pause=-1"], "bots wait for some seconds, or not at all with 0"),
        (["--database=mysql://host/name"], "'mysql' is no database we know"),
        (["--database=sqlite:////proc/nowhere/meseta.db"], "cannot be made"),
        (["--database=postgresql://mira:pass@127.0.0.1:1/x"], "cannot be used"),
    ],
    ids=str,
)
def test_server_that_cannot_start_says_why_in_a_sentence(tmp_path: Path, options: list[str], sentence: str) -> None:
    finished = meseta("serve", "--no-browser", f"--port={free_port()}", *options, data=tmp_path)

    assert finished.returncode == 1
    assert sentence in finished.stderr
    assert "Traceback" not in finished.stderr
    assert "pass" not in finished.stderr


def test_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        finished = meseta("serve", "--no-browser", f"--port={port}", data=tmp_path)

    assert finished.returncode == 1
    assert f"127.0.0.1:{port} cannot be listened on" in finished.stderr


def test_empty_secret_signs_nothing(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()

    finished = meseta("serve", "--no-browser", f"--port={free_port()}", data=tmp_path)

    assert finished.returncode == 1
    assert "secret is empty" in finished.stderr


def test_secret_is_made_once_and_is_nobody_elses(own_house: House) -> None:
    file = own_house.data / "secret"
    made = file.read_text()
    program = Program(own_house)
    own_house.stop()
    own_house.start()

    assert file.read_text() == made
    assert len(made) > 30
    assert file.stat().st_mode & 0o077 == 0
    assert program.ask("/tables", {"game": "el-grande", "seats": ["you"] + ["quick"] * 3})[0] == 201


# ---- remove
def test_tables_and_people_are_removed_while_the_server_runs(own_house: House) -> None:
    """What would be removed is said first, and refusals remove nothing."""
    mira, ana = Program(own_house, "Mira"), Program(own_house, "Ana")
    tables = [mira.new_table("you", "open") for _ in range(2)]
    ana.ask(f"/tables/{tables[1]}/join", {})
    ana.ask(f"/tables/{tables[1]}/chat", {"text": "hello"})

    def remove(*arguments: object) -> tuple[int, str]:
        finished = meseta("remove", *arguments, data=own_house.data)
        return finished.returncode, finished.stdout + finished.stderr

    for arguments, sentence in (
        ((), "Say what to remove"),
        (("--person=Ana", "--older-than=3"), "one of the three"),
        (("--older-than=0",), "more than 0"),
        (("--person=Eve",), "Nobody here is called 'Eve'."),
        ((tables[0], "nowhere"), "There is no table 'nowhere'."),
    ):
        code, said = remove(*arguments)
        assert (code, sentence in said) == (1, True), said
    assert remove(tables[0], "--dry-run") == (0, f"{tables[0]}: El Grande, 0 entries\nNothing was removed.\n")
    assert remove("--older-than=1")[1] == "0 tables without a recent answer of a person\n"
    assert mira.look(tables[0])["seat"] == 0

    assert remove(tables[0]) == (0, f"{tables[0]}: El Grande, 0 entries\n")
    code, said = remove("--person=Ana")

    assert said.startswith("Ana: the name, all lines of chat, 0 tables where nobody else has a seat; at 1 other table")
    assert mira.ask(f"/tables/{tables[0]}")[0] == 404
    left = mira.look(tables[1])
    assert ([seat["name"] for seat in left["table"]["seats"]], left["chat"]) == (["Mira", "Diego"], [])
    assert ana.ask("/tables", {"game": "el-grande", "seats": ["you"] + ["quick"] * 3})[0] == 401


def test_of_several_people_of_one_name_one_is_meant(own_house: House) -> None:
    people = [Program(own_house, "Mira") for _ in range(2)]

    refused = meseta("remove", "--person=Mira", data=own_house.data)
    finished = meseta("remove", f"--person={people[0].key.partition('.')[0]}", data=own_house.data)

    assert "2 people are called 'Mira'. Say who is meant by id: " in refused.stderr
    assert finished.returncode == 0
    assert [person.ask("/people/codes", {})[0] for person in people] == [401, 201]


# ---- validate
def test_table_that_was_altered_is_found(own_house: House) -> None:
    program = Program(own_house)
    tables = [program.new_table("quick", "random", rounds="6") for _ in range(3)]
    program.wait_until_over(*tables)
    own_house.stop()

    assert meseta("validate", data=own_house.data).stdout == "3 of 3 tables are as they were\n"

    with closing(sqlite3.connect(own_house.data / "meseta.db")) as database, database:
        database.execute("UPDATE tables SET snapshot = replace(snapshot, '1', '2') WHERE id = ?", [tables[0]])
        database.execute("UPDATE entries SET said = 'bid 99' WHERE table_id = ? AND number = 1", [tables[1]])
    finished = meseta("validate", "--json", data=own_house.data)

    assert finished.returncode == 1
    found = json.loads(finished.stdout)
    assert found["tables"] == 3
    assert found["differing"].keys() == {tables[0], tables[1]}
    assert "another position" in found["differing"][tables[0]]


def test_table_whose_rules_are_gone_is_named_apart_from_damaged_ones(own_house: House) -> None:
    program = Program(own_house)
    tables = [program.new_table("quick", "random", rounds="6") for _ in range(3)]
    program.wait_until_over(*tables)
    own_house.stop()
    with closing(sqlite3.connect(own_house.data / "meseta.db")) as database, database:
        database.execute("UPDATE tables SET rules = 99 WHERE id != ?", [tables[0]])
        database.execute("UPDATE entries SET said = 'bid 99' WHERE table_id = ? AND number = 8", [tables[1]])

    finished = meseta("validate", data=own_house.data)

    assert finished.returncode == 0
    assert finished.stdout.endswith("1 of 3 tables are as they were; the rules of 2 are gone\n")
    today = title_of("el-grande").rules_version({"rounds": "6"})
    assert f"{tables[1]}: it follows version 99 of the rules, this program has version {today}; " in finished.stdout
    assert re.search(r"today's rules follow 7 of its \d+ answers, .* can be shown", finished.stdout)

    finished = meseta("validate", "--language=pl", data=own_house.data)

    assert finished.stdout.endswith("stoły bez zmian: 1 z 3; stoły, których zasad już nie ma: 2\n")
    assert f"{tables[1]}: gra się tu według zasad w wersji 99" in finished.stdout

    with closing(sqlite3.connect(own_house.data / "meseta.db")) as database, database:
        database.execute("DELETE FROM entries WHERE table_id = ? AND number = 5", [tables[2]])
    finished = meseta("validate", "--json", data=own_house.data)

    found = json.loads(finished.stdout)
    assert finished.returncode == 1
    assert (found["tables"], found["differing"].keys(), found["gone"].keys()) == (3, {tables[2]}, {tables[1]})


# ---- load
def test_load_is_measured(tmp_path: Path) -> None:
    finished = meseta("load", "--tables=2", "--pages=5", "--answers=6", "--pace=20", "--json", data=tmp_path)

    assert finished.returncode == 0, finished.stderr
    figures = json.loads(finished.stdout)
    assert list(figures) == [
        "tables",
        "pages",
        "answers",
        "answers_per_s",
        "lost",
        "cpu_ms_per_answer",
        "seen_p50_ms",
        "seen_p99_ms",
        "database",
    ]
    counts = [figures[name] for name in ("tables", "pages", "answers", "lost", "database")]
    assert counts == [2, 5, 6, 0, "sqlite"]
    assert 0 < figures["seen_p50_ms"] <= figures["seen_p99_ms"]
    assert figures["cpu_ms_per_answer"] > 0


def test_pages_of_a_load_fetch_what_they_hear_of(house: House) -> None:
    """Not the hints alone are measured: after each of them the page holds what the table has come to."""
    program = Program(house)
    table = program.new_table("you", "quick", start="blue")

    async def follow() -> Page:
        page = Page(house.address, table)
        living = asyncio.create_task(page.live())
        await page.listening.wait()
        await asyncio.to_thread(program.ask, f"/tables/{table}/chat", {"text": "Is this seen?"})
        await until(lambda: "Is this seen?" in page.shown)
        living.cancel()
        await asyncio.wait([living])
        page.close()
        return page

    page = asyncio.run(follow())

    assert max(page.seen) == page.heard == page.number("revision") > 0


def test_page_of_a_load_goes_on_amid_a_scoring() -> None:
    page = Page("http://127.0.0.1:1", "Friday")

    page.show(b'<main data-revision="7" data-number="7" data-newest="7" data-steps="2">')
    assert page.behind
    assert page.onward == "/t/Friday/part?after=7&steps=2"

    page.show(b'<main data-revision="7" data-number="7" data-newest="7">')
    assert not page.behind


@pytest.mark.parametrize("option", ["--tables=0", "--pace=0", "ftp://somewhere", "http://127.0.0.1:1"])
def test_load_that_cannot_be_measured_is_refused(tmp_path: Path, option: str) -> None:
    finished = meseta("load", option, data=tmp_path)

    assert finished.returncode == 1
    assert re.fullmatch(r"meseta: [^\n]+\n", finished.stderr)
