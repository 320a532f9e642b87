"""Open streams: what they say, who hears whom, and how they end."""

from __future__ import annotations

import urllib.request
from typing import Any

from tests.storage.databases import postgres, postgres_url
from tests.web.house import House
from tests.web.operation.programs import Program

__all__ = ["postgres", "postgres_url"]

STREAMS = 50
TRIES = 6


def listen(house: House, table: str, **headers: str) -> Any:
    request = urllib.request.Request(f"{house.address}/api/tables/{table}/live", headers=headers)
    return urllib.request.urlopen(request, timeout=20)


def next_revision(stream: Any) -> int:
    """The revision that the next event names."""
    while not (line := stream.readline()).startswith(b"id:"):
        assert line, "the stream has ended"
    return int(line[3:])


def test_server_stops_cleanly_within_a_second_while_many_streams_are_open(own_house: House) -> None:
    """Tried again where it is slow: other tests use the same machine."""
    table, seconds = Program(own_house).new_table("you", "quick"), list[float]()
    while min(seconds, default=1.0) >= 1.0 and len(seconds) < TRIES:
        streams = [listen(own_house, table) for _ in range(STREAMS)]
        for stream in streams:
            next_revision(stream)

        seconds.append(own_house.stop())

        for stream in streams:
            stream.read()  # to its end
            stream.close()
        own_house.start()

    assert min(seconds) < 1.0


def test_stream_begins_with_where_the_table_stands_and_tells_every_change(house: House) -> None:
    program = Program(house)
    table = program.new_table("you", "open", start="blue")
    with listen(house, table, **{"accept-encoding": "gzip"}) as stream:
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

    with listen(house, table) as again:
        assert next_revision(again) >= answered


def test_two_servers_on_one_postgresql_hear_each_other(tmp_path_factory: Any, postgres_url: str) -> None:
    folders = [tmp_path_factory.mktemp("house") for _ in range(2)]
    (folders[0] / "secret").write_text("one secret for both")
    (folders[1] / "secret").write_text("one secret for both")
    here, there = (House(folder, f"--database={postgres_url}") for folder in folders)
    here.start()
    there.start()
    try:
        program = Program(here)
        table = program.new_table("you", "quick", rounds="6")
        with listen(there, table) as stream:
            heard = next_revision(stream)
            elsewhere = Program(there)
            elsewhere.key = program.key
            for turn in range(20):
                asked, other = (program, elsewhere) if turn % 2 else (elsewhere, program)
                now = asked.look(table)
                while not now["view"]["legal"]:
                    now = asked.look(table)
                status, after = asked.answer(table, now)
                assert status in (200, 409), after
                assert other.look(table)["number"] >= now["number"]
                while heard < after["revision"]:
                    heard = next_revision(stream)
    finally:
        assert here.stop() + there.stop() < 4
