"""What a text board is written with: the words of a language, ink, and how the seats are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meseta.cli.seats import name_of
from meseta.cli.terminal import Ink
from meseta.wording.words import Said, Words


class Sitter(NamedTuple):
    """Who sits on a seat, as questions want to know it."""

    name: str
    kind: str = "person"


class Writer:
    def __init__(self, words: Words, ink: Ink, colours: Sequence[str]) -> None:
        self.words = words
        self.ink = ink
        self.colours = colours  # of the seats
        self.names = [name_of(colour, words) for colour in colours]
        self.sitters = [Sitter(name) for name in self.names]

    def say(self, message: str, /, **args: Said) -> str:
        return self.words.say(message, **args)

    def place(self, place: str) -> str:
        return self.words.say(f"region-{place}")

    def places(self, places: Sequence[str]) -> str:
        return self.words.listed([self.place(each) for each in places])

    def painted(self, row: str, colour: str) -> str:
        """A row whose name is painted in its colour."""
        name = name_of(colour, self.words)
        return row.replace(name, self.ink.paint(name, "bold", colour), 1)
