"""Taking answers back: to the last revealed information or the last decision of another seat, no further."""

from __future__ import annotations

from typing import NamedTuple

from meseta.engine.position import Position
from meseta.engine.refusal import Refused


class Past(NamedTuple):
    """The position before an answer, and whose answer it was."""

    position: Position
    seat: int


class History:
    """A position with the answers given in it. Answers go through here where they may be taken back."""

    def __init__(self, position: Position) -> None:
        self.position: Position = position
        self.answers: list[tuple[int, int]] = []
        self.past: list[Past] = []  # only what may still be taken back

    def answer(self, seat: int, answer: int) -> None:
        before = self.position.copy()
        self.position.answer(seat, answer)
        self.answers.append((seat, answer))
        if self.past and self.past[-1].seat != seat:
            self.past.clear()
        if self.position.reveals == before.reveals:
            self.past.append(Past(before, seat))
        else:
            self.past.clear()

    def answers_to_undo(self, seat: int) -> int:
        """How many of its answers the seat may take back now."""
        return len(self.past) if self.past and self.past[-1].seat == seat else 0

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back."""
        self._take_back(seat, 1)

    def restart(self, seat: int) -> None:
        """Take back everything the seat may take back."""
        self._take_back(seat, self.answers_to_undo(seat))

    def _take_back(self, seat: int, count: int) -> None:
        if not 0 < count <= self.answers_to_undo(seat):
            raise Refused("error-undo")
        listener = self.position.listener
        self.position = self.past[-count].position
        self.position.listener = listener
        del self.past[-count:]
        del self.answers[-count:]
