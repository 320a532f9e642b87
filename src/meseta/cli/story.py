"""What happened in a game, told in plain sentences, answer by answer."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from meseta.cli.lines import sentence, wrapped
from meseta.cli.terminal import Ink
from meseta.engine.events import Event, Log
from meseta.engine.position import Position
from meseta.wording.telling import Reader


class Told(NamedTuple):
    """A sentence, and the seat that did what it says; -1 where no seat did."""

    seat: int
    says: str


class Story:
    """Listens to a position. What an answer brought about is one chapter, so it can be taken back with the answer."""

    def __init__(self, position: Position, reader: Reader) -> None:
        self.reader = reader
        self.options = position.options_chosen()
        self.heard = Log()
        position.listener = self.heard
        self.chapters: list[list[Told]] = []

    def end_chapter(self) -> list[Told]:
        """All that was heard since the last chapter becomes the next."""
        self.chapters.append([self.told(event) for event in self.heard.take()])
        return self.chapters[-1]

    def told(self, event: Event) -> Told:
        return Told(event.by, self.reader.told(event, self.reader.title.meanings(self.options, event)))

    def take_back(self, answers_left: int) -> None:
        del self.chapters[answers_left:]

    def since(self, answers: int) -> list[Told]:
        """What was told after so many answers."""
        return [told for chapter in self.chapters[answers:] for told in chapter]


def paragraphs(told: list[Told], reader: Reader, ink: Ink, indent: str = "  ") -> list[str]:
    """A paragraph for all that one seat did in a row; its name is said only once in it."""
    lines: list[str] = []
    for seat, run in groupby(told, key=lambda each: each.seat):
        name = reader.names[seat] if seat >= 0 else ""
        text = wrapped(joined([each.says for each in run], name), indent, indent + "    ")
        if name and text[0].startswith(indent + name):
            text[0] = text[0].replace(name, ink.paint(name, reader.title.seat_names(len(reader.names))[seat]), 1)
        lines += text
    return lines


def joined(sentences: list[str], name: str) -> str:
    """`Blue plays power card 9; places a caballero in Granada (×2). The grande of Blue moves to Galicia.`"""
    text = ""
    for each, run in groupby(sentences):
        times = len(list(run))
        told = f"{each} (×{times})" if times > 1 else each
        again = bool(text) and bool(name) and told.startswith(f"{name} ")
        text += f"; {told.removeprefix(f'{name} ')}" if again else f". {told}" if text else told
    return sentence(text)
