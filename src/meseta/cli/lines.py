"""Sentences as lines that fit the narrowest usual terminal."""

from __future__ import annotations

import textwrap

from meseta.engine.title import Title

WIDTH = 79  # one less than 80: some terminals begin a new line when the last column is filled


def wrapped(text: str, indent: str = "", hanging: str | None = None) -> list[str]:
    """The lines of a paragraph; all but the first begin with `hanging`. Names such as pais-vasco stay whole."""
    later = indent if hanging is None else hanging
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=later, break_on_hyphens=False)


def listed(words: list[str], last: str = "and") -> str:
    """`blue, green and purple`."""
    return f" {last} ".join([", ".join(words[:-1]), *words[-1:]] if words[1:] else words)


def set_up(game: Title, settled: dict[str, str], seed: int) -> list[str]:
    """What was settled before the first answer, as far as there was a choice."""
    chosen = [option.name for option in game.options if len(option.possible(settled)) > 1]
    return wrapped(f"{game.name}: {', '.join(f'{name} {settled[name]}' for name in chosen)}; seed {seed}.")
