"""A real server process with a data folder of its own, for browsers and programs to visit."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

SOON = 30.0  # seconds a server may take to answer; on a busy machine its libraries load slowly


class House:
    """`meseta serve` on a free port: always the same one, so that pages find it again after a restart."""

    def __init__(self, data: Path, *options: str, program: str = "meseta.cli.main") -> None:
        self.data = data
        self.program = program  # the module that runs it
        self.options = options
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", self.program, "serve", f"--port={self.port}"]
        told = (self.data / "server.log").open("ab")
        with told:
            self.process = subprocess.Popen(
                [*command, "--no-browser", "--no-rate-limit", *self.options],
                env={**os.environ, "MESETA_DATA": str(self.data)},
                stdout=told,
                stderr=told,
            )
        self.wait_until_it_answers()

    def wait_until_it_answers(self) -> None:
        assert self.process is not None
        until = time.monotonic() + SOON
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/health"):
                    return
            except OSError:
                time.sleep(0.05)
        self.process.kill()
        self.process.wait()
        raise AssertionError(f"the server does not answer; it says: {self.said()}")

    def stop(self) -> float:
        """Asks the server to stop, which it does without an error; the seconds it took."""
        assert self.process is not None
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(SOON)
        assert code == 0, self.said()
        self.process = None
        return time.monotonic() - begun

    def said(self) -> str:
        """What it has logged."""
        return (self.data / "server.log").read_text(encoding="utf-8")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
