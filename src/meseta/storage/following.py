"""A stored log under today's rules: are its answers still taken, and do they tell the same as they told then?"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

from meseta.engine.events import Event, Log
from meseta.engine.position import Position
from meseta.engine.randomness import Seed
from meseta.engine.refusal import Refused
from meseta.engine.undo import History
from meseta.games.catalogue import title_of
from meseta.storage.rows import EntryKind, StoredEvent

LOGGER: Final = logging.getLogger("meseta.storage")


class Logged(Protocol):
    """What must be known of an entry: see `rows.Entry`."""

    @property
    def kind(self) -> str: ...

    @property
    def seat(self) -> int: ...

    @property
    def said(self) -> str: ...

    @property
    def events(self) -> list[StoredEvent]: ...


AnEntry = TypeVar("AnEntry", bound=Logged)


def standing(entries: Iterable[AnEntry]) -> list[AnEntry]:
    """The answers that were not taken back."""
    answers: list[AnEntry] = []
    for entry in entries:
        if entry.kind == EntryKind.UNDO:
            del answers[answers_left(entry) :]
        elif entry.kind == EntryKind.ANSWER:
            answers.append(entry)
    return answers


def split_where_rules_changed(entries: list[AnEntry]) -> tuple[list[AnEntry], list[AnEntry]]:
    """A log up to the entry at which the rules changed last, and what was answered since by those of today."""
    last = max([at for at, entry in enumerate(entries, 1) if entry.kind == EntryKind.RULES], default=0)
    return entries[:last], entries[last:]


def answers_left(undo: Logged) -> int:
    """How many answers stay after an entry of answers taken back."""
    if not undo.said.isdecimal():
        raise Refused("error-undo-number", said=undo.said)
    return int(undo.said)


class Following:
    """A game that is played again from its log, entry by entry."""

    def __init__(self, game: str, options: dict[str, str], seed: Seed) -> None:
        self.log = Log()
        self.history = History(title_of(game).new_game(options, seed))
        self.position.listener = self.log

    @property
    def position(self) -> Position:
        return self.history.position

    def follows(self, entry: Logged) -> bool:
        """Do today's rules take the next entry, and tell the same events as then, in whatever order?"""
        try:
            if entry.kind == EntryKind.UNDO:
                self.history.back_to(answers_left(entry))
            else:
                self.history.answer(entry.seat, self.position.parse(entry.said))
        except Exception as error:  # whatever an old log meets in today's rules
            LOGGER.debug("'%s' is not taken: %s", entry.said, error)
            return False
        return entry.kind == EntryKind.UNDO or counted(entry.events) == counted(
            stored(event) for event in self.log.take()
        )


def stored(event: Event) -> StoredEvent:
    return [event.name, int(event.by), int(event.first), int(event.second)]


def happened(event: StoredEvent) -> Event:
    name, by, first, second = event
    return Event(str(name), int(by), int(first), int(second))


def counted(events: Iterable[StoredEvent]) -> Counter[tuple[str | int, ...]]:
    return Counter(tuple(event) for event in events)
