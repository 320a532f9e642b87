"""One guest does what a server cannot forbid: the others go on as if nothing were."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import resource
import socket
import urllib.error
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from meseta.web.app import STATIC
from meseta.web.descriptors import backlog
from tests.patience import PATIENCE, wait_until
from tests.web.house import House, free_port
from tests.web.operation.programs import Program, next_revision, status
from tests.web.operation.test_commands import meseta

STREAMS = 5
CONNECTIONS = 20
DESCRIPTORS = 200


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    """A house with its limits, which are small, on a machine that allows it few descriptors."""
    house = House(
        tmp_path_factory.mktemp("house"),
        limited=True,
        descriptors=DESCRIPTORS,
        MESETA_LIMIT_STREAMS=str(STREAMS),
        MESETA_LIMIT_CONNECTIONS=str(CONNECTIONS),
        MESETA_LIMIT_HEAD_SECONDS="1",
        MESETA_LIMIT_BODY_SECONDS="1",
        MESETA_LIMIT_READING_SECONDS="1",
    )
    house.start()
    yield house
    house.stop()


@contextmanager
def connected(house: House, sent: bytes = b"") -> Generator[socket.socket]:
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as connection:
        connection.sendall(sent)
        yield connection


# ---- Connections.
def test_silent_connections_keep_nobody_out(guarded: House) -> None:
    """They come as many at once as may wait to be taken: one more would be tried again by the system after a second."""
    held = list[socket.socket]()
    while len(held) < 3 * DESCRIPTORS:
        held += [socket.create_connection(("127.0.0.1", guarded.port)) for _ in range(backlog(DESCRIPTORS) - 1)]

        assert status(guarded, "/health") == 200

    for connection in held:
        connection.close()
    assert guarded.said().count("no connection can be taken") <= 1
    assert "Traceback" not in guarded.said()


def test_server_takes_as_many_descriptors_as_it_may(guarded: House) -> None:
    assert guarded.process is not None
    allowed = Path(f"/proc/{guarded.process.pid}/limits").read_text()

    assert re.search(rf"Max open files +{DESCRIPTORS} +{DESCRIPTORS}", allowed)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_request_that_does_not_come_is_not_waited_for(guarded: House, sent: bytes) -> None:
    with connected(guarded, sent) as connection:
        answer = b"".join(iter(lambda: connection.recv(65536), b""))

    assert b"HTTP/1.1 408 Request Timeout" in answer
    assert answer.endswith(b"This request took too long to arrive.")
    assert "Traceback" not in guarded.said()


def test_head_without_end_is_cut_off(guarded: House) -> None:
    with connected(guarded, b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 10_000) as connection:
        assert connection.recv(65536).startswith(b"HTTP/1.1 431 ")


def read_until(connection: socket.socket, wanted: bytes) -> bytes:
    """What is answered, up to something or to the end."""
    answer = b""
    while wanted not in answer and (piece := connection.recv(65536)):
        answer += piece
    return answer


CHUNKED = (
    b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n"
)
NAMED = b'10\r\n{"name": "Mira"}\r\n0\r\n'


def test_trailers_without_end_are_cut_off(guarded: House) -> None:
    with connected(guarded, CHUNKED) as connection:
        read_until(connection, b"100 Continue\r\n\r\n")  # the app has looked at the head
        connection.sendall(NAMED + b"name:value\r\n" * 1_000)

        assert b"HTTP/1.1 431 " in read_until(connection, b"at most 8000 bytes")


def test_trailers_are_no_part_of_the_head(guarded: House) -> None:
    with connected(guarded, CHUNKED + NAMED + b"X-Forwarded-Proto: https\r\n\r\n") as connection:
        answer = read_until(connection, b"}")

    assert b"HTTP/1.1 201 " in answer
    assert b"strict-transport-security" not in answer


def test_what_is_no_request_is_logged_once_a_minute(guarded: House) -> None:
    for _ in range(20):
        with connected(guarded, b"\x16\x03 nonsense\r\n\r\n") as connection:
            assert read_until(connection, b"400").startswith(b"HTTP/1.1 400 ")

    assert guarded.said().count("Invalid HTTP request received.") == 1


def test_answers_that_nobody_reads_are_not_kept_for_ever(guarded: House) -> None:
    asked = f"GET {STATIC}/symbols.svg HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", guarded.port))
    connection.setblocking(False)

    def is_cut() -> bool:
        try:
            connection.send(asked)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return False

    wait_until(is_cut)
    connection.close()


def test_address_holds_so_many_streams(guarded: House) -> None:
    program = Program(guarded)
    table = program.new_table("you", "open")
    streams = [program.listen(table) for _ in range(STREAMS)]
    for stream in streams:
        next_revision(stream)

    code, answer = program.ask(f"/tables/{table}/live")
    assert (code, answer["error"]) == (
        429,
        f"This address holds {STREAMS} live streams already. Close another page of a table first.",
    )
    for stream in streams:
        stream.close()
    wait_until(lambda: can_listen(program, table))


def can_listen(program: Program, table: str) -> bool:
    try:
        program.listen(table).close()
    except urllib.error.HTTPError as error:
        error.close()
        return False
    return True


# ---- A club.
def test_thirty_people_behind_one_address_open_a_link_together(tmp_path: Path) -> None:
    house = House(tmp_path, limited=True)
    house.start()
    table = Program(house).new_table(*["you", "open", "open", "open"])

    async def club() -> list[list[int]]:
        return await asyncio.gather(*(asyncio.to_thread(whole_page, house, f"/t/{table}") for _ in range(30)))

    pages = asyncio.run(club())

    assert min(map(len, pages)) > 5
    assert {code for page in pages for code in page} == {200}
    house.stop()


def whole_page(house: House, path: str) -> list[int]:
    """The statuses of a page, of its stream, and of all that it is made of."""
    connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE)
    connection.request("GET", path)
    page = connection.getresponse()
    statuses, text = [page.status], page.read().decode()
    for file in sorted(set(re.findall(r'(?:href|src)="(/static/[^"#]+)', text))):
        connection.request("GET", file)
        part = connection.getresponse()
        part.read()
        statuses.append(part.status)
    connection.request("GET", f"{path}/live")
    statuses.append(connection.getresponse().status)
    connection.close()
    return statuses


# ---- The file.
def test_file_belongs_to_one_server_and_to_nobody_else(own_house: House) -> None:
    second = meseta("serve", "--no-browser", f"--port={free_port()}", data=own_house.data)

    assert second.returncode == 1
    assert re.fullmatch(r"meseta: Another server uses the database \S+meseta.db\. [^\n]+\n", second.stderr)
    for file in own_house.data.glob("meseta.db*"):
        assert file.stat().st_mode & 0o077 == 0, file


def test_health_tells_reading_from_writing(own_house: House) -> None:
    assert own_house.process is not None
    file = own_house.data / "meseta.db"
    full, roomy = (0, resource.RLIM_INFINITY), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

    resource.prlimit(own_house.process.pid, resource.RLIMIT_FSIZE, full)
    wait_until(lambda: health(own_house) == (503, "well", "fails"))
    resource.prlimit(own_house.process.pid, resource.RLIMIT_FSIZE, roomy)
    wait_until(lambda: health(own_house) == (200, "well", "well"))

    file.rename(own_house.data / "elsewhere.db")
    wait_until(lambda: health(own_house)[:2] == (503, "fails"))
    (own_house.data / "elsewhere.db").rename(file)
    wait_until(lambda: health(own_house) == (200, "well", "well"))

    whole = file.read_bytes()
    file.write_bytes(b"x" * 4096 + whole[4096:])
    wait_until(lambda: health(own_house)[:2] == (503, "fails"))
    file.write_bytes(whole)


def health(house: House) -> tuple[int, str, str]:
    try:
        with urllib.request.urlopen(f"{house.address}/health", timeout=PATIENCE) as answer:
            found: Any = json.load(answer)
            return answer.status, found["reading"], found["writing"]
    except urllib.error.HTTPError as error:
        with error:
            found = json.load(error)
            return error.code, found["reading"], found["writing"]


def test_secret_that_can_be_guessed_signs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MESETA_SECRET", "x")

    finished = meseta("serve", "--no-browser", f"--port={free_port()}", data=tmp_path)

    assert finished.returncode == 1
    assert "The secret in MESETA_SECRET is too short: it needs at least 16 characters" in finished.stderr
