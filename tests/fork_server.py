"""Commands and servers are forked from a process that has loaded them: loading takes longer than most that is tested.

Each is a process of its own all the same, with its own standard streams, environment, folder, limits, signals and exit
code, which those of `multiprocessing` have not.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import resource
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, Final, NoReturn

from tests.patience import PATIENCE

ROOT: Final = Path(__file__).parents[1]
LOADED: Final = ("serve", "play", "options", "check", "fuzz", "replay", "review", "validate", "remove", "load")
LONGEST: Final = 1 << 20  # bytes of what is asked for
STREAMS: Final = 3


# ---- Where the tests run.
class Forked:
    """`meseta` with these arguments, as `subprocess.Popen` would start it."""

    def __init__(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        streams: Sequence[IO[Any]],
        descriptors: int | None = None,
    ) -> None:
        """With these standard streams, and so many descriptors as it may allow itself at most."""
        asked = json.dumps([arguments, dict(environment), os.getcwd(), descriptors]).encode()
        tells, told = os.pipe()
        socket.send_fds(fork_server(), [asked], [*[stream.fileno() for stream in streams], told])
        os.close(told)
        self.tells = os.fdopen(tells, "rb", buffering=0)
        self.pid = int(self.tells.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        return self.ended(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self.ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("meseta", timeout or 0)
        return code

    def ended(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self.tells], [], [], timeout)[0]:
            with self.tells:
                self.returncode = int(self.tells.readline())
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def command(*arguments: str, typed: str, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """As `subprocess.run` would run it."""
    with TemporaryDirectory() as folder:
        files = [Path(folder, name) for name in ("stdin", "stdout", "stderr")]
        files[0].write_text(typed, encoding="utf-8")
        with files[0].open("rb") as stdin, files[1].open("wb") as stdout, files[2].open("wb") as stderr:
            process = Forked(arguments, environment, [stdin, stdout, stderr])
        try:
            code = process.wait(PATIENCE)
        finally:
            process.kill()
        said = [file.read_text(encoding="utf-8") for file in files[1:]]
    return subprocess.CompletedProcess(arguments, code, *said)


@cache
def fork_server() -> socket.socket:
    """One for all tests of this process; it ends with it."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    begun = [sys.executable, "-m", "tests.fork_server", str(its.fileno())]
    settings = {**os.environ, "PYTHONUTF8": "1"}
    with its:
        started = subprocess.Popen(begun, cwd=ROOT, env=settings, pass_fds=[its.fileno()])
    atexit.register(started.wait)
    atexit.register(ours.close)  # which comes first, and tells that there is nothing more to do
    return ours


# ---- The process that is forked.
class End:
    """The end of a process, without tidying away what was loaded: that takes longer than most commands."""

    code = 1  # unless it comes to a better end

    def __init__(self) -> None:
        atexit.register(self.leave)  # before anything else has registered: it is the last to be called

    def leave(self) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(self.code)


def serve(asking: socket.socket, end: End) -> None:
    """Begins what it is asked for, until nobody is there who could ask."""
    load()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # those that wait are not waited for
    while True:
        asked, files, _, _ = socket.recv_fds(asking, LONGEST, STREAMS + 1)
        if not asked:
            break
        if os.fork() == 0:
            begin_and_wait(asked, files, end)
        for file in files:
            os.close(file)


def load() -> None:
    """What commands and servers need; others are loaded by their process."""
    for name in LOADED:
        import_module(f"meseta.cli.{name}")
    import_module("meseta.web.server")
    from meseta.web.app import make_app
    from meseta.web.reading_ahead import make_once
    from meseta.web.stopping import Stopping

    make_once(make_app("", b"", Stopping()))  # of which the database is opened when it starts
    gc.collect()
    gc.freeze()  # what all of them share is not looked through by each


def begin_and_wait(asked: bytes, files: list[int], end: End) -> None:
    """In a process that does nothing else: it tells which process it has begun, and with what code that has ended.

    Only in that one it returns."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    child = os.fork()
    if child == 0:
        run(asked, files[:STREAMS], end)
    told = files.pop()
    for file in files:
        os.close(file)
    os.write(told, b"%d\n" % child)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os.write(told, b"%d\n" % code)
    os._exit(0)


def run(asked: bytes, streams: list[int], end: End) -> NoReturn:
    """In the new process."""
    arguments, environment, folder, descriptors = json.loads(asked)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    os.closerange(STREAMS, os.sysconf("SC_OPEN_MAX"))
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    if descriptors is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(descriptors, 128), descriptors))
    main = import_module("meseta.cli.main")
    sys.modules["__main__"] = main  # as those see it that this process starts
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    try:
        end.code = main.main(arguments)
    except SystemExit as error:
        end.code = error.code if isinstance(error.code, int) else 1
    sys.exit(end.code)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])), End())
