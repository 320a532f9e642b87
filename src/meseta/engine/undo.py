"""Taking answers back: to the last revealed information. A seat alone goes no further than another seat's decision."""

from __future__ import annotations

from typing import Final, NamedTuple

from meseta.engine.position import Position
from meseta.engine.refusal import Refused

MOST_KEPT: Final = 64  # positions, unless they are all of one turn: with others nobody goes back further than a round


class Past(NamedTuple):
    """The position before an answer, and whose answer it was."""

    position: Position
    seat: int


class History:
    """A position with the answers given in it. Answers go through here where they may be taken back."""

    def __init__(self, position: Position) -> None:
        self.position: Position = position
        self.answers: list[tuple[int, int]] = []
        self.past: list[Past] = []  # since something was revealed

    def answer(self, seat: int, answer: int) -> None:
        before = self.position.copy()
        self.position.answer(seat, answer)
        self.answers.append((seat, answer))
        if self.position.reveals == before.reveals:
            self.past.append(Past(before, seat))
            if len(self.past) > MOST_KEPT:
                del self.past[: -max(MOST_KEPT, self.answers_to_undo(seat))]
        else:
            self.past.clear()

    def answers_to_undo(self, seat: int) -> int:
        """How many of its answers the seat may take back now, whatever others think of it."""
        count = 0
        for past in reversed(self.past):
            if past.seat != seat:
                break
            count += 1
        return count

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back."""
        self._take_back(1, self.answers_to_undo(seat))

    def restart(self, seat: int) -> None:
        """Take back everything the seat may take back."""
        count = self.answers_to_undo(seat)
        self._take_back(count, count)

    def back_to(self, answers: int) -> None:
        """Take back answers of all seats until so many stay: the others have agreed, or do not mind."""
        self._take_back(len(self.answers) - answers, len(self.past))

    def _take_back(self, count: int, most: int) -> None:
        if not 0 < count <= most:
            raise Refused("error-undo")
        listener = self.position.listener
        self.position = self.past[-count].position
        self.position.listener = listener
        del self.past[-count:]
        del self.answers[-count:]
