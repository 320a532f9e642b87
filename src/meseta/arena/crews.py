"""Who carries work out: this process, processes of this machine, or a cluster. The outcome is the same."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from threading import Thread
from typing import Protocol, TypeVar

from meseta.bots.pool import end_workers
from meseta.bots.worker import end_with_parent
from meseta.engine.refusal import Refused

Task = TypeVar("Task")
Result = TypeVar("Result")


class Crew(Protocol):
    def each(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """The results as they come, in any order. Whoever looks away before the last one ends the work."""
        ...


class Alone:
    """This process, one task after another."""

    def each(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        return map(work, tasks)


class Processes:
    """So many processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def each(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        left = iter(tasks)
        executor = ProcessPoolExecutor(self.workers, get_context("spawn"), prepare)
        running: set[Future[Result]] = set()
        try:
            while True:
                # Not all at once: a match may have thousands of games, and somebody may interrupt it.
                running |= {executor.submit(work, task) for task in islice(left, 2 * self.workers - len(running))}
                if not running:
                    break
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        except BrokenProcessPool:
            raise Refused("arena-worker-lost") from None
        finally:
            if running:
                end_workers(executor)
            executor.shutdown(wait=not running)


def prepare() -> None:
    """A worker leaves Ctrl-C to whoever started it, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def cores() -> int:
    """Those that we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crew_of(workers: int | None, ray: str | None) -> Crew:
    """All cores of this machine, unless something else was said."""
    if workers is not None and workers < 1:
        raise Refused("arena-no-workers")
    if ray is not None:
        from meseta.arena.ray_crew import RayCrew

        return RayCrew(ray, workers)
    count = cores() if workers is None else workers
    return Alone() if count == 1 else Processes(count)
