"""Reading the words of a scenario's facts, with sentences for what is wrong."""

from __future__ import annotations

from meseta.engine.refusal import Refused


def index(names: list[str], word: str, kind: str) -> int:
    """The place of a word among the names that are possible."""
    if word not in names:
        raise Refused(f"'{word}' is no {kind}; possible: {', '.join(names)}.")
    return names.index(word)


def whole(word: str) -> int:
    if not word.isdigit():
        raise Refused(f"'{word}' should be a whole number.")
    return int(word)


def pairs(words: list[str]) -> list[tuple[str, str]]:
    """Names and values in turn."""
    if not words or len(words) % 2:
        raise Refused(f"'{' '.join(words)}' should be pairs of a colour and its value.")
    return list(zip(words[::2], words[1::2], strict=True))


def only(words: list[str], pattern: str) -> str:
    """The one word after the fact's name."""
    if len(words) != 2:
        raise Refused(f"'{' '.join(words)}' should read '{pattern}'.")
    return words[1]


def first_of(words: list[str]) -> str:
    """The first word, or nothing where there is none."""
    return words[0] if words else ""
