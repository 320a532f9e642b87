"""A real server process with a data folder of its own, for browsers and programs to visit."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Generator
from itertools import count
from pathlib import Path

from tests.fork_server import Forked
from tests.patience import PATIENCE

# Ports below those that systems lend to outgoing connections: nothing takes one while its server starts again.
LOWEST_PORT, PORTS = 10_000, 20_000


class House:
    """`meseta serve` on a free port: always the same one, so that pages find it again after a restart."""

    def __init__(
        self,
        data: Path,
        *options: str,
        program: str | None = None,
        limited: bool = False,
        descriptors: int | None = None,
        **variables: str,
    ) -> None:
        self.data = data
        self.limited = limited  # as for guests; tests are many people at one address
        self.descriptors = descriptors  # the most that the system allows
        self.variables = variables  # of its environment
        self.program = program  # the module that runs it from scratch, as a person does: that takes much longer
        self.options = options
        self.port = free_port()
        self.process: Forked | subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        usual = ["--no-browser", "--bot-pause=0", "--review=0", *([] if self.limited else ["--no-rate-limit"])]
        command = ["serve", f"--port={self.port}", *usual, *self.options]
        environment = {**os.environ, "MESETA_DATA": str(self.data), **self.variables}
        with (self.data / "server.log").open("ab") as told, open(os.devnull) as nothing:
            if self.program is None:
                self.process = Forked(command, environment, [nothing, told, told], self.descriptors)
            else:
                command = [sys.executable, "-m", self.program, *command]
                self.process = subprocess.Popen(command, env=environment, stdin=nothing, stdout=told, stderr=told)
        self.wait_until_it_answers()

    def wait_until_it_answers(self) -> None:
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE):
                    return
            except OSError:
                time.sleep(0.05)
        self.process.kill()
        self.process.wait()
        raise AssertionError(f"the server does not answer; it says: {self.said()}")

    def stop(self) -> None:
        """Asks the server to stop, which it does without an error."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        assert code == 0, self.said()
        self.process = None

    def said(self) -> str:
        """What it has logged."""
        return (self.data / "server.log").read_text(encoding="utf-8")


def running_house(data: Path) -> Generator[House]:
    """For fixtures; a test may have stopped it itself."""
    house = House(data)
    house.start()
    yield house
    if house.process is not None:
        house.stop()


next_port = count(os.getpid() * 100)  # other processes that run tests begin elsewhere


def free_port() -> int:
    while True:
        port = LOWEST_PORT + next(next_port) % PORTS
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
