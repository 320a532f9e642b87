"""The pool survives what happens to processes: no thought is lost, none lasts for ever, no worker is left behind."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from meseta.bots.catalogue import choose
from meseta.bots.pool import Pool, Stopped
from meseta.bots.worker import NICE
from meseta.engine.saved import Saved
from meseta.games.catalogue import title_of
from tests.bots.play import laid_out
from tests.patience import PATIENCE, until
from tests.refusals import refusal

GAME, SEAT, SEED = "el-grande", 0, 3
WORLD = laid_out("game el-grande\ngiven\n now bidding blue")
SAVED: Saved = WORLD.save()
QUESTION = (GAME, SAVED, SEAT)
LEGAL = WORLD.answers(SEAT)


def with_pool(pool: Pool, story: Coroutine[Any, Any, None]) -> None:
    """The pool is started, the story told, the pool stopped."""

    async def told() -> None:
        pool.start()
        try:
            await story
        finally:
            await pool.stop()

    asyncio.run(told())


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def thinking(pool: Pool) -> None:
    """Until as many thoughts are under way as there are workers."""
    await until(pool.free.locked)


async def gone(processes: list[int]) -> None:
    await until(lambda: not any(map(is_running, processes)))


class Deadly(int):
    """A seed that no process survives reading."""

    def __reduce__(self) -> tuple[Callable[[int], object], tuple[int]]:
        return os._exit, (1,)


# ---- Thinking.
def test_thought_is_the_same_as_without_a_pool() -> None:
    pool = Pool(workers=1, seconds=PATIENCE)

    async def story() -> None:
        assert await pool.think("quick", *QUESTION, SEED) == choose("quick", WORLD, SEAT, SEED)

    with_pool(pool, story())


def test_worker_gives_way_to_the_server() -> None:
    pool = Pool(workers=1, seconds=PATIENCE)

    async def story() -> None:
        await pool.think("random", *QUESTION, SEED)

        [worker] = pool.workers()
        assert os.getpriority(os.PRIO_PROCESS, worker) == min(os.getpriority(os.PRIO_PROCESS, 0) + NICE, 19)

    with_pool(pool, story())


def test_unknown_bot_is_refused() -> None:
    with refusal(match="word: deep; kind: bot"):
        asyncio.run(Pool().think("deep", *QUESTION, SEED))


# ---- Accidents.
def test_thought_survives_the_death_of_its_worker() -> None:
    pool = Pool(workers=1, seconds=PATIENCE)

    async def story() -> None:
        await pool.think("random", *QUESTION, SEED)
        [worker] = pool.workers()
        os.kill(worker, signal.SIGSTOP)  # so that the thought is under way when the worker dies
        thought = asyncio.ensure_future(pool.think("quick", *QUESTION, SEED))
        await thinking(pool)
        os.kill(worker, signal.SIGKILL)

        assert await thought == choose("quick", WORLD, SEAT, SEED)
        assert worker not in pool.workers()

    with_pool(pool, story())


def test_several_thoughts_survive_the_death_of_all_workers() -> None:
    pool = Pool(workers=2, seconds=PATIENCE)

    async def story() -> None:
        await pool.think("random", *QUESTION, SEED)
        for worker in pool.workers():
            os.kill(worker, signal.SIGKILL)

        answers = await asyncio.gather(*(pool.think("quick", *QUESTION, seed) for seed in range(10)))

        assert answers == [choose("quick", WORLD, SEAT, seed) for seed in range(10)]

    with_pool(pool, story())


def test_thought_whose_workers_always_die_ends_with_the_first_legal_answer(caplog: pytest.LogCaptureFixture) -> None:
    pool = Pool(workers=1, seconds=PATIENCE)

    async def story() -> None:
        assert await pool.think("quick", *QUESTION, Deadly(SEED)) == LEGAL[:1]
        assert "bot quick lost its worker process 3 times" in caplog.text
        assert "the first legal answer is given for seat 0" in caplog.text

    with_pool(pool, story())


def test_stuck_thought_ends_with_the_first_legal_answer_and_a_new_worker(caplog: pytest.LogCaptureFixture) -> None:
    pool = Pool(workers=1, seconds=PATIENCE)

    async def story() -> None:
        await pool.think("random", *QUESTION, SEED)
        [stuck] = pool.workers()
        os.kill(stuck, signal.SIGSTOP)
        pool.seconds = 0.1

        assert await pool.think("quick", *QUESTION, SEED) == LEGAL[:1]
        assert "bot quick took longer than 0.1 s" in caplog.text
        pool.seconds = PATIENCE
        assert await pool.think("quick", *QUESTION, SEED) == choose("quick", WORLD, SEAT, SEED)
        await gone([stuck])

    with_pool(pool, story())


def test_time_of_a_thought_counts_from_when_a_worker_is_free_for_it() -> None:
    pool = Pool(workers=1, seconds=PATIENCE)

    async def story() -> None:
        await pool.think("random", *QUESTION, SEED)
        [stuck] = pool.workers()
        os.kill(stuck, signal.SIGSTOP)
        pool.seconds = 0.3
        before = asyncio.ensure_future(pool.think("quick", *QUESTION, SEED))
        waits = asyncio.ensure_future(pool.think("quick", *QUESTION, SEED))
        await thinking(pool)
        pool.seconds = PATIENCE  # for whatever begins only now

        assert await before == LEGAL[:1]
        assert await waits == choose("quick", WORLD, SEAT, SEED)

    with_pool(pool, story())


def test_time_of_a_thought_counts_from_when_its_worker_has_started() -> None:
    pool = Pool(workers=1, seconds=0.1)

    async def story() -> None:
        [starting] = pool.workers()
        os.kill(starting, signal.SIGSTOP)
        thought = asyncio.ensure_future(pool.think("quick", *QUESTION, SEED))
        await asyncio.sleep(2 * pool.seconds)  # longer than a thought may take; however much longer, it does not matter
        pool.seconds = PATIENCE
        os.kill(starting, signal.SIGCONT)

        assert await thought == choose("quick", WORLD, SEAT, SEED)

    with_pool(pool, story())


class Misread(dict[str, Any]):
    """A saved world that arrives at its bot as another."""

    def __init__(self, arrives: Saved) -> None:
        super().__init__(SAVED)
        self.arrives = arrives

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return dict, (self.arrives,)


def test_bot_that_fails_is_logged_and_the_first_legal_answer_given(caplog: pytest.LogCaptureFixture) -> None:
    pool = Pool(workers=1, seconds=PATIENCE)

    async def story() -> None:
        assert await pool.think("quick", GAME, Misread({"game": GAME}), SEAT, SEED) == LEGAL[:1]
        assert "bot quick failed" in caplog.text

    with_pool(pool, story())


def test_answer_that_is_not_legal_is_logged_and_becomes_the_first_legal_one(caplog: pytest.LogCaptureFixture) -> None:
    pool = Pool(workers=1, seconds=PATIENCE)
    another = title_of(GAME).new_game({"start": "blue"}, SEED)
    while not another.answers(SEAT) or set(another.answers(SEAT)) & set(LEGAL):
        another.answer(another.seat, another.answers(another.seat)[0])

    async def story() -> None:
        assert await pool.think("random", GAME, Misread(another.save()), SEAT, SEED) == LEGAL[:1]
        assert "bot random of seat 0 has no answer" in caplog.text

    with_pool(pool, story())


class MisreadOnce(Misread):
    """One that arrives as it is from the second time on."""

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        sent, self.arrives = self.arrives, SAVED
        return dict, (sent,)


def test_quick_bot_answers_for_one_that_cannot(caplog: pytest.LogCaptureFixture) -> None:
    pool = Pool(workers=1, seconds=PATIENCE)

    async def story() -> None:
        answers = await pool.think("strong", GAME, MisreadOnce({"game": GAME}), SEAT, SEED)

        assert answers == choose("quick", WORLD, SEAT, SEED)
        assert "bot strong failed" in caplog.text

    with_pool(pool, story())


# ---- Deep thoughts.
def waiting_for(file: Path) -> tuple[Callable[..., object], list[str]]:
    """Work that ends when there is a file."""
    return subprocess.check_call, ["sh", "-c", f"until [ -e '{file}' ]; do sleep 0.05; done"]


def test_quick_thought_does_not_wait_for_deep_ones(tmp_path: Path) -> None:
    pool = Pool(workers=2, seconds=PATIENCE)
    done = tmp_path / "done"

    async def story() -> None:
        deep = [asyncio.ensure_future(pool.run_deep(PATIENCE, *waiting_for(done))) for _ in range(2)]
        strong = asyncio.ensure_future(pool.think("strong", *QUESTION, SEED))
        await until(pool.deep.locked)

        assert await pool.think("quick", *QUESTION, SEED) == choose("quick", WORLD, SEAT, SEED)
        assert not any(each.done() for each in (*deep, strong))

        done.touch()
        await asyncio.gather(*deep)
        assert (await strong)[0] in LEGAL

    with_pool(pool, story())


def test_hint_is_thought_about_in_a_worker() -> None:
    pool = Pool(workers=1, seconds=PATIENCE)

    async def story() -> None:
        considered = await pool.consider(GAME, SAVED, SEAT, SEED)

        assert {each.answer for each in considered.tried} <= set(LEGAL)
        assert considered.iterations == sum(each.visits for each in considered.tried)

    with_pool(pool, story())


# ---- Starting and stopping.
def test_stopping_waits_neither_for_workers_nor_for_thoughts() -> None:
    """Workers that stand still would keep it waiting for ever."""
    pool = Pool(workers=2, seconds=PATIENCE)

    async def story() -> None:
        await pool.think("random", *QUESTION, SEED)
        workers = pool.workers()
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        thoughts = [asyncio.ensure_future(pool.think("quick", *QUESTION, SEED)) for _ in workers]
        await thinking(pool)

        await asyncio.wait_for(pool.stop(), PATIENCE)

        await gone(workers)
        for thought in thoughts:
            with pytest.raises(Stopped):
                await thought

    with_pool(pool, story())


def test_stopped_pool_thinks_no_more_until_it_is_started_again() -> None:
    pool = Pool(workers=1, seconds=PATIENCE)

    async def story() -> None:
        await pool.stop()
        with pytest.raises(Stopped):
            await pool.think("quick", *QUESTION, SEED)
        pool.start()
        assert await pool.think("quick", *QUESTION, SEED) == choose("quick", WORLD, SEAT, SEED)

    with_pool(pool, story())


SERVER = """
import asyncio, os, signal
from meseta.bots.pool import Pool
from meseta.games.catalogue import title_of
SAVED = title_of("condottiere").new_game({"start": "blue"}, 1).save()

async def main():
    pool = Pool(workers=1, seconds=30)
    pool.start()
    await pool.think("random", "condottiere", SAVED, 0, 1)
    print("killed", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)

    # Its output ends when the last process that could write to it has ended: otherwise this takes too long.
    server = subprocess.run([sys.executable, script], stdout=subprocess.PIPE, text=True, check=False, timeout=PATIENCE)

    assert (server.stdout, server.returncode) == ("killed\n", -signal.SIGKILL)


def test_workers_import_nothing_of_the_server() -> None:
    code = "import sys, meseta.bots.worker; print(*sys.modules)"

    imported = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()

    assert "meseta.bots.worker" in imported
    assert not {"asyncio", "meseta.bots.pool", "meseta.wording", "meseta.storage", "meseta.web"} & set(imported)
