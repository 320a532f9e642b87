"""Random play to the end of the game, inside the compiled group: the measure of the engine's speed."""

from __future__ import annotations

from mypy_extensions import i64

from meseta.engine.position import Position
from meseta.engine.randomness import Randomness


def playout(position: Position, seed: int) -> int:
    """Play uniformly at random to the end; returns the number of decisions. The position's own randomness is apart."""
    # Park and Miller's generator: quick, the same compiled or not, good enough to pick among a few answers.
    noise: i64 = seed % 2147483646 + 1
    decisions: i64 = 0
    top = position.run()
    while top is not None:
        seat = position.seat
        answers = top.legal(position, seat)
        noise = noise * 48271 % 2147483647
        top.answer(position, seat, answers.items[noise % answers.count])
        decisions += 1
        top = position.run()
    return decisions


class DeadEnd(Exception):
    """This seat is asked but has no legal answer."""


class ImpossibleTable(Exception):
    """What `faults` says."""


def watched_playout(position: Position, random: Randomness, given: list[tuple[int, int]], most: int) -> None:
    """Play on at random until so many answers were given, and look after each whether the table can be.

    Each is noted with its seat before it is given: whatever goes wrong, the last one noted led to it.
    """
    top = position.top
    while top is not None and len(given) < most:
        seat = random.choice(top.all_waiting(position))
        answers = top.legal(position, seat)
        if answers.count == 0:
            raise DeadEnd(seat)
        answer = answers.items[random.below(answers.count)]
        given.append((seat, answer))
        top.answer(position, seat, answer)
        top = position.run()
        faults = position.faults()
        if faults:
            raise ImpossibleTable("; ".join([str(fault) for fault in faults]))


def playouts(root: Position, count: int, seed: int) -> int:
    """So many random games from one position, which stays as it is; returns all their decisions."""
    decisions = 0
    for number in range(count):
        decisions += playout(root.copy(), seed + number * 7919)
    return decisions


def copies(root: Position, count: int) -> int:
    """Copy a position so many times, for the measurement of copying."""
    for _ in range(count):
        root.copy()
    return count
