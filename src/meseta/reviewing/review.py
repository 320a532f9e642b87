"""A review: the chances of everybody after every turn, where the most was lost, and what each owes to what.

For each seat the change of its chance over the whole game is taken apart: what its own answers lost, what came while
others answered, and luck: what came with cards that were shown. The parts are the whole, exactly: chances are whole
numbers, and what is not known to be anything else is luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from meseta.reviewing.course import Course
from meseta.reviewing.looking import Found, whole

TURNING_POINTS: Final = 3


class Moment(Struct, frozen=True):
    """The beginning of a turn, or the end of the game."""

    at: int  # after so many answers
    chances: list[int]  # of each seat


class TurningPoint(Struct, frozen=True):
    """An answer that lost much."""

    at: int  # after so many answers
    seat: int
    given: str
    better: str  # what would have been better
    loss: int


class Account(Struct, frozen=True):
    """What became of the chance of a seat: `start + choice + others + luck` is `end`."""

    start: int
    choice: int  # what its own answers lost, compared with the best ones: never above nought
    others: int  # while others answered
    luck: int  # cards that were shown, and all else
    end: int


class Review(Struct, frozen=True):
    """All chances are numbers of ten thousand."""

    iterations: int  # of each search
    choices: int  # answers where there was another one
    looked_at: int  # so many of them
    moments: list[Moment]
    turning_points: list[TurningPoint]  # the largest losses first
    accounts: list[Account]  # by seat


def concluded(course: Course, found: Sequence[Found], looked_at: int, iterations: int) -> Review:
    """What was found at some spots, put together."""
    known = sorted(found, key=lambda each: each.at)
    moments = [Moment(each.at, each.chances) for each in known if each.chances]
    moments.append(Moment(len(course.seats), shares(course)))
    return Review(
        iterations,
        sum(course.choices),
        looked_at,
        moments,
        turning_points(course, known),
        [account(course, moments, known, seat) for seat in course.players],
    )


def shares(course: Course) -> list[int]:
    """Of the victory."""
    return whole([1.0 if seat in course.winners else 0.0 for seat in course.players])


def turning_points(course: Course, found: Sequence[Found]) -> list[TurningPoint]:
    lost = sorted((each for each in found if each.loss), key=lambda each: -each.loss)[:TURNING_POINTS]
    return [
        TurningPoint(each.at, course.seats[each.at], course.record.answers[each.at][1], each.better, each.loss)
        for each in lost
    ]


def account(course: Course, moments: Sequence[Moment], found: Sequence[Found], seat: int) -> Account:
    choice = others = luck = 0
    for before, after in pairwise(moments):
        answers = course.seats[before.at : after.at]
        own = -sum(each.loss for each in found if before.at <= each.at < after.at and course.seats[each.at] == seat)
        rest = after.chances[seat] - before.chances[seat] - own
        choice += own
        if course.shows_something(before.at, after.at) or {*answers} == {seat}:
            luck += rest
        else:
            others += rest
    return Account(moments[0].chances[seat], choice, others, luck, moments[-1].chances[seat])
