"""A server of its own process for a measurement, with an empty SQLite file or a database that is named."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from meseta.engine.refusal import Refused

STARTING = 120.0  # seconds in which it must answer


class Measured(NamedTuple):
    """A server that is measured."""

    address: str
    process: int | None  # its id, where it is ours
    database: str | None  # the kind of database it has, where we know


@contextmanager
def own_server(database: str | None) -> Generator[Measured]:
    """Until the measurement is over."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "meseta.cli.main",
            "serve",
            f"--port={port}",
            "--no-browser",
            "--no-rate-limit",
            "--bot-pause=0",
            "--review=0",
        ]
        command += [f"--database={database}"] if database else []
        environment = {**os.environ, "MESETA_DATA": folder}
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}", server)
            kind = database.partition(":")[0].partition("+")[0] if database else "sqlite"
            yield Measured(f"http://127.0.0.1:{port}", server.pid, kind)
        finally:
            server.terminate()
            server.wait()


def wait_for(server: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + STARTING
    while time.monotonic() < until and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{server}/health"):
                return
        except OSError:
            time.sleep(0.1)
    raise Refused("command-server-silent")


# ---- What it costs.
def cpu_seconds(process: int) -> float | None:
    """What a process and its workers have used of the processors; None where the system does not tell."""
    try:
        used = [own_cpu_seconds(process), *[own_cpu_seconds(worker) for worker in processes_of(process)]]
    except OSError:
        return None
    return sum(used)


def own_cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def processes_of(process: int) -> list[int]:
    """Those that it has started, and theirs."""
    found = [path.read_text() for path in Path(f"/proc/{process}/task").glob("*/children")]
    started = [int(each) for each in " ".join(found).split()]
    return started + [each for child in started for each in processes_of(child)]
