"""What happened, told for people: a log, an animation, a voice. Whoever does not listen pays nothing.

An event is public: it never carries what some seat may not know.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from mypy_extensions import mypyc_attr

Meanings: TypeAlias = dict[str, int | str]  # the numbers of an event or a change, under their names


class Event(NamedTuple):
    """Something that happened: its name, the seat that did it (-1: nobody), and two numbers its name explains."""

    name: str
    by: int
    first: int
    second: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Somebody who hears every event of a position at once, and may look at it then."""

    def hear(self, event: Event) -> None:
        raise NotImplementedError


class Log(Listener):
    """A listener that keeps everything it hears."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def take(self) -> list[Event]:
        """What was heard since the last time."""
        heard, self.events = self.events, []
        return heard
