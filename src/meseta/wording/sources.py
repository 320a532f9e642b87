"""Where the messages of a language come from: the Fluent files of its folder, here and wherever else words are kept."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource

# In each there is a folder for each language. A game from elsewhere adds its own, before anything is said.
FOLDERS: Final[list[Traversable]] = [files("meseta.wording")]


class BadFile(Exception):
    """A Fluent file that cannot be read, or says something twice."""


def messages_of(language: str) -> Resource:
    """All messages of a language in one resource."""
    found = [file for folder in FOLDERS for file in (folder / language).iterdir() if file.name.endswith(".ftl")]
    return merged({str(file): file.read_text("utf-8") for file in found})


def merged(sources: dict[str, str]) -> Resource:
    found: dict[str, Message] = {}
    for source in sorted(sources):
        for entry in FluentParser(with_spans=False).parse(sources[source]).body:
            if isinstance(entry, Junk):
                raise BadFile(f"{source} cannot be read: {entry.content}")
            if isinstance(entry, Message):
                if entry.id.name in found:
                    raise BadFile(f"{source} says '{entry.id.name}', which is said already")
                found[entry.id.name] = entry
    return Resource(list(found.values()))
