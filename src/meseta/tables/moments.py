"""What others did, moment by moment: the entries of a log at which a person is shown how a table came to stand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from meseta.storage.rows import AnsweredBy, Entry, EntryKind
from meseta.tables.event_notes import EventNotes

MOST: Final = 40  # moments: a person who is further behind is shown the present
OWN: Final = (AnsweredBy.PERSON, AnsweredBy.AUTO)  # a seat's own answers, also where it had no choice


def moments(entries: Sequence[Entry], after: int, seat: int | None, notes: EventNotes) -> list[int]:
    """The numbers of the later entries by which there is something new to see that the seat has not done itself."""
    news = [entry for entry in entries[max(0, after) :] if is_news_for(entry, seat, notes)]
    steps = pairwise([*news, None])
    return [entry.number for entry, following in steps if entry and not continues(entry, following, notes)]


def is_news_for(entry: Entry, seat: int | None, notes: EventNotes) -> bool:
    if entry.seat == seat and entry.by in OWN:
        return False
    return entry.kind == EntryKind.UNDO or bool(visible_events(entry, notes))


def visible_events(entry: Entry, notes: EventNotes) -> list[str]:
    return [str(event[0]) for event in entry.events if event[0] not in notes.without_a_step]


def continues(entry: Entry, following: Entry | None, notes: EventNotes) -> bool:
    """Does the same seat do the same thing once more?"""
    if following is None or following.seat != entry.seat or EntryKind.UNDO in (entry.kind, following.kind):
        return False
    events = visible_events(entry, notes)
    return len(events) == 1 and events[0] in notes.runs and events[0] == visible_events(following, notes)[0]


def last_own(entries: Sequence[Entry], seat: int | None) -> int:
    """The entry in which the seat's person did something last; before the first one, the beginning."""
    return next(
        (entry.number for entry in reversed(entries) if entry.seat == seat and entry.by == AnsweredBy.PERSON), 0
    )


def retold_from(entries: Sequence[Entry], seat: int | None, notes: EventNotes) -> int | None:
    """The entry from which all can be told again that others did since the seat's last own answer, if they did."""
    since = last_own(entries, seat)
    due = moments(entries, since, seat, notes)
    if not due or seat is None:
        return None
    return since if len(due) <= MOST else due[-MOST - 1]
