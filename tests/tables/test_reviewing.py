"""Reviews at tables: made in the background when somebody looks, kept, told on the way, begun again by the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from meseta.engine.refusal import Refused
from meseta.reviewing.looking import Thought
from meseta.reviewing.working import Piece
from meseta.storage.rows import Table
from meseta.storage.storage import Storage
from meseta.tables import review
from meseta.tables.new_table import new_table
from meseta.tables.replaying import from_record
from meseta.tables.review import NOTHING_YET, Reviewer, review_of, stored_review
from meseta.tables.settings import TableSettings
from meseta.tables.tables import Tables
from tests.patience import until
from tests.reviewing.games import finished, guess
from tests.tables.playing import MIRA, SHORT, table_now, think

pytestmark = pytest.mark.anyio

SETTINGS = TableSettings(review_iterations=1)


class Worker:
    """What the pool does, in this process; it may stop in the middle."""

    def __init__(self, stops_after: int | None = None) -> None:
        self.stops_after = stops_after
        self.pieces: list[tuple[int, int]] = []  # after how many spots each began, and how many it looked at

    async def run(self, _seconds: float, work: Callable[..., Any], *given: Any) -> Any:
        if len(self.pieces) == self.stops_after:
            await asyncio.Event().wait()
        result = work(*given)
        if isinstance(result, Piece):
            self.pieces.append((given[1], len(result.found)))
        return result

    @property
    def is_stuck(self) -> bool:
        return len(self.pieces) == self.stops_after


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """One spot each, looked at without thinking."""
    monkeypatch.setattr(review, "PIECE", 0.0)
    monkeypatch.setattr(Thought, "search", guess)


def tables_of(storage: Storage, settings: TableSettings = SETTINGS) -> Tables:
    return Tables(storage, think, settings)


def reviewer_of(tables: Tables, worker: Worker) -> Reviewer:
    return Reviewer(tables.cache, tables.driver.turns, worker.run)


async def over(tables: Tables, **changes: Any) -> Table:
    """A table whose game is over."""
    table, entries = from_record(finished(), MIRA, "")
    table = replace(table, **changes)
    await tables.storage.create(table, entries)
    return await table_now(tables, table.id)


async def reviewed(tables: Tables, reviewer: Reviewer, table: Table) -> Table:
    """The table when its review is finished."""
    reviewer.review_soon(table)
    await until(lambda: table.id not in reviewer.tasks)
    return await table_now(tables, table.id)


async def test_review_is_kept_with_the_table_and_told_on_its_way(storage: Storage) -> None:
    tables, worker = tables_of(storage), Worker()
    table = await over(tables)

    async with tables.subscribe(table.id) as subscription:
        now = await reviewed(tables, reviewer_of(tables, worker), table)
        told = await subscription.wait()

    made = stored_review(now).review
    assert made is not None
    assert made.looked_at == made.choices > 50
    assert 10 <= now.revision - table.revision <= 13
    assert told == now.revision


async def test_review_that_is_there_is_not_made_again(storage: Storage) -> None:
    tables, worker = tables_of(storage), Worker()
    reviewer = reviewer_of(tables, worker)
    now = await reviewed(tables, reviewer, await over(tables))
    pieces = len(worker.pieces)

    again = await reviewed(tables, reviewer, now)

    assert len(worker.pieces) == pieces
    assert again.revision == now.revision


async def test_whoever_looks_after_a_death_goes_on_where_it_was_left(storage: Storage) -> None:
    tables, dies = tables_of(storage), Worker(stops_after=40)
    table = await over(tables)
    dying = reviewer_of(tables, dies)
    dying.review_soon(table)
    await until(lambda: dies.is_stuck)
    await dying.stop()
    left = stored_review(await table_now(tables, table.id))
    assert 0 < len(left.found) <= 40
    assert left.review is None

    after, worker = tables_of(storage), Worker()
    now = await reviewed(after, reviewer_of(after, worker), await table_now(after, table.id))

    assert worker.pieces[0][0] == len(left.found)
    whole = stored_review(now).review
    assert whole is not None
    assert whole.looked_at == whole.choices


async def test_review_is_made_of_what_was_found_when_its_time_is_over(storage: Storage) -> None:
    tables = tables_of(storage, replace(SETTINGS, review_seconds=0.0))
    worker = Worker()

    now = await reviewed(tables, reviewer_of(tables, worker), await over(tables))

    made = stored_review(now).review
    assert made is not None
    assert len(worker.pieces) == 1
    assert made.looked_at < made.choices


async def test_one_is_made_at_a_time(storage: Storage) -> None:
    tables, worker = tables_of(storage), Worker(stops_after=3)
    reviewer = reviewer_of(tables, worker)
    for table in [await over(tables), await over(tables)]:
        reviewer.review_soon(table)
    await until(lambda: worker.is_stuck)
    await asyncio.sleep(0)

    assert [after for after, _ in worker.pieces] == [0, 1, 2]
    await reviewer.stop()


async def test_bots_at_tables_think_first(storage: Storage) -> None:
    tables, worker = tables_of(storage), Worker()
    reviewer, turns = reviewer_of(tables, worker), tables.driver.turns
    for _ in range(2):
        await turns.turn(MIRA.id).take()
    table = await over(tables)
    reviewer.review_soon(table)
    await until(lambda: bool(turns.waiting))
    bot = asyncio.create_task(turns.turn("ana").take())
    await asyncio.sleep(0)

    turns.give_back(MIRA.id)
    await bot

    assert worker.pieces == []
    turns.give_back("ana")
    await until(lambda: table.id not in reviewer.tasks)
    assert worker.pieces


async def test_game_of_other_rules_has_no_review_and_says_so(storage: Storage) -> None:
    tables, worker = tables_of(storage), Worker()
    table = await over(tables, rules=99)

    now = await reviewed(tables, reviewer_of(tables, worker), table)

    assert stored_review(now) == NOTHING_YET
    assert worker.pieces == []
    async with tables.look(table.id) as look:
        with pytest.raises(Refused, match="gone-rules"):
            await review_of(look)


async def test_running_game_is_not_reviewed(storage: Storage) -> None:
    tables, worker = tables_of(storage), Worker()
    table = new_table("el-grande", SHORT, ["you", "quick"], MIRA, "", listed=False, seed=7)
    await tables.create(table)

    now = await reviewed(tables, reviewer_of(tables, worker), await table_now(tables, table.id))

    assert worker.pieces == []
    assert now.review == ""


async def test_what_was_stored_in_another_form_is_begun_anew(storage: Storage) -> None:
    tables = tables_of(storage)
    table = await over(tables)
    for written in ("[0,[],7,null]", "{}", "no review"):
        assert stored_review(replace(table, review=written)) == NOTHING_YET
