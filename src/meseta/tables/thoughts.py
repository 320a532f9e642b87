"""What bots have thought of beforehand: one thought may answer all that a seat is asked in its turn."""

from __future__ import annotations

from typing import NamedTuple

from meseta.storage.rows import EntryKind
from meseta.tables.game import Game


class Thought(NamedTuple):
    """Answers of a seat to what it was asked after so many entries, and to what follows from them."""

    number: int
    seat: int
    reveals: int
    answers: list[int]

    def next_answer(self, game: Game, seat: int) -> int | None:
        """The answer to what the seat is asked now. None: the bot has not thought so far, or something else has
        happened since, or become known that it could not reckon with."""
        since = game.entries[self.number :]
        if seat != self.seat or game.position.reveals != self.reveals or len(since) >= len(self.answers):
            return None
        given = [(entry.kind, entry.seat, entry.said) for entry in since]
        thought = [(EntryKind.ANSWER, seat, game.position.notation(answer)) for answer in self.answers[: len(since)]]
        answer = self.answers[len(since)]
        return answer if given == thought and answer in game.position.answers(seat) else None
