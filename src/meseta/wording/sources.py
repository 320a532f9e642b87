"""Where the messages of a language come from: its Fluent files, and in English also the games' own data."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource

from meseta.wording.game_texts import english_texts

FOLDERS: Final[list[Traversable]] = [files("meseta.wording")]  # each with one for each language; a game may add its own
OF_THE_GAMES = "en"  # the language the games' data are written in


class BadFile(Exception):
    """A Fluent file that cannot be read, or says something twice."""


def messages_of(language: str) -> Resource:
    """All messages of a language in one resource."""
    written = [file for folder in FOLDERS for file in (folder / language).iterdir() if file.name.endswith(".ftl")]
    sources = {file.name: file.read_text("utf-8") for file in written}
    if language == OF_THE_GAMES:
        sources["the games' data"] = "".join(f"{name} = {literal(text)}\n" for name, text in english_texts().items())
    return merged(sources)


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


def literal(text: str) -> str:
    """A text that means itself in Fluent, whatever signs it has."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'
