"""Bots think in processes of their own, so that no thought keeps the server from answering.

Deep thoughts, which take a second or so, are thought one at a time: there is always a worker for what takes a moment.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from typing import TypeVar

from meseta.bots import worker
from meseta.bots.catalogue import DEEP, check_question, quick_bot
from meseta.bots.search_bot import Considered
from meseta.engine.saved import Saved
from meseta.games.catalogue import title_of

log = logging.getLogger(__name__)

Result = TypeVar("Result")

WORKERS = 2
SECONDS = 5.0  # for a thought of some milliseconds, or of one second
CONSIDERING = 60.0  # for what nobody else answers if it takes long; on an idle machine it is a second
STARTING = 120.0  # seconds for the start of the workers, which give way to all else on a busy machine
ATTEMPTS = 3  # a thought whose worker dies is begun again


class Stopped(Exception):
    """The pool was stopped; nobody thinks any more."""


class Overtime(Exception):
    """Some work took longer than it may, and was ended."""


class Pool:
    """Used from one event loop: `start`, then `think` as often as needed, then `stop`."""

    def __init__(self, workers: int = WORKERS, seconds: float = SECONDS) -> None:
        self.size = workers
        self.seconds = seconds
        self.executor: ProcessPoolExecutor | None = None
        self.started: Future[None] = Future()  # when the first worker of the executor has started
        self.free = asyncio.Semaphore(workers)  # a thought is given to a free worker, so that it never queues
        self.deep = asyncio.Semaphore(max(workers - 1, 1))  # so many of them may be deep in thought

    # ---- Thinking.
    async def think(self, bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
        """The bot's answers in a world that its seat imagines. If it cannot give any, there is a warning in the log and
        the quick bot answers; or, if it is that one itself, the first legal answer is given."""
        world = title_of(game).load(saved)
        check_question(bot, world, seat)
        legal = world.answers(seat)
        async with self.deep if bot == DEEP else nullcontext(), self.free:
            for each in dict.fromkeys([bot, quick_bot(game)]):
                answers = await self.attempt(each, game, saved, seat, seed)
                if answers and answers[0] in legal:
                    return answers
                log.warning("bot %s of seat %s has no answer: %s", each, seat, answers)
        log.warning("the first legal answer is given for seat %s", seat)
        return legal[:1]

    async def attempt(self, bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
        """What a bot answers; nothing, with the reason in the log, if it comes to nothing."""
        try:
            return await self.in_worker(None, worker.choose, bot, game, saved, seat, seed)
        except Overtime:
            log.warning("bot %s took longer than %g s", bot, self.seconds)
        except BrokenProcessPool:
            log.warning("bot %s lost its worker process %d times", bot, ATTEMPTS)
        except Stopped:
            raise
        except Exception:
            log.exception("bot %s failed", bot)
        return []

    async def consider(self, game: str, saved: Saved, seat: int, seed: int) -> Considered:
        """What a seat may answer in a world that it imagines, and what that may bring."""
        return await self.run_deep(CONSIDERING, worker.consider, game, saved, seat, seed)

    # ---- Other work.
    async def run(self, seconds: float, work: Callable[..., Result], *arguments: object) -> Result:
        """Something else that would keep the server from answering; `Overtime` where it takes too long."""
        async with self.free:
            return await self.in_worker(seconds, work, *arguments)

    async def run_deep(self, seconds: float, work: Callable[..., Result], *arguments: object) -> Result:
        """The same for what takes as long as a deep thought, and like one must keep nothing else waiting."""
        async with self.deep:
            return await self.run(seconds, work, *arguments)

    async def in_worker(self, seconds: float | None, work: Callable[..., Result], *arguments: object) -> Result:
        """Begun again where a worker dies. Without a time of its own it has that of a thought."""
        for attempt in range(1, ATTEMPTS + 1):
            executor = self.running()
            try:
                await self.until_started()
                async with asyncio.timeout(self.seconds if seconds is None else seconds):
                    return await asyncio.wrap_future(executor.submit(work, *arguments))
            except TimeoutError:
                self.replace(executor)  # its worker may be stuck
                raise Overtime from None
            except BrokenProcessPool:
                self.replace(executor)
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError("the last attempt has come to something")

    # ---- Workers.
    def start(self) -> None:
        """Workers begin to start; who asks them at once waits a little."""
        if self.executor is None:
            self.executor = ProcessPoolExecutor(self.size, processes_for_thinking(), worker.prepare)
            self.started, *_ = [self.executor.submit(worker.ready) for _ in range(self.size)]

    async def until_started(self) -> None:
        """The time of a thought does not count before. Another thought may wait for the same: it is shielded."""
        if not self.started.done():
            async with asyncio.timeout(STARTING):
                await asyncio.shield(asyncio.wrap_future(self.started))

    async def stop(self) -> None:
        """No worker is left behind; thoughts that are not finished end with Stopped."""
        executor, self.executor = self.executor, None
        if executor is not None:
            end_workers(executor)
            await asyncio.to_thread(executor.shutdown)

    def running(self) -> ProcessPoolExecutor:
        if self.executor is None:
            raise Stopped("The pool of bots is not running.")
        return self.executor

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """New workers for lost or stuck ones. Of several thoughts that notice it, the first one does it."""
        if self.executor is broken:
            log.warning("the workers of the bots are replaced")
            self.executor = None
            end_workers(broken)
            broken.shutdown(wait=False)
            self.start()

    def workers(self) -> list[int]:
        """The processes that think, by their ids."""
        return [] if self.executor is None else list(processes(self.executor))


def processes_for_thinking() -> ForkServerContext:
    """They are forked from a process that has loaded what thinking needs, once for all of them."""
    context = get_context("forkserver")
    context.set_forkserver_preload([worker.__name__])
    return context


def processes(executor: ProcessPoolExecutor) -> dict[int, BaseProcess]:
    """By their ids. Executors keep them to themselves, and cannot end a stuck one before Python 3.14."""
    return dict(executor._processes or {})  # pyright: ignore[reportPrivateUsage]


def end_workers(executor: ProcessPoolExecutor) -> None:
    """They hold nothing that could be lost; thoughts they were busy with are begun again elsewhere."""
    for process in processes(executor).values():
        process.kill()
