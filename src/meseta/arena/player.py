"""A contestant at one seat of one game."""

from __future__ import annotations

from meseta.engine.position import Position
from meseta.engine.refusal import Refused


class Forfeited(Refused):
    """A program has ended, kept silent or said something that is no answer: it has lost the game."""


class Player:
    """It is asked where there is a choice, and told what it needs to know besides."""

    def __init__(self) -> None:
        self.seat = 0
        self.decisions = 0
        self.seconds = 0.0  # of a processor that it has used
        self.longest: float | None = None  # of these for one answer, where that is known

    def begin(self, position: Position, seat: int, seed: int) -> None:
        """It sits down; nobody has answered yet."""
        self.seat = seat

    def answer(self, position: Position, seat: int, seed: int) -> int:
        """Its answer to what its seat is asked; whoever gives none forfeits the game."""
        raise NotImplementedError

    def changed(self, position: Position, seat: int, answer: int) -> None:
        """A seat has answered: its own too, and what was forced."""

    def finish(self, position: Position) -> None:
        """The game is over."""

    def close(self) -> None:
        """Nothing of it is left behind."""
