"""How the events of a game are told to people: what is left out, and what is one step. An event not named is plain."""

from __future__ import annotations

from dataclasses import dataclass, fields

NONE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class EventNotes:
    """Events by their names."""

    untold: frozenset[str] = NONE  # have no line of their own in the log
    pointing: frozenset[str] = NONE  # name a place and change nothing there
    without_a_step: frozenset[str] = NONE  # are better seen together with what follows
    runs: frozenset[str] = NONE  # one after the other by the same seat, are one step
    together: frozenset[str] = NONE  # in a row, are one line: see `wording.telling`
    chapters: frozenset[str] = NONE  # begin what a game is divided into
    landmarks: frozenset[str] = NONE  # begin nothing, but can be gone to in a replay like chapters
    done_by_other: frozenset[str] = NONE  # are told as the deed of the seat they concern, not of who brought it about
    # ---- Scorings, and whatever else is told step by step though one answer brings it about.
    stepwise: frozenset[str] = NONE  # are a step of their own
    payments: frozenset[str] = NONE  # pay a seat: the first number is the points, the second the area they are for
    scorings: frozenset[str] = NONE  # begin something for which payments are added up
    told_before: frozenset[str] = NONE  # are told before they happen
    held: frozenset[str] = NONE  # are to be read for longer than others

    def with_those_of(self, other: EventNotes) -> EventNotes:
        """What a part of the game adds."""
        return EventNotes(*[getattr(self, each.name) | getattr(other, each.name) for each in fields(self)])

    def are_one_line(self, event: str, second: int, before: str, second_before: int) -> bool:
        """Is an event told in one line with the one before it? Payments, if they are for the same area."""
        return event == before and event in self.together and (event not in self.payments or second == second_before)
