"""What can be chosen before a game, in words: what an option changes, and what its values are made of."""

from __future__ import annotations

from itertools import count, takewhile

from meseta.wording.words import Words


def changes(words: Words, game: str, option: str) -> str:
    return words.say(f"option-{game}-{option}-says")


def made_of(words: Words, game: str, option: str, value: str) -> list[str]:
    """A value sentence by sentence, where there is more to say than its name."""
    sentences = (f"value-{game}-{option}-{value}-says-{number}" for number in count(1))
    return [words.say(sentence) for sentence in takewhile(words.has, sentences)]
