"""The legal answers of one seat, as numbers; a number means one thing everywhere in its game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1

# Answers that mean the same in every game; a game numbers its own from FIRST_OF_GAME.
ALLOW: Final[i64] = 0
VETO: Final[i64] = 1
DONE: Final[i64] = 2
FIRST_OF_GAME: Final[i64] = 8

MOST_ANSWERS: Final[i64] = 128

# One bit by its place. Where the place may be 31 or more: compiled, `1 << place` of a literal one has 32 bits.
BIT: Final = vec[i64]([1 << place for place in range(62)])


@final
class Answers:
    """Legal answers in a fixed order. Shared ones are built once and never changed; see `Position.empty_options`."""

    def __init__(self, items: list[i64], room: i64 = 0) -> None:
        self.items: vec[i64] = vec[i64](items + [NOBODY] * (room - len(items)))
        self.count: i64 = len(items)
        self.ready: list[int] | None = None if room else list(items)  # shared answers keep their list at hand
        self.bits: i64 = 0  # what they were made of, for whoever wants to know: see `AnswersByBits`

    def add(self, answer: i64) -> None:
        self.items[self.count] = answer
        self.count += 1

    def move(self, source: i64, target: i64) -> None:
        """The answer at one place goes to another, those between close up."""
        items = self.items
        answer = items[source]
        while source < target:
            items[source] = items[source + 1]
            source += 1
        while source > target:
            items[source] = items[source - 1]
            source -= 1
        items[target] = answer

    def put_before(self, others: Answers) -> None:
        """Others come first, those that are here behind them."""
        items, before, place = self.items, others.count, self.count
        self.count = place + before
        while place > 0:
            place -= 1
            items[place + before] = items[place]
        while place < before:
            items[place] = others.items[place]
            place += 1

    def add_each(self, first: i64, ones: i64) -> None:
        """For each one among the bits, its place counted from `first`."""
        items, count = self.items, self.count
        while ones:
            items[count] = first  # the next one takes its place, unless this is a one: quicker than asking which it is
            count += ones & 1
            first += 1
            ones >>= 1
        self.count = count

    def add_few(self, first: i64, ones: i64) -> None:
        """The same, quicker where ones are few and far between."""
        items, count = self.items, self.count
        while ones:
            if ones & 0xF:
                items[count] = first
                count += ones & 1
                first += 1
                ones >>= 1
            else:
                first += 4
                ones >>= 4
        self.count = count

    def as_list(self) -> list[int]:
        return list(self.items[: self.count])


PLACES_OF_BITS: Final[i64] = 2048  # a power of two


@final
class AnswersByBits:
    """Answers shared by the bits they are made of, those that were asked for lately: few sets of bits come up often.

    An answer for each one among the bits, its place counted from `first`; then always the same ones.
    """

    def __init__(self, first: i64, then: list[i64]) -> None:
        self.first: i64 = first
        self.then: list[i64] = then
        # Each made of no bits to begin with. No list: that would be looked at type by type, and takes longer.
        self.known: vec[Answers] = vec[Answers]([Answers(then)] * PLACES_OF_BITS)

    def of(self, bits: i64) -> Answers:
        place = (bits ^ bits >> 7 ^ bits >> 13) & PLACES_OF_BITS - 1
        known = self.known[place]
        if known.bits != bits:
            known = self.made_of(bits)
            self.known[place] = known
        return known

    def made_of(self, bits: i64) -> Answers:
        places = [place for place in range(len(BIT)) if bits >> place & 1]
        answers = Answers([self.first + place for place in places] + self.then)
        answers.bits = bits
        return answers


ALLOW_OR_VETO: Final = Answers([ALLOW, VETO])
