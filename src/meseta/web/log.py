"""The log of a table in plain words: what each answer brought about, in the reader's language."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from meseta.engine.events import Event, Meanings
from meseta.games.catalogue import title_of
from meseta.storage.following import happened
from meseta.storage.rows import Entry, EntryKind, StoredEvent, Table
from meseta.tables.event_notes import EventNotes
from meseta.tables.steps import lines as lines_of
from meseta.wording.telling import Reader
from meseta.wording.words import Words

SHOWN: Final = 40  # the last lines; all of them are asked for apart


@dataclass(frozen=True, slots=True)
class LogLine:
    number: int  # of its entry
    seat: int | None  # that did it
    says: str
    places: tuple[str, ...] = ()  # where on the map it changed something
    begins_chapter: bool = False
    concerns_reader: bool = False  # somebody else has done it to whoever reads
    continued: Event | None = None  # the event it tells, if the next line may be the same once more


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

    def lines(self, entries: Sequence[Entry], most: int = SHOWN) -> list[LogLine]:
        """The last lines, the newest last."""
        told: list[LogLine] = []
        for entry in reversed(entries):
            for line in reversed(self.entry(entry)):
                told[-1:] = self.once_more(line, told[-1]) if told else [line]
            if len(told) > most:
                break
        return told[:most][::-1]

    def all_lines(self, entries: Sequence[Entry]) -> list[LogLine]:
        return self.lines(entries, most=sys.maxsize)

    def once_more(self, line: LogLine, later: LogLine) -> list[LogLine]:
        """What a seat did several times in a row is told as done once with all of it; otherwise both lines."""
        first, last = line.continued, later.continued
        if first is None or last is None or (first.name, first.by, first.second) != (last.name, last.by, last.second):
            return [later, line]
        both = last._replace(first=first.first + last.first)
        return [replace(later, says=self.line(later.number, both).says, continued=both)]

    def entry(self, entry: Entry) -> list[LogLine]:
        if entry.kind == EntryKind.UNDO:
            return [LogLine(entry.number, entry.seat, self.words.say("log-undone", **self.reader.by(entry.seat)))]
        if entry.kind == EntryKind.RULES:
            return [LogLine(entry.number, None, self.words.say("log-rules-changed"))]
        events = [event for event in entry.events if event[0] not in self.notes.untold]
        return [self.line_or_answer(entry, events[first:end]) for first, end in lines_of(events, self.notes)]

    def line_or_answer(self, entry: Entry, events: Sequence[StoredEvent]) -> LogLine:
        """What was told in a game of earlier rules may have no words any more: then its answer speaks for it."""
        try:
            return self.line(entry.number, *[happened(event) for event in events])
        except LookupError:
            if not self.of_old_rules:
                raise
            said = self.words.say("log-said", by=self.reader.names[entry.seat], said=entry.said)
            return LogLine(entry.number, entry.seat, said)

    def line(self, number: int, *events: Event) -> LogLine:
        event, meant = events[0], [self.title.meanings(self.options, each) for each in events]
        told = list(zip(events, meant, strict=True))
        together = event.name in self.notes.together
        counted = event.name in self.notes.runs and "count" in meant[0]
        return LogLine(
            number,
            None if together or event.by < 0 else self.doer(event, meant[0]),
            self.reader.told_together(told) if together else self.reader.told(event, meant[0]),
            () if event.name in self.notes.pointing else tuple(place for each in meant for place in places_in(each)),
            begins_chapter=event.name in self.notes.chapters,
            concerns_reader=any(self.reader.concerns(each, its) for each, its in told),
            continued=event if counted else None,
        )

    def doer(self, event: Event, meant: Meanings) -> int:
        """Whose deed the sentence tells: sometimes that of the seat to which it was done."""
        return int(meant["seat"]) if event.name in self.notes.done_by_other else event.by


def places_in(meant: Meanings) -> list[str]:
    """The places an event speaks of, from where a piece comes first."""
    return [str(meant[name]).split()[-1] for name in ("piece", "area", "region") if name in meant]
