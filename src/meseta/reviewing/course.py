"""The course of a recorded game: who answered, who had a choice, when something was shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.records.record import Record, from_text, replay, seat_in


@dataclass(slots=True)
class Course:
    record: Record
    seats: list[int]  # who gave each answer
    positions: list[Position] = field(default_factory=list[Position])  # before each answer, and at the end
    choices: list[bool] = field(default_factory=list[bool])  # was there another answer

    @property
    def players(self) -> range:
        return range(len(self.record.seats))

    @property
    def winners(self) -> list[int]:
        return self.positions[-1].seen_by(None)["winners"]

    def begins_turn(self, at: int) -> bool:
        """Is the answer after so many others the first of somebody's turn?"""
        return at == 0 or self.seats[at] != self.seats[at - 1]

    def shows_something(self, first: int, last: int) -> bool:
        """Has anything hidden become known between two answers?"""
        return self.positions[last].reveals > self.positions[first].reveals


@lru_cache(maxsize=1)
def course_of(written: str) -> Course:
    """The course of a record, kept for the next piece of its review. Refused where the game is not over."""
    record = from_text(written)
    course = Course(record, [seat_in(record, colour) for colour, _ in record.answers])
    for number, position in enumerate(replay(record)):
        course.positions.append(position.copy())
        if number < len(record.answers):
            course.choices.append(len(position.answers(course.seats[number])) > 1)
        elif position.waiting():
            raise Refused("error-review-unfinished")
    return course
