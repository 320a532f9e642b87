"""Reviews of games that are over: looked for in a worker, piece by piece, when somebody looks at the end of a game.

What was found so far is stored with the table, so that every process shows how far it is, and whoever comes after one
that has died goes on from there. Nobody waits for a review: one is worked at in each process, in short pieces, and any
bot that has to think goes before it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final

from msgspec import DecodeError, Struct
from msgspec.json import decode, encode

from meseta.bots.catalogue import is_judged
from meseta.bots.pool import Overtime, Stopped
from meseta.engine.refusal import Refused
from meseta.reviewing.looking import Found
from meseta.reviewing.review import Review
from meseta.reviewing.working import Piece, conclude, next_piece
from meseta.storage.rows import Table, TableStatus
from meseta.tables.cache import TableCache
from meseta.tables.fair_turns import LAST, FairTurns
from meseta.tables.game import Game
from meseta.tables.gone import GoneGame
from meseta.tables.importing import Run
from meseta.tables.look import Look
from meseta.tables.replaying import changed_rules, to_record
from meseta.tables.settings import TableSettings

LOGGER: Final = logging.getLogger("meseta.tables")
FORMAT: Final = 1  # of what is stored: reviews of another one are begun anew
PIECE: Final = 0.3  # seconds of work in a worker, before others have their turn
AT_MOST: Final = 600.0  # seconds until a worker is given up: it gives way to all else, so it may take its time
TOLD: Final = 10  # times it is told how far a review is
MOST_WAITING: Final = 20  # reviews, in one process


class StoredReview(Struct, frozen=True, array_like=True):
    """A review, or what was found for it so far."""

    format: int
    found: list[Found]
    of: int  # spots to be looked at
    review: Review | None = None

    @property
    def percent(self) -> int:
        return 100 * len(self.found) // max(1, self.of)


NOTHING_YET: Final = StoredReview(FORMAT, [], 0)


def stored_review(table: Table) -> StoredReview:
    if not table.review:
        return NOTHING_YET
    try:
        stored = decode(table.review, type=StoredReview)
    except DecodeError:
        return NOTHING_YET
    return stored if stored.format == FORMAT else NOTHING_YET


def flaw_of(table: Table, game: Game | GoneGame) -> Refused | None:
    """Why there can be no review of a game, or nothing."""
    if table.status != TableStatus.OVER:
        return Refused("error-review-unfinished")
    if isinstance(game, GoneGame):
        return game.refusal
    if changed_rules(game.entries):
        return Refused("error-record-two-rules")
    return None if is_judged(table.game, table.options) else Refused("error-review-no-judgement")


async def review_of(look: Look) -> StoredReview:
    """A review, or how far it is. Refused where there is none and will be none."""
    stored, flaw = stored_review(look.table), flaw_of(look.table, await look.game())
    if stored.review is None and flaw is not None:
        raise flaw
    if stored.review is None and not look.cache.settings.review_iterations:
        raise Refused("error-review-off")
    return stored


def shown_review(table: Table, game: Game | GoneGame, settings: TableSettings) -> StoredReview | None:
    """A review, or how far it is; None where there is none and will be none."""
    if table.status != TableStatus.OVER:
        return None
    stored = stored_review(table)
    made_here = settings.review_iterations > 0 and flaw_of(table, game) is None
    return stored if stored.review is not None or made_here else None


@dataclass(slots=True)
class Work:
    """A review that is being made."""

    found: list[Found]
    of: int = 0
    told: int = 0  # spots, when it was last told how far it is
    seconds: float = 0.0  # in a worker

    @property
    def is_news(self) -> bool:
        return len(self.found) - self.told >= max(1, self.of // TOLD)


class Reviewer:
    """All reviews of a process, one at a time."""

    def __init__(self, cache: TableCache, turns: FairTurns, run: Run) -> None:
        self.cache = cache
        self.turns = turns
        self.run = run
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.given_up: set[str] = set()  # tables of which no review can be made here
        self.one = asyncio.Lock()

    def review_soon(self, table: Table) -> None:
        """If there is none yet, and it is not being made."""
        wanted = self.cache.settings.review_iterations > 0 and table.status == TableStatus.OVER
        if not wanted or table.id in self.tasks or table.id in self.given_up or len(self.tasks) >= MOST_WAITING:
            return
        if stored_review(table).review is None:
            self.tasks[table.id] = asyncio.create_task(self.review(table.id), name=f"review {table.id}")

    async def review(self, table_id: str) -> None:
        try:
            async with self.one, self.cache.storage.alone(f"review of {table_id}") as alone:
                if alone:
                    await self.work_at(table_id)
        except Stopped:
            pass
        except (Overtime, BrokenProcessPool, Refused) as error:
            LOGGER.warning("table %s is not reviewed: %r", table_id, error)
            self.given_up.add(table_id)
        except Exception:
            LOGGER.exception("the review of table %s has failed", table_id)
            self.given_up.add(table_id)
        finally:
            self.tasks.pop(table_id, None)

    async def work_at(self, table_id: str) -> None:
        """From where another has left it."""
        async with self.cache.look(table_id) as look:
            game, stored = await look.game(), stored_review(look.table)
            if stored.review is not None:
                return
            if flaw_of(look.table, game) is not None:
                self.given_up.add(table_id)
                return
            record = to_record(look.table, game.entries).to_text()
        iterations, most = self.cache.settings.review_iterations, self.cache.settings.review_seconds
        work = Work([*stored.found], stored.of, len(stored.found))
        while not work.of or (len(work.found) < work.of and work.seconds < most):
            async with self.turns.turn(LAST):
                begun = time.monotonic()
                piece: Piece = await self.run(AT_MOST, piece_of, record, len(work.found), iterations)
                work.seconds += time.monotonic() - begun
            work.found += piece.found
            work.of = piece.of
            if work.is_news:
                work.told = len(work.found)
                await self.keep(table_id, StoredReview(FORMAT, work.found, work.of))
        async with self.turns.turn(LAST):
            review: Review = await self.run(AT_MOST, conclude, record, work.found, iterations)
        await self.keep(table_id, StoredReview(FORMAT, [], work.of, review))

    async def keep(self, table_id: str, stored: StoredReview) -> None:
        await self.cache.storage.keep_review(table_id, encode(stored).decode())

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# ---- In the worker.
def piece_of(record: str, done: int, iterations: int) -> Piece:
    return next_piece(record, done, iterations, PIECE)
