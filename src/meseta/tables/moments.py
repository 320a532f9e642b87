"""What happened, moment by moment: where in a log a person is shown how a table came to stand as it does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from meseta.storage.rows import AnsweredBy, Entry, EntryKind
from meseta.tables.event_notes import EventNotes
from meseta.tables.steps import is_unfinished, is_visible, steps_of

MOST: Final = 40  # entries: a person who is further behind is shown the present
OWN: Final = (AnsweredBy.PERSON, AnsweredBy.AUTO)  # a seat's own answers, also where it had no choice


class Moment(NamedTuple):
    """After an entry, or in the middle of it."""

    number: int
    steps: int | None = None  # of this entry so many were told; None: all of it

    @property
    def entries(self) -> int:
        """How many were told as a whole."""
        return self.number if self.steps is None else self.number - 1


def moments(entries: Sequence[Entry], after: Moment, seat: int | None, notes: EventNotes) -> list[Moment]:
    """All later ones at which there is something new to see that the seat has not done itself."""
    later = entries[max(0, after.entries) :]
    told = set(whole_entries(later, seat, notes))
    due = [Moment(entry.number, step) for entry in later for step in range(1, len(steps_of(entry, notes)) + 1)]
    due += [Moment(number) for number in told]
    return sorted((each for each in due if in_order(each) > in_order(after)), key=in_order)


def in_order(moment: Moment) -> tuple[int, bool, int]:
    return (moment.number, moment.steps is None, moment.steps or 0)


def tables_of_scorings(entries: Sequence[Entry], after: Moment, notes: EventNotes) -> list[Moment]:
    """The moments at which all that was paid is put together: they stay until they are put away."""
    due = moments(entries, after, None, notes)
    return [each for each in due if each.steps and steps_of(entries[each.number - 1], notes)[each.steps - 1].is_table]


def whole_entries(later: Sequence[Entry], seat: int | None, notes: EventNotes) -> list[int]:
    news = [entry for entry in later if is_news_for(entry, seat, notes)]
    steps = pairwise([*news, None])
    return [entry.number for entry, following in steps if entry and not continues(entry, following, notes)]


def is_news_for(entry: Entry, seat: int | None, notes: EventNotes) -> bool:
    if entry.seat == seat and entry.by in OWN:
        return False
    return entry.kind == EntryKind.UNDO or is_unfinished(entry, notes)


def visible_events(entry: Entry, notes: EventNotes) -> list[str]:
    return [str(event[0]) for event in entry.events if is_visible(event, notes)]


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
    """The entry from which all can be told again that came of the seat's last own answer and what others did since."""
    since = last_own(entries, seat)
    if since and steps_of(entries[since - 1], notes):
        since -= 1
    due = moments(entries, Moment(since), seat, notes)
    if not due or seat is None:
        return None
    told = sorted({each.number for each in due})
    return since if len(told) <= MOST else told[-MOST - 1]
