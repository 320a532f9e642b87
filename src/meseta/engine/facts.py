"""Reading the words of a scenario's facts, and refusing what is wrong."""

from __future__ import annotations

from meseta.engine.refusal import Refused


def index(names: list[str], word: str, kind: str) -> int:
    """The place of a word among the names of a kind that are possible."""
    if word not in names:
        raise Refused("error-no-such-name", word=word, kind=kind, possible=names)
    return names.index(word)


def whole(word: str) -> int:
    if not word.isdigit():
        raise Refused("error-no-number", word=word)
    return int(word)


def pairs(words: list[str]) -> list[tuple[str, str]]:
    """Names and values in turn."""
    if not words or len(words) % 2:
        raise Refused("error-no-pairs", words=" ".join(words))
    return list(zip(words[::2], words[1::2], strict=True))


def only(words: list[str], pattern: str) -> str:
    """The one word after the fact's name."""
    if len(words) != 2:
        raise Refused("error-pattern", words=" ".join(words), pattern=pattern)
    return words[1]


def first_of(words: list[str]) -> str:
    """The first word, or nothing where there is none."""
    return words[0] if words else ""
