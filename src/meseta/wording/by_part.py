"""What a part of a game says in words of its own: the id of such a sentence ends in `-in-` and the part's name."""

from __future__ import annotations

from collections.abc import Iterable

from meseta.wording.words import Words


def said_by(words: Words, parts: Iterable[str], message: str) -> str:
    """The id of a sentence in a game with these parts: that of the first part with words of its own, or the base's."""
    own = (f"{message}-in-{part}" for part in parts)
    return next((each for each in own if words.has(each)), message)
