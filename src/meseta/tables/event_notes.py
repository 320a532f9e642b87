"""How a game's events are told to people: which are left out, and which are one deed. Every event not named is plain."""

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
