"""Where the messages of a language come from: the Fluent files of its folder, here and wherever else words are kept."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

# In each there is a folder for each language. A game from elsewhere adds its own, before anything is said.
FOLDERS: Final[list[Traversable]] = [files("meseta.wording")]

BEGINNING: Final = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)  # of a message: what belongs to it is indented
NOTHING_SAID: Final = re.compile(r"(?:#.*\n|[ \t]*\n)*")  # comments and empty lines
COMMENT: Final = re.compile(r"^#.*", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)")


class BadFile(Exception):
    """A Fluent file that cannot be read, or says something twice."""


class Written(NamedTuple):
    """A message as it stands in its file, with the comments that follow it."""

    file: str
    text: str

    def read(self) -> Message:
        message, *others = FluentParser(with_spans=False).parse(self.text).body
        for entry in (message, *others):
            if isinstance(entry, Junk):
                raise BadFile(f"{self.file} cannot be read: {entry.content}")
        assert isinstance(message, Message)
        return message

    def refers_to(self) -> list[str]:
        """The ids of the messages of which it is made."""
        return REFERENCE.findall(COMMENT.sub("", self.text))


def messages_of(language: str) -> dict[str, Written]:
    """All messages of a language by their ids. Reading them all takes a moment, so each is read when it is said."""
    found = [file for folder in FOLDERS for file in (folder / language).iterdir() if file.name.endswith(".ftl")]
    return merged({str(file): file.read_text("utf-8") for file in found})


def merged(sources: dict[str, str]) -> dict[str, Written]:
    found: dict[str, Written] = {}
    for source in sorted(sources):
        before, *messages = BEGINNING.split(sources[source])
        if not NOTHING_SAID.fullmatch(before):
            raise BadFile(f"{source} cannot be read: {before}")
        for text in messages:
            name = text.partition("=")[0].rstrip()
            if name in found:
                raise BadFile(f"{source} says '{name}', which is said already")
            found[name] = Written(source, text)
    return found
