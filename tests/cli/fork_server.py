"""Commands are forked from a process that has loaded them: loading takes longer than most commands that are tested.

Each is a process of its own all the same, with its own standard streams, environment, folder and exit code, which those
of `multiprocessing` have not.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from meseta.cli.main import main
from tests.patience import PATIENCE

ROOT: Final = Path(__file__).parents[2]
LOADED: Final = ("play", "replay", "options", "check", "fuzz", "review")  # commands; others are loaded by their process
STREAMS: Final = {"stdin": os.O_RDONLY, "stdout": os.O_WRONLY | os.O_CREAT, "stderr": os.O_WRONLY | os.O_CREAT}


# ---- Where the tests run.
@cache
def fork_server() -> subprocess.Popen[str]:
    """One for all tests of this process; it ends with it."""
    command = [sys.executable, "-m", "tests.cli.fork_server"]
    settings = {**os.environ, "PYTHONUTF8": "1"}
    started = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=settings
    )
    atexit.register(started.communicate)  # nothing more to do
    return started


def command(*arguments: str, typed: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    with TemporaryDirectory() as folder:
        files = {name: Path(folder, name) for name in STREAMS}
        files["stdin"].write_text(typed, encoding="utf-8")
        process = fork_server()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps([arguments, environment, os.getcwd(), folder]) + "\n")
        process.stdin.flush()
        code = int(process.stdout.readline())
        said = [files[name].read_text(encoding="utf-8") for name in ("stdout", "stderr")]
    return subprocess.CompletedProcess(arguments, code, *said)


# ---- The process that is forked.
def serve() -> int:
    """Answers each line with the exit code of the command it asks for, until there are no more; or is the command."""
    for name in LOADED:
        import_module(f"meseta.cli.{name}")
    gc.freeze()  # what all of them share is not looked through by each
    for line in sys.stdin:
        arguments, environment, cwd, folder = json.loads(line)
        child = os.fork()
        if child == 0:
            settle(environment, cwd, folder)
            return main(arguments)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
    return 0


def settle(environment: dict[str, str], cwd: str, folder: str) -> None:
    signal.alarm(int(PATIENCE))  # ends what hangs
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(cwd)
    for number, (name, flags) in enumerate(STREAMS.items()):
        os.dup2(os.open(os.path.join(folder, name), flags), number)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)


if __name__ == "__main__":
    sys.exit(serve())
