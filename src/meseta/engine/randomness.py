"""Our own randomness: a small generator whose state is one integer, the same on every machine for ever.

L'Ecuyer's combined generator (Communications of the ACM 31, 1988): two multiplicative generators of 31 bits, all
products below 2**63, so that compiled and interpreted code give the same numbers.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

FIRST: Final[i64] = 2147483563
SECOND: Final[i64] = 2147483399
HALF: Final[i64] = 2147483648  # the two halves of the state are packed as first * HALF + second


@final
class Randomness:
    """A stream of random numbers; `state` is all there is to it."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely; the bound is below two thousand million."""
        assert 0 < bound < FIRST
        limit = (FIRST - 1) // bound * bound
        while True:
            first = self.state // HALF * 40014 % FIRST
            second = self.state % HALF * 40692 % SECOND
            self.state = first * HALF + second
            drawn = (first - second) % (FIRST - 1)
            if drawn < limit:
                return drawn % bound

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def choice(self, items: list[int]) -> int:
        return items[self.below(len(items))]


def from_seed(seed: int) -> Randomness:
    """The stream of a seed: any whole number. Neighbouring seeds give unrelated streams."""
    mixed = seed % 2**64
    halves: list[int] = []
    for modulus in (FIRST, SECOND):
        # The finalizer of SplitMix64 (Steele, Lea, Flood 2014) spreads every bit of the seed.
        mixed = (mixed + 0x9E3779B97F4A7C15) % 2**64
        spread = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        spread = (spread ^ spread >> 27) * 0x94D049BB133111EB % 2**64
        halves.append((spread ^ spread >> 31) % (int(modulus) - 1) + 1)
    return Randomness(halves[0] * int(HALF) + halves[1])
