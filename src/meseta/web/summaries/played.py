"""A game that was played to its end: what happened, and what is needed to go through it once more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from meseta.engine.events import Event, Log
from meseta.engine.position import Position
from meseta.engine.randomness import Seed
from meseta.games.catalogue import title_of
from meseta.storage.following import happened, standing
from meseta.storage.rows import Entry, Table


@dataclass(frozen=True, slots=True)
class Played:
    """Its values never change, so what is worked out of it can be kept."""

    game: str
    options: tuple[tuple[str, str], ...]
    seed: Seed
    answers: tuple[tuple[int, str], ...]  # the seat, and the answer's notation
    entries: Sequence[Entry] = field(compare=False, repr=False)  # the same in the log, with what came of each

    @classmethod
    def at(cls, table: Table, entries: list[Entry]) -> Played:
        given = standing(entries)
        answers = tuple([(entry.seat, entry.said) for entry in given])
        return cls(table.game, tuple(table.options.items()), table.seed, answers, given)

    def events(self) -> Iterator[Event]:
        """What happened. The log tells it, so nothing is played again."""
        return (happened(event) for entry in self.entries for event in entry.events)

    def first(self) -> Position:
        """Before the first answer."""
        return title_of(self.game).new_game(dict(self.options), self.seed)

    def steps(self) -> Iterator[tuple[list[Event], Position]]:
        """What each answer brought about, and the position after it: always the same object, changed."""
        position, log = self.first(), Log()
        position.listener = log
        for seat, said in self.answers:
            position.answer(seat, position.parse(said))
            yield log.take(), position
