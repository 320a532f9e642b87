"""One look at one table: what a request has read is passed on, and not read again."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from meseta.storage.refusals import EntryConflict
from meseta.storage.rows import AnsweredBy, Entry, Line, Person, Table, TableState, TableStatus
from meseta.tables.game import Game
from meseta.tables.gone import GoneGame, check_rules
from meseta.tables.next_answer import follows_by_itself
from meseta.tables.refusals import NotYours, Stale

if TYPE_CHECKING:
    from meseta.tables.cache import TableCache


@dataclass(slots=True)
class Look:
    """Who looks, and the table as it stands, also after what was changed through this look."""

    cache: TableCache
    person: Person | None
    state: TableState
    continues: bool = False  # may something follow by itself from what was changed

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def lines(self) -> list[Line]:
        """What was said, but for people who were silenced."""
        return [line for line in self.state.lines if line.person not in self.table.barred]

    @property
    def overdue_since(self) -> float:
        """Whoever was awaited at this time already is overdue."""
        return time.time() - 60 * self.cache.settings.overdue_minutes

    def known_person(self) -> Person:
        """The person who looks, for what a stranger may not do."""
        if self.person is None:
            raise NotYours("error-not-seated")
        return self.person

    # ---- The game.
    async def game(self) -> Game | GoneGame:
        """The game, or what can be shown of a game that cannot be played on."""
        return await self.cache.game(self.state)

    async def game_to_play(self) -> Game:
        """`RulesGone` where the game cannot be played on."""
        check_rules(self.table)  # before any log is read: after an upgrade there may be many such tables
        game = await self.game()
        if isinstance(game, GoneGame):
            raise game.refusal
        return game

    async def resume(self) -> None:
        """Find out whether something follows by itself; it is set going when the look ends (`Tables.look`)."""
        game = await self.game()
        self.continues = isinstance(game, Game) and follows_by_itself(self.table, game)

    # ---- After a change.
    async def again(self) -> None:
        """Read the table once more, after a change of which only storage knows what came of it."""
        _, self.state = await self.cache.read_state(self.table.id, None)

    async def append(self, game: Game, entry: Entry) -> None:
        """Store the last entry of the game, which is ahead of the log until then."""
        before, status = self.table, TableStatus.OVER if game.over else TableStatus.RUNNING
        snapshot = game.snapshot()
        try:
            revision = await self.cache.storage.append(before.id, entry, snapshot, status)
        except BaseException as error:
            self.cache.forget(before.id)
            if isinstance(error, EntryConflict):
                raise Stale from None
            raise
        game.entries.append(entry)
        if revision == before.revision + 1:
            answered = entry.at if entry.by == AnsweredBy.PERSON else before.answered
            now = replace(
                before, number=entry.number, snapshot=snapshot, status=status, revision=revision, answered=answered
            )
            self.state = TableState(now, self.lines)
            self.cache.keep(self.state)
        else:  # seats or chat have changed too, in another process
            await self.again()
