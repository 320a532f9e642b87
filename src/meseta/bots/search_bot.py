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


class Time:
    """So many seconds of a processor. On a busy machine that may take twice as long, and no longer if people wait."""

    def __init__(self, seconds: float, people_wait: bool = True) -> None:
        self.work = process_time() + seconds
        self.clock = monotonic() + 2 * seconds if people_wait else inf

    def is_up(self) -> bool:
        return process_time() > self.work or monotonic() > self.clock


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

    The tree is followed from answer to answer and topped up by half as many iterations. The time is for all of them
    together; unless it runs out, the same world and seed give the same answers.
    """
    judgement = judgement_of(world)
    search = Search(PlainJudgement(judgement) if plain else judgement, seat, seed)
    world, reveals, time = world.copy(), world.reveals, Time(seconds, people_wait)
    answers: list[int] = []
    while not answers or (world.seat == seat and world.reveals == reveals):
        search.begin(world)
        if len(world.answers(seat)) > 1:
            left = iterations // 2 if answers else iterations
            if run(search, left, time) < left and answers:
                break
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


def run(search: Search, iterations: int, time: Time) -> int:
    """As many as the time allows; returns how many those were. A few in any case."""
    done = 0
    while done < iterations:
        count = min(AT_ONCE, iterations - done)
        search.run(count)
        done += count
        if time.is_up():
            break
    return done
