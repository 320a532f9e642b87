"""Sealed choices: several seats choose at once, and all choices are shown together."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Frame, Game
from meseta.engine.options import NOBODY

if TYPE_CHECKING:
    from meseta.engine.position import Position


@mypyc_attr(acyclic=True)
class SealedChoice(Frame):
    """Others see only that a seat has answered; an answer may be changed until the last one is in.

    This is the one frame that holds secrets: `answers`. Only the seat itself may see its own.
    """

    def __init__(self, by: i64, asked: i64, missing: i64, answers: vec[i64]) -> None:
        self.by: i64 = by
        self.asked: i64 = asked  # one bit for each seat that takes part
        self.missing: i64 = missing  # one bit for each seat that has not answered
        self.answers: vec[i64] = answers

    def waiting(self, position: Position) -> i64:
        missing = self.missing
        seat: i64 = 0
        while missing:
            if missing & 1:
                return seat
            missing >>= 1
            seat += 1
        return NOBODY

    def all_waiting(self, position: Position) -> list[int]:
        return [seat for seat in range(position.seats) if self.missing >> seat & 1]

    def may_answer(self, position: Position, seat: i64) -> bool:
        return (self.asked >> seat & 1) != 0

    def answer(self, position: Position, seat: i64, option: i64) -> None:
        self.answers[seat] = option
        self.missing &= ~(1 << seat)

    def answers_of(self, seat: int) -> list[int]:
        """What a seat has chosen so far: for its own eyes only."""
        return [self.answers[seat]] if (self.asked & ~self.missing) >> seat & 1 else []

    def advance(self, position: Position) -> None:
        position.pop()
        position.note_reveal()
        self.reveal(position)

    @abstractmethod
    def reveal(self, position: Game) -> None:
        """What the answers, all known now, do."""
