"""How the events of a game are told to people: what is left out, and what is one step. An event not named is plain."""

from __future__ import annotations

from dataclasses import dataclass

NONE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class EventNotes:
    """Events by their names."""

    untold: frozenset[str] = NONE  # have no line of their own in the log
    pointing: frozenset[str] = NONE  # name a place and change nothing there
    without_a_step: frozenset[str] = NONE  # are better seen together with what follows
    runs: frozenset[str] = NONE  # one after the other by the same seat, are one step

    def with_those_of(self, other: EventNotes) -> EventNotes:
        """What a part of the game adds."""
        return EventNotes(
            self.untold | other.untold,
            self.pointing | other.pointing,
            self.without_a_step | other.without_a_step,
            self.runs | other.runs,
        )
