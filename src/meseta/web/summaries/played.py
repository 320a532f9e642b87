"""A game that was played to its end: what is needed to go through it once more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from meseta.engine.events import Event, Log
from meseta.engine.frame import AnyPosition as Position
from meseta.games.catalogue import title
from meseta.storage.following import standing
from meseta.storage.rows import Entry, Table


@dataclass(frozen=True, slots=True)
class Played:
    """Its values never change, so what is worked out of it can be kept."""

    game: str
    options: tuple[tuple[str, str], ...]
    seed: int
    answers: tuple[tuple[int, str], ...]  # the seat, and the answer's notation

    @classmethod
    def at(cls, table: Table, entries: list[Entry]) -> Played:
        answers = tuple((entry.seat, entry.said) for entry in standing(entries))
        return cls(table.game, tuple(table.options.items()), table.seed, answers)

    def steps(self) -> Iterator[tuple[list[Event], Position]]:
        """What each answer brought about, and the position after it: always the same object, changed."""
        position, log = title(self.game).new_game(dict(self.options), self.seed), Log()
        position.listener = log
        for seat, said in self.answers:
            position.answer(seat, position.parse(said))
            yield log.take(), position


def seen(position: Position) -> dict[str, Any]:
    """What everybody may see of it."""
    view: dict[str, Any] = position.seen_by(None)
    return view
