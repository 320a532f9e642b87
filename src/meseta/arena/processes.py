"""Programs that others have written: started, and ended whatever they do."""

from __future__ import annotations

import resource
import shlex
import subprocess
from typing import Final

from meseta.arena.player import Forfeited

ENDING: Final = 2.0  # seconds in which a program may end by itself when its game is over


def started(command: str, *arguments: str, stdin: int, stdout: int) -> subprocess.Popen[bytes]:
    """What it says on standard error is shown as it is."""
    try:
        return subprocess.Popen([*shlex.split(command), *arguments], stdin=stdin, stdout=stdout)
    except OSError as error:
        raise Forfeited("arena-program-not-started", program=command, reason=str(error.strerror)) from None


def seconds_used_at_the_end(process: subprocess.Popen[bytes]) -> float:
    """It ends, by itself or not; what it has used of a processor from its start is known then."""
    before = used_by_ended()
    try:
        process.wait(ENDING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    return used_by_ended() - before


def used_by_ended() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
