"""Bots that search: they are given an imagined position of their seat and think about it for so many iterations."""

from __future__ import annotations

from math import inf
from time import monotonic, process_time
from typing import Final, NamedTuple

from meseta.engine.judgement import Judgement, PlainJudgement
from meseta.engine.position import Position
from meseta.engine.search import Search, Tried
from meseta.games.catalogue import title_of

AT_ONCE: Final = 32  # iterations between two looks at the clock
TOGETHER: Final = 1.5  # times as long for all answers of a thought as for one of them, where people wait
SHORTEST: Final = 1e-6  # seconds; so long any iteration takes


class Time:
    """So many seconds of a processor for each answer of a thought. Where people wait, there is not much more for all of
    them together, and on a busy machine they wait at most twice as long."""

    def __init__(self, seconds: float, people_wait: bool = True) -> None:
        self.seconds = seconds
        self.patience = 2.0 if people_wait else inf
        together = TOGETHER * seconds if people_wait else inf
        self.last_work = process_time() + together
        self.last_clock = monotonic() + self.patience * together
        self.begin()

    def begin(self) -> None:
        """Now it is about the next answer."""
        self.begun = process_time()
        self.work = min(self.begun + self.seconds, self.last_work)
        self.clock = min(monotonic() + self.patience * self.seconds, self.last_clock)

    def left(self) -> float:
        return min(self.work - process_time(), self.clock - monotonic())

    def iterations_left(self, done: int) -> int:
        """How many more there is time for, when so many have been done about this answer."""
        took = max(process_time() - self.begun, SHORTEST)
        return int(done * max(self.left(), 0.0) / took)


class Considered(NamedTuple):
    """What came of thinking about one question."""

    tried: list[Tried]  # the best first
    chances: list[float]  # to win, of each seat
    iterations: int


def judgement_of(world: Position) -> Judgement:
    judgement = title_of(world.GAME).judgement(world.options_chosen())
    assert judgement is not None, "such a bot is offered only for games that can be judged"
    return judgement


def think(
    world: Position,
    seat: int,
    seed: int,
    iterations: int,
    seconds: float,
    plain: bool = False,
    people_wait: bool = True,
) -> list[int]:
    """The answer of a seat, and those that follow in the same turn, as long as nothing hidden becomes known.

    The tree is followed from answer to answer and topped up by half as many iterations; what it knows less than half as
    well as the first question is left to another thought. Unless the time runs out, the same world and seed give the
    same answers.
    """
    judgement = judgement_of(world)
    search = Search(PlainJudgement(judgement) if plain else judgement, seat, seed)
    world, reveals, time = world.copy(), world.reveals, Time(seconds, people_wait)
    answers: list[int] = []
    enough = 0
    while not answers or (world.seat == seat and world.reveals == reveals):
        search.begin(world)
        if len(world.answers(seat)) > 1:
            time.begin()
            run(search, iterations // 2 if enough else iterations, time, until_settled=True)
            if search.known() < enough:
                break
            enough = enough or max(1, search.known() // 2)
        answer = search.best()
        answers.append(answer)
        if not search.follow(seat, answer):
            break
        world.answer(seat, answer)
    return answers


def consider(world: Position, seat: int, seed: int, iterations: int, seconds: float) -> Considered:
    """What a seat may answer and what each answer is expected to bring; nothing where there is no choice."""
    search = Search(judgement_of(world), seat, seed)
    search.begin(world)
    done = run(search, iterations, Time(seconds))
    return Considered(search.tried(), search.chances(), done)


def run(search: Search, iterations: int, time: Time, until_settled: bool = False) -> int:
    """As many as there is time for, a few in any case; or none that can no longer change the answer. Says how many."""
    done = 0
    while done < iterations:
        count = min(AT_ONCE, iterations - done)
        search.run(count)
        done += count
        left = min(iterations - done, time.iterations_left(done))
        if left == 0 or (until_settled and search.is_settled(left)):
            break
    return done
