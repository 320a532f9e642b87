"""A hint: what the strong bot would answer for a person who is asked, by what their seat sees. The others read that one
was taken, and nobody else reads what it said."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

from meseta.bots import worker
from meseta.bots.catalogue import is_judged
from meseta.bots.pool import Overtime
from meseta.bots.search_bot import Considered
from meseta.engine.refusal import Refused
from meseta.engine.saved import Saved
from meseta.storage.rows import LineKind, Table
from meseta.tables.dealing import imagined, seed_of_a_thought
from meseta.tables.fair_turns import FairTurns
from meseta.tables.game import Game
from meseta.tables.look import Look
from meseta.tables.next_answer import a_bot_answers
from meseta.tables.pending import Pending
from meseta.tables.refusals import TooMuch
from meseta.tables.seats import check_running, own_seat
from meseta.tables.talking import tell

# The game, a world that a seat imagines, the seat, a seed: what its answers may bring.
Consider = Callable[[str, Saved, int, int], Awaitable[Considered]]
MINUTE: Final = 60.0
SHOWN: Final = 2  # the best answer, and the one after it


async def think_at_once(game: str, world: Saved, seat: int, seed: int) -> Considered:
    """In this process, where nobody waits for anything else."""
    return worker.consider(game, world, seat, seed)


class Question(NamedTuple):
    """What a person wants a hint about."""

    person: str
    game: str
    world: Saved
    seat: int
    seed: int
    decision: int
    legal: dict[int, str]  # answers and their notation


class Advice(NamedTuple):
    """An answer, and what it is expected to bring."""

    answer: int
    notation: str
    chance: float  # to win
    points: float  # from now to the end


class Hint(NamedTuple):
    decision: int
    advice: list[Advice]  # the best first


class Hinter:
    """All hints of a process. They are thought like the thoughts of strong bots, one at a time."""

    def __init__(self, turns: FairTurns, consider: Consider, a_minute: int, pending: Pending) -> None:
        self.turns = turns
        self.pending = pending
        self.consider = consider
        self.a_minute = a_minute  # for one person; 0: any number
        self.taken: dict[str, deque[float]] = {}  # when each person took those of the last minute

    async def ask(self, look: Look) -> Question:
        """Whoever is asked something may ask what to answer; the table hears of it."""
        person, table = look.known_person(), look.table
        seat = own_seat(table, person.id)
        check_running(table)
        if not table.hints:
            raise Refused("error-hints-off")
        if not is_judged(table.game, table.options):
            raise Refused("error-hint-none")
        game = await look.game_to_play()
        position, number = game.position, game.number
        legal = {answer: position.notation(answer) for answer in position.answers(seat.seat)}
        if seat.seat not in position.waiting() or len(legal) < 2 or a_bot_answers(seat, game):
            raise Refused("error-hint-not-asked")
        self.pending.check(person.id)
        self.take(person.id)
        if not was_told(look, game, seat.seat):
            await tell(look, LineKind.HINT, seat)
            await look.again()
        world, seed = imagined(table, position, number, seat.seat).save(), seed_of_a_thought(table, number)
        return Question(person.id, table.game, world, seat.seat, seed, game.decision, legal)

    def take(self, person: str) -> None:
        """Thinking costs more than a page."""
        now = time.monotonic()
        for each in [each for each, times in self.taken.items() if times[-1] < now - MINUTE]:
            del self.taken[each]
        times = self.taken.setdefault(person, deque(maxlen=self.a_minute or 1))
        if self.a_minute and len(times) == self.a_minute and times[0] > now - MINUTE:
            raise TooMuch("error-hint-fast", most=self.a_minute)
        times.append(now)

    async def answer(self, question: Question) -> Hint:
        """To be waited for without a look, for others may want to see the table meanwhile."""
        try:
            with self.pending.one(question.person) as network:
                async with self.turns.turn(question.person, network):
                    found = await self.consider(question.game, question.world, question.seat, question.seed)
        except (Overtime, BrokenProcessPool):
            raise Refused("error-hint-late") from None
        most_tried = [each for each in found.tried if each.answer in question.legal][:SHOWN]
        best = sorted(most_tried, key=lambda each: -each.chance)
        advice = [Advice(each.answer, question.legal[each.answer], each.chance, each.points) for each in best]
        return Hint(question.decision, advice)


def was_told(look: Look, game: Game, seat: int) -> bool:
    """Has the table heard already that the seat took a hint about this question?"""
    since = game.entries[game.decision - 1].at if game.decision else 0.0
    return any(line.kind == LineKind.HINT and line.seat == seat and line.at >= since for line in look.lines)


def may_be_hinted(table: Table) -> bool:
    """Are there hints at a table?"""
    return table.hints and is_judged(table.game, table.options)
