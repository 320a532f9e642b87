"""Open streams: what they say, who hears whom, and how they end."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import uvicorn

from meseta.web.app import make_app
from meseta.web.limits import Limits
from meseta.web.server import Server
from meseta.web.stopping import Stopping
from tests.patience import PATIENCE, found_at_last, wait_until
from tests.storage.databases import postgres, postgres_url
from tests.web.house import House
from tests.web.operation.programs import Program, next_present, next_revision

__all__ = ["postgres", "postgres_url"]

STREAMS = 50


def open_streams(program: Program) -> list[Any]:
    table = program.new_table("you", "quick")
    streams = [program.listen(table) for _ in range(STREAMS)]
    for stream in streams:
        next_revision(stream)
    return streams


# ---- Stopping.
def test_server_stops_without_an_error_while_many_streams_are_open(own_house: House) -> None:
    streams = open_streams(Program(own_house))

    own_house.stop()

    for stream in streams:
        stream.close()


def test_stopping_server_ends_its_streams_and_does_not_wait_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here it would wait for ever: no heartbeat wakes its streams, and it has no limit after which it cuts them."""
    monkeypatch.setattr("meseta.web.live.HEARTBEAT", 2 * PATIENCE)
    house = House(tmp_path)
    stopping = Stopping()
    app = make_app(f"sqlite:///{tmp_path}/meseta.db", b"only for tests", stopping, Limits(by_address=False))
    server = Server(uvicorn.Config(app, port=house.port, log_config=None), stopping)
    serving = Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    serving.start()
    wait_until(lambda: server.started or not serving.is_alive())
    assert server.started
    streams = open_streams(Program(house))

    server.handle_exit(signal.SIGTERM, None)

    for stream in streams:
        stream.read()  # to its end, or an error where it is cut
        stream.close()
    serving.join(PATIENCE)
    assert not serving.is_alive()


# ---- Hearing.
def test_stream_begins_with_where_the_table_stands_and_tells_every_change(house: House) -> None:
    program = Program(house)
    table = program.new_table("you", "open", start="blue")
    with program.listen(table, **{"accept-encoding": "gzip"}) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert "default-src 'none'" in stream.headers["content-security-policy"]
        assert "content-encoding" not in stream.headers
        assert next_revision(stream) == 0

        program.ask(f"/tables/{table}/chat", {"text": "Hello"})
        assert next_revision(stream) == 1

        Program(house, "Ana").ask(f"/tables/{table}/join", {})
        next_revision(stream)
        program.answer(table, program.look(table))
        answered = program.look(table)["revision"]
        while next_revision(stream) < answered:
            pass

    with program.listen(table) as again:
        assert next_revision(again) >= answered


@contextmanager
def two_servers(tmp_path: Path, database: str) -> Generator[tuple[House, House]]:
    here, there = (House(tmp_path / name, f"--database={database}") for name in ("here", "there"))
    for house in (here, there):
        house.data.mkdir()
        (house.data / "secret").write_text("one secret for both")
        house.start()
    try:
        yield here, there
    finally:
        here.stop()
        there.stop()


def test_two_servers_on_one_postgresql_hear_each_other(tmp_path: Path, postgres_url: str) -> None:
    """What happens at a table, and who is there: Robot here, and a stranger there."""
    with two_servers(tmp_path, postgres_url) as (here, there):
        program, elsewhere = Program(here), Program(there)
        elsewhere.key = program.key
        table = program.new_table("you", "quick", rounds="6")
        known = {"authorization": f"Bearer {program.key}"}
        with elsewhere.listen(table) as stream, program.listen(table, **known) as stream_here:
            heard = next_revision(stream)
            for each in (stream, stream_here):
                while (there := next_present(each)) and (len(there["people"]), there["strangers"]) != (1, 1):
                    pass
            for turn in range(20):
                asked, other = (program, elsewhere) if turn % 2 else (elsewhere, program)
                now = found_at_last(partial(asked.look, table), lambda now: now["view"]["legal"])
                status, after = asked.answer(table, now)
                assert status in (200, 409), after
                assert other.look(table)["number"] >= now["number"]
                while heard < after["revision"]:
                    heard = next_revision(stream)
