"""What follows by itself at tables: forced answers, standing orders, bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Final

from meseta.bots.catalogue import DEEP
from meseta.bots.pool import WORKERS
from meseta.engine.saved import Saved
from meseta.storage.refusals import OutOfReach
from meseta.storage.rows import AnsweredBy, Table, TableStatus
from meseta.tables.answering import append
from meseta.tables.cache import TableCache
from meseta.tables.dealing import deal, imagined, seed_of_a_thought
from meseta.tables.fair_turns import LAST, FairTurns
from meseta.tables.game import Game
from meseta.tables.look import Look
from meseta.tables.next_answer import a_bot_answers, next_bot, next_by_itself
from meseta.tables.refusals import NoSuchTable, RulesGone, Stale
from meseta.tables.seats import is_full, people_sit
from meseta.tables.taking_back import may_undo
from meseta.tables.thoughts import Thought
from meseta.tables.watching import Watched
from meseta.tables.whereabouts import Whereabouts

LOGGER: Final = logging.getLogger("meseta.tables")
# A bot's name, the game, a world that its seat imagines, the seat, a seed: its answers.
Think = Callable[[str, str, Saved, int, int], Awaitable[list[int]]]
MOST_RESUMED: Final = 20  # tables that are set going at once after a start
PAUSE: Final = 1.0  # seconds until a table tries again that could not reach the database
# Another process that drives a table may have found that nothing follows just before something did. It is tried again
# when that one is done; where it still drives then, it sees all that was there now, and if it dies a sweep will tell.
ATTEMPTS: Final = 3
ELSEWHERE: Final = 0.5  # seconds between them


class Driver:
    """Gives the answers that no person has to give, in one task for each table."""

    def __init__(self, cache: TableCache, think: Think, whereabouts: Whereabouts) -> None:
        self.cache = cache
        self.think = think
        self.whereabouts = whereabouts
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.changed: set[str] = set()  # tables at which the task must look once more
        self.failed: dict[str, str] = {}  # what kept tables from going on: they are tried again
        self.thoughts: dict[str, Thought] = {}  # the last one at each table that is driven
        self.watched = Watched(cache.storage.bus)
        # Turns to think, for the people who made the tables, by where they were last seen. Bots among themselves keep
        # nobody waiting, and who thinks deeply waits for others who do, with no turn that a quick one could have.
        self.turns = FairTurns(WORKERS, each=2)
        self.deep_turns = FairTurns(1, each=1)
        self.among_bots = asyncio.Semaphore(1)

    def drive_soon(self, table_id: str) -> None:
        self.changed.add(table_id)
        if table_id not in self.driving:
            self.driving[table_id] = asyncio.create_task(self.drive(table_id), name=f"drive {table_id}")

    async def drive(self, table_id: str) -> None:
        """Until nothing follows by itself, and nothing has changed since that was found."""
        try:
            while table_id in self.changed:
                self.changed.discard(table_id)
                await self.drive_on(table_id)
        except Exception as error:
            known, self.failed[table_id] = self.failed.get(table_id), repr(error)
            trace = error if known != repr(error) else None
            LOGGER.error("table %s cannot go on by itself: %r", table_id, error, exc_info=trace)
        else:
            self.failed.pop(table_id, None)
        finally:
            self.thoughts.pop(table_id, None)
            self.driving.pop(table_id, None)

    async def drive_on(self, table_id: str) -> None:
        try:
            for _ in range(ATTEMPTS):
                async with self.cache.storage.alone(table_id) as alone:
                    if alone:
                        while await self.step(table_id):
                            pass
                        return
                await asyncio.sleep(ELSEWHERE)
        except (RulesGone, NoSuchTable):
            pass  # it stays as it is, for everybody to look at; or it was removed
        except OutOfReach as error:
            LOGGER.warning("table %s waits for the database: %s", table_id, error)
            await asyncio.sleep(PAUSE)
            self.changed.add(table_id)

    async def step(self, table_id: str) -> bool:
        """One answer that needs no person; False if a person is awaited, nobody watches bots, or the game is over."""
        async with self.cache.look(table_id) as look:
            table, game = look.table, await look.game_to_play()
            if table.status == TableStatus.WAITING and is_full(table):
                # A server was stopped before it could start the game.
                return await self.cache.storage.start(table_id, deal)
            if table.status != TableStatus.RUNNING or game.over:
                return False
            at_once = next_by_itself(table, game)
            if at_once is not None:
                return await self.try_append(look, game, *at_once)
            seat = next_bot(table, game)
            if seat is None or not (people_sit(table) or table_id in self.watched):
                return False
            last = self.thoughts.get(table_id)
            foreseen = None if last is None else last.next_answer(game, seat.seat)
            if foreseen is not None:
                return await self.try_append(look, game, seat.seat, foreseen, AnsweredBy.BOT)
            number, reveals, pause = game.number, game.position.reveals, self.pause(table, game)
            decision = game.decision
            world = imagined(table, game.position, number, seat.seat).save()
        if pause > 0:
            await asyncio.sleep(pause)
            return True
        turns = self.deep_turns if seat.bot == DEEP else self.turns
        turn = turns.turn(table.host, self.whereabouts.of(table.host)) if people_sit(table) else turns.turn(LAST)
        async with self.among_bots if turn.owner == LAST else nullcontext(), turn:
            answers = await self.think(seat.bot, table.game, world, seat.seat, seed_of_a_thought(table, number))
        self.thoughts[table_id] = Thought(number, seat.seat, reveals, answers)
        async with self.cache.look(table_id) as look:
            game = await look.game_to_play()
            if game.decision == decision and a_bot_answers(look.table.seats[seat.seat], game):
                # The question stands, even if others have sealed or changed their choice meanwhile, and no person has
                # come back to the seat.
                await self.try_append(look, game, seat.seat, answers[0], AnsweredBy.BOT)
        return True

    def pause(self, table: Table, game: Game) -> float:
        """Seconds for which whoever has just answered may take it back before a bot goes on."""
        last = game.entries[-1] if game.entries else None
        if last is None or last.by != AnsweredBy.PERSON or not may_undo(table, game, last.seat):
            return 0.0
        return last.at + self.cache.settings.bot_pause - time.time()

    async def try_append(self, look: Look, game: Game, seat: int, answer: int, by: AnsweredBy) -> bool:
        try:
            await append(look, game, seat, answer, by)
        except Stale:
            LOGGER.info("another process drives table %s too", look.table.id)
        return True

    async def resume_all(self) -> None:
        """After a start: tables of people that were left in the middle go on, some at a time. Those of bots alone go on
        when somebody watches."""
        for table_id in await self.cache.storage.ids_of_people(TableStatus.WAITING, TableStatus.RUNNING):
            self.drive_soon(table_id)
            while len(self.driving) >= MOST_RESUMED:
                await asyncio.wait(self.driving.values(), return_when=asyncio.FIRST_COMPLETED)

    async def stop(self) -> None:
        tasks = list(self.driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
