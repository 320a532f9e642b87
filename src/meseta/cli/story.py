"""What happened in a game, told in plain sentences, answer by answer."""

from __future__ import annotations

from itertools import groupby

from meseta.cli.lines import wrapped
from meseta.cli.terminal import Ink
from meseta.engine.events import Log
from meseta.engine.frame import AnyPosition
from meseta.engine.title import Title
from meseta.wording.telling import Reader
from meseta.wording.words import DEFAULT, words


class Story:
    """Listens to a position. What an answer brought about is one chapter, so it can be taken back with the answer."""

    def __init__(self, title: Title, position: AnyPosition) -> None:
        self.title = title
        self.names = title.seat_names(position.seats)
        self.reader = Reader(words(DEFAULT), title, self.names)
        self.heard = Log()
        position.listener = self.heard
        self.chapters: list[list[str]] = []

    def end_chapter(self, position: AnyPosition) -> list[str]:
        """All that was heard since the last chapter becomes the next."""
        self.chapters.append(
            [
                self.reader.told(event, self.title.meanings(position.options_chosen(), event))
                for event in self.heard.take()
            ]
        )
        return self.chapters[-1]

    def take_back(self, answers_left: int) -> None:
        del self.chapters[answers_left:]

    def since(self, answers: int) -> list[str]:
        """What was told after so many answers."""
        return [sentence for chapter in self.chapters[answers:] for sentence in chapter]


def paragraphs(sentences: list[str], names: list[str], ink: Ink, indent: str = "  ") -> list[str]:
    """A paragraph for each run of sentences that begin alike; the name of a seat is said only once in it."""
    lines: list[str] = []
    for subject, run in groupby(sentences, key=first_word):
        first, *later = run
        if subject in names:
            later = [sentence.removeprefix(f"{subject} ") for sentence in later]
        told = wrapped("; ".join([first, *later]) + ".", indent, indent + "    ")
        lines += [told[0].replace(subject, ink.paint(subject, subject), 1), *told[1:]]
    return lines


def first_word(sentence: str) -> str:
    return sentence.split()[0]
