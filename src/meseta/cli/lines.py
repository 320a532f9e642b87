"""Sentences as lines that fit the narrowest usual terminal."""

from __future__ import annotations

import textwrap

WIDTH = 79  # one less than 80: some terminals begin a new line when the last column is filled


def wrapped(text: str, indent: str = "", hanging: str | None = None) -> list[str]:
    """The lines of a paragraph; all but the first begin with `hanging`. Names such as pais-vasco stay whole."""
    later = indent if hanging is None else hanging
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=later, break_on_hyphens=False)


def sentence(text: str) -> str:
    """With the full stop that headings and lines of a log do without."""
    return text if text.endswith((".", "?", "!")) else f"{text}."


def explained(terms: list[tuple[str, str]]) -> list[str]:
    """What each term means, the meanings below each other."""
    column = max(len(term) for term, _ in terms) + 4
    return [line for term, says in terms for line in wrapped(says, f"  {term:<{column - 2}}", " " * column)]
