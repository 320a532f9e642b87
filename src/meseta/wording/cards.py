"""What the cards of a game say."""

from __future__ import annotations

from meseta.engine.title import Title
from meseta.wording.words import Words


def card_texts(words: Words, title: Title) -> dict[str, str]:
    """By the names of the texts, as views give them."""
    return {name: words.say(f"card-{name}") for name in title.card_texts()}
