"""The log of a table in plain words: what each answer brought about, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meseta.engine.events import Event, Meanings
from meseta.games.catalogue import title_of
from meseta.storage.following import happened
from meseta.storage.rows import Entry, EntryKind, Table
from meseta.tables.event_notes import EventNotes
from meseta.wording.telling import Reader
from meseta.wording.words import Words

SHOWN: Final = 40  # the last lines


@dataclass(frozen=True, slots=True)
class LogLine:
    number: int  # of its entry
    seat: int | None  # that did it
    says: str
    places: tuple[str, ...] = ()  # where on the map it changed something


class Teller:
    """Tells the events of a table to one reader."""

    def __init__(
        self, table: Table, notes: EventNotes, reader: int | None, words: Words, of_old_rules: bool = False
    ) -> None:
        self.options = table.options
        self.notes = notes
        self.title = title_of(table.game)
        names, parts = [seat.name for seat in table.seats], self.title.parts(table.options)
        self.reader = Reader(words, self.title, names, reader, parts)
        self.words = words
        self.of_old_rules = of_old_rules

    def lines(self, entries: Sequence[Entry]) -> list[LogLine]:
        """The last lines, the newest last."""
        told: list[LogLine] = []
        for entry in reversed(entries):
            told += reversed(self.entry(entry))
            if len(told) >= SHOWN:
                break
        return told[::-1]

    def entry(self, entry: Entry) -> list[LogLine]:
        if entry.kind == EntryKind.UNDO:
            return [LogLine(entry.number, entry.seat, self.words.say("log-undone", **self.reader.by(entry.seat)))]
        if entry.kind == EntryKind.RULES:
            return [LogLine(entry.number, None, self.words.say("log-rules-changed"))]
        return [
            self.line_or_answer(entry, happened(event)) for event in entry.events if event[0] not in self.notes.untold
        ]

    def line_or_answer(self, entry: Entry, event: Event) -> LogLine:
        """What was told in a game of earlier rules may have no words any more: then its answer speaks for it."""
        try:
            return self.line(entry.number, event)
        except LookupError:
            if not self.of_old_rules:
                raise
            said = self.words.say("log-said", by=self.reader.names[entry.seat], said=entry.said)
            return LogLine(entry.number, entry.seat, said)

    def line(self, number: int, event: Event) -> LogLine:
        meant = self.title.meanings(self.options, event)
        places = () if event.name in self.notes.pointing else tuple(places_in(meant))
        return LogLine(number, event.by if event.by >= 0 else None, self.reader.told(event, meant), places)


def places_in(meant: Meanings) -> list[str]:
    """The places an event speaks of, from where a piece comes first."""
    return [str(meant[name]).split()[-1] for name in ("piece", "area", "region") if name in meant]
