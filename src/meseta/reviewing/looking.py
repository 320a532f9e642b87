"""Looking at one spot of a game: what chances everybody had there, and whether another answer would have been better.

Nobody is given more than their seat could know. Chances are whole numbers, so that their sums are exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from meseta.engine.judgement import Judgement
from meseta.engine.position import Position
from meseta.engine.randomness import from_seed
from meseta.engine.search import Search

WHOLE: Final = 10_000  # a chance of one
WORLDS: Final = 8  # in which two answers are compared
CERTAIN: Final = 2.5  # a difference counts if it is so many times as large as it may be by accident


class Found(Struct, frozen=True, array_like=True):
    """What was found at a spot."""

    at: int  # after so many answers
    chances: list[int] = []  # of each seat, if a turn begins there
    better: str = ""  # an answer that would have been better than the one that was given
    loss: int = 0  # by so much


class Thought:
    """How much is thought about one spot, and from which seed: the same always finds the same."""

    def __init__(self, judgement: Judgement, iterations: int, seed: int) -> None:
        self.judgement = judgement
        self.iterations = iterations
        self.seed = seed

    def chances(self, position: Position) -> list[int]:
        """To win, of each seat: the mean of what all of them could expect, each by what it knew itself."""
        seats = range(int(position.seats))
        each = max(1, self.iterations // len(seats))
        views = [self.search(position, seat, each, seat).chances() for seat in seats]
        return whole([fmean(view[seat] for view in views) for seat in seats])

    def better(self, position: Position, seat: int, given: int) -> tuple[int, int]:
        """The best answer, and by how much it is better than the one that was given: not at all, unless that is more
        than can be by accident."""
        best = self.search(position, seat, self.iterations).best()
        if best == given:
            return given, 0
        gains = [self.gain(position, seat, best, given, number) for number in range(WORLDS)]
        gain, doubt = fmean(gains), stdev(gains) / WORLDS**0.5
        return best, round(gain * WHOLE) if gain > CERTAIN * doubt else 0

    def gain(self, position: Position, seat: int, best: int, given: int, number: int) -> float:
        """Of an answer over another, in one of the worlds that the seat can imagine."""
        chances: list[float] = []
        for answer in (best, given):
            world = position.imagine(seat, from_seed(self.seed + number))
            world.answer(seat, answer)
            chances.append(self.search(world, seat, max(1, self.iterations // WORLDS), number).chances()[seat])
        return chances[0] - chances[1]

    def search(self, position: Position, seat: int, iterations: int, number: int = 0) -> Search:
        """By what a seat knows there; searches of another number are of another mind."""
        seed = self.seed + number
        search = Search(self.judgement, seat, seed)
        search.begin(position.imagine(seat, from_seed(seed)))
        search.run(iterations)
        return search


def whole(chances: Sequence[float]) -> list[int]:
    """As whole numbers that are WHOLE together: what is left over goes to those that were cut off most."""
    scale = WHOLE / sum(chances)
    exact = [chance * scale for chance in chances]
    rounded = [int(chance) for chance in exact]
    cut_off = sorted(range(len(exact)), key=lambda seat: rounded[seat] - exact[seat])
    for seat in cut_off[: WHOLE - sum(rounded)]:
        rounded[seat] += 1
    return rounded
