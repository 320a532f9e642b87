"""Where a review looks: where a turn begins, and where somebody had a choice. Bounded, however long a game is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from meseta.reviewing.course import Course

MOST_TURNS: Final = 250
MOST_CHOICES: Final = 500


class Spot(NamedTuple):
    at: int  # after so many answers
    begins_turn: bool  # are the chances of all seats looked for
    is_choice: bool  # is the answer looked at


def spots_of(course: Course) -> list[Spot]:
    """In an order in which those at the beginning are spread over the whole game: it can be stopped anywhere."""
    answers = range(len(course.seats))
    turns = evenly([at for at in answers if course.begins_turn(at)], MOST_TURNS)
    choices = evenly([at for at in answers if course.choices[at]], MOST_CHOICES)
    places = sorted({*turns, *choices})
    return [Spot(places[at], places[at] in turns, places[at] in choices) for at in halved(len(places))]


def evenly(places: Sequence[int], most: int) -> set[int]:
    """All of them, or so many with about as many left out between each two."""
    return {*places} if len(places) <= most else {places[number * len(places) // most] for number in range(most)}


def halved(count: int) -> list[int]:
    """The numbers below a count: 0, the middle, the middles of what is left on both sides of it, and so on."""
    width = max(count - 1, 0).bit_length()
    return [at for at in (mirrored(number, width) for number in range(1 << width)) if at < count]


def mirrored(number: int, width: int) -> int:
    """Its bits in the opposite order."""
    return int(f"{number:0{width}b}"[::-1], 2)
