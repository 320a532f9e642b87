"""A review as work that is done piece by piece, so that it can be stopped, shown on its way, and begun again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from meseta.engine.judgement import Judgement
from meseta.engine.refusal import Refused
from meseta.games.catalogue import title_of
from meseta.records.record import Record
from meseta.reviewing.course import Course, course_of
from meseta.reviewing.looking import Found, Thought
from meseta.reviewing.review import Review, concluded
from meseta.reviewing.spots import Spot, spots_of


class Piece(NamedTuple):
    """What was found at the next spots, and how many spots there are."""

    found: list[Found]
    of: int


def next_piece(written: str, done: int, iterations: int, seconds: float) -> Piece:
    """Of the review of a record, after so many spots: those that can be looked at in so many seconds, at least one."""
    until = time.monotonic() + seconds
    course = course_of(written)
    spots, judgement, found = spots_of(course), judgement_of(course.record), list[Found]()
    while done + len(found) < len(spots) and (not found or time.monotonic() < until):
        found.append(look_at(spots[done + len(found)], course, judgement, iterations))
    return Piece(found, len(spots))


def look_at(spot: Spot, course: Course, judgement: Judgement, iterations: int) -> Found:
    position, seat = course.positions[spot.at], course.seats[spot.at]
    thought = Thought(judgement, iterations, seed_of(course.record, spot.at))
    chances = thought.chances(position) if spot.begins_turn else []
    if not spot.is_choice:
        return Found(spot.at, chances)
    better, loss = thought.better(position, seat, position.parse(course.record.answers[spot.at][1]))
    return Found(spot.at, chances, position.notation(better) if loss else "", loss)


def conclude(written: str, found: Sequence[Found], iterations: int) -> Review:
    """Of all pieces, or of those that there was time for."""
    course = course_of(written)
    looked_at = sum(spot.is_choice for spot in spots_of(course)[: len(found)])
    return concluded(course, found, looked_at, iterations)


def judgement_of(record: Record) -> Judgement:
    judgement = title_of(record.game).judgement(record.options)
    if judgement is None:
        raise Refused("error-review-no-judgement")
    return judgement


def seed_of(record: Record, at: int) -> int:
    """Of a thought about one spot."""
    return int.from_bytes(sha256(f"review of {record.seed} after {at}".encode()).digest()[:6], "big")
