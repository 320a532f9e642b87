"""Our own randomness: streams of numbers that are the same on every machine for ever, compiled or not.

There are two kinds. Of a whole number comes a small and quick one, whose state is one integer: L'Ecuyer's combined
generator (Communications of the ACM 31, 1988), two multiplicative generators of 31 bits, all products below 2**63. It
serves research and tests; who has seen enough of its numbers can calculate the others. Of a text comes one that
nobody can foretell who does not know the text: each number is taken from SHA-256 of a key and a counter.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import BIT

FIRST: Final[i64] = 2147483563
SECOND: Final[i64] = 2147483399
HALF: Final[i64] = 2147483648  # the two halves of the state are packed as first * HALF + second
LARGEST: Final[i64] = 9223372036854775807  # numbers drawn with a key are at most this

Seed: TypeAlias = "int | str"
NO_KEY: Final = b""
# What a digest is for: keys, numbers, keys of other streams, and digests that others publish have nothing in common.
KEY: Final = b"key of "
DRAW: Final = b"draw"
FORK: Final = b"fork"


@final
class Randomness:
    """A stream of random numbers; `state` and `key` are all there is to it. With a key the state counts the draws."""

    def __init__(self, state: i64, key: bytes = NO_KEY) -> None:
        self.state: i64 = state
        self.key: bytes = key
        self.has_key: bool = len(key) > 0

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely; the bound is below two thousand million."""
        assert 0 < bound < FIRST
        if self.has_key:
            return self.below_with_key(bound)
        limit = (FIRST - 1) // bound * bound
        while True:
            first = self.state // HALF * 40014 % FIRST
            second = self.state % HALF * 40692 % SECOND
            self.state = first * HALF + second
            drawn = (first - second) % (FIRST - 1)
            if drawn < limit:
                return drawn % bound

    def below_with_key(self, bound: i64) -> i64:
        limit = LARGEST // bound * bound
        while True:
            drawn: i64 = int.from_bytes(self.digest(DRAW)[:8], "big") >> 1
            if drawn < limit:
                return drawn % bound

    def digest(self, purpose: bytes) -> bytes:
        """The next 256 bits of a stream with a key."""
        drawn = int(self.state)
        self.state += 1
        return sha256(self.key + purpose + drawn.to_bytes(8, "big")).digest()

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffle_part(self, items: vec[i64], first: i64, last: i64) -> None:
        """The same for a part of a table, from one place to before another."""
        while last - first > 1:
            last -= 1
            other = first + self.below(last - first + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def choice(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def some_of(self, ones: i64, count: i64) -> i64:
        """So many of the ones among the bits; every set of them is equally likely (Knuth's selection sampling)."""
        left: i64 = 0
        rest = ones
        while rest:
            rest &= rest - 1
            left += 1
        assert count <= left
        chosen: i64 = 0
        place: i64 = 0
        while count > 0:
            if ones >> place & 1:
                if self.below(left) < count:
                    chosen |= BIT[place]
                    count -= 1
                left -= 1
            place += 1
        return chosen

    def fork(self) -> Randomness:
        """Another stream of the same kind, which tells nothing of this one."""
        if self.has_key:
            return Randomness(0, self.digest(FORK))
        first = self.below(FIRST - 1) + 1
        return Randomness(first * HALF + self.below(SECOND - 1) + 1)


def from_seed(seed: Seed) -> Randomness:
    """The stream of a seed: any whole number, or any text. Neighbouring seeds give unrelated streams."""
    if isinstance(seed, str):
        return Randomness(0, sha256(KEY + seed.encode()).digest())
    mixed = seed % 2**64
    halves: list[int] = []
    for modulus in (FIRST, SECOND):
        # The finalizer of SplitMix64 (Steele, Lea, Flood 2014) spreads every bit of the seed.
        mixed = (mixed + 0x9E3779B97F4A7C15) % 2**64
        spread = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        spread = (spread ^ spread >> 27) * 0x94D049BB133111EB % 2**64
        halves.append((spread ^ spread >> 31) % (int(modulus) - 1) + 1)
    return Randomness(halves[0] * int(HALF) + halves[1])
