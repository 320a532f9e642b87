"""Sentences as lines that fit the narrowest usual terminal."""

from __future__ import annotations

import textwrap

WIDTH = 79  # one less than 80: some terminals begin a new line when the last column is filled


def wrapped(text: str, indent: str = "", hanging: str | None = None) -> list[str]:
    """The lines of a paragraph; all but the first begin with `hanging`. Names such as pais-vasco stay whole."""
    later = indent if hanging is None else hanging
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=later, break_on_hyphens=False)


def listed(words: list[str]) -> str:
    """`blue, green and purple`."""
    return " and ".join([", ".join(words[:-1]), *words[-1:]] if words[1:] else words)


def set_up(game: str, options: dict[str, str], seed: int) -> list[str]:
    """What was settled before the first answer."""
    return wrapped(f"{game}: {', '.join(f'{name} {value}' for name, value in options.items())}; seed {seed}.")
