"""An entry that is told in several steps: the events of a scoring, kind by kind and area by area, then their sum."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from meseta.storage.rows import Entry, StoredEvent
from meseta.tables.event_notes import EventNotes

AREAS_TO_ADD_UP: Final = 2  # what one area pays is read without a table


class Step(NamedTuple):
    """Some events of an entry, told at once; or all payments of a scoring once more, as a table."""

    first: int  # the first event that is news; those before it belong to the step before
    end: int  # the first that is not told yet
    is_table: bool = False


class Payment(NamedTuple):
    seat: int
    points: int
    area: int


class Scoring(NamedTuple):
    """What was paid since something began for which payments are added up."""

    begun_by: str  # the event
    nth: int  # of all that such events began
    payments: list[Payment]


def steps_of(entry: Entry, notes: EventNotes) -> list[Step]:
    """None, if it is told at once."""
    if not any(event[0] in notes.stepwise for event in entry.events):
        return []
    told: list[Step] = []
    for first, end in lines(entry.events, notes):
        if entry.events[first][0] in notes.scorings:
            told += table_after(told, entry, notes)
        elif entry.events[first][0] in notes.stepwise:
            told.append(Step(told[-1].end if told else 0, end))
    return told + table_after(told, entry, notes)


def lines(events: Sequence[StoredEvent], notes: EventNotes) -> Iterator[tuple[int, int]]:
    """The first event of each line, and the one after its last."""
    first = 0
    for number in range(1, len(events) + 1):
        if number == len(events) or not are_one_line(events[number], events[number - 1], notes):
            yield first, number
            first = number


def are_one_line(event: StoredEvent, before: StoredEvent, notes: EventNotes) -> bool:
    return notes.are_one_line(str(event[0]), int(event[3]), str(before[0]), int(before[3]))


def table_after(told: Sequence[Step], entry: Entry, notes: EventNotes) -> list[Step]:
    """Unless there was one since the last payment."""
    since = next((step.end for step in reversed(told) if step.is_table), 0)
    paid = {event[3] for event in entry.events[since : told[-1].end if told else 0] if event[0] in notes.payments}
    return [Step(told[-1].end, told[-1].end, is_table=True)] if len(paid) >= AREAS_TO_ADD_UP else []


def told_until(entry: Entry, steps: int, notes: EventNotes) -> Step:
    """The last of so many steps of an entry."""
    return steps_of(entry, notes)[steps - 1]


def is_unfinished(entry: Entry, notes: EventNotes) -> bool:
    """Is there more to see in it when its steps were told?"""
    told = steps_of(entry, notes)
    return any(is_visible(event, notes) for event in entry.events[told[-1].end if told else 0 :])


def is_visible(event: StoredEvent, notes: EventNotes) -> bool:
    return event[0] not in notes.without_a_step


def scoring_at_end(entries: Sequence[Entry], notes: EventNotes) -> Scoring:
    """The scoring whose payments are the last that were told."""
    paid: list[Payment] = []
    events = [event for entry in entries for event in entry.events]
    for number, event in reversed(list(enumerate(events))):
        if event[0] in notes.payments:
            paid.append(Payment(int(event[1]), int(event[2]), int(event[3])))
        elif event[0] in notes.scorings:
            nth = sum(each[0] == event[0] for each in events[: number + 1])
            return Scoring(str(event[0]), nth, paid[::-1])
    return Scoring("", 0, paid[::-1])


def by_area(payments: Sequence[Payment]) -> dict[int, dict[int, int]]:
    """What each seat was paid for each area, in the order in which they were paid."""
    areas = {payment.area: dict[int, int]() for payment in payments}
    for payment in payments:
        areas[payment.area][payment.seat] = areas[payment.area].get(payment.seat, 0) + payment.points
    return areas
