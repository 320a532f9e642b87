"""What is read in a view of any game: who sits where, what is asked, and how that is called."""

from __future__ import annotations

from typing import Protocol

from meseta.engine.view import View
from meseta.wording.words import Words


class Sitter(Protocol):
    """Who sits on a seat. The seats of a stored table are such."""

    @property
    def name(self) -> str: ...

    @property
    def kind(self) -> str:
        """`person`, `bot` or `open`."""
        ...


def letter(name: str) -> str:
    """What stands on the token of a player."""
    return name.strip()[:1].upper()


def place_name(words: Words, place: str) -> str:
    """What a place on a board is called."""
    return words.say(f"region-{place}")


def question(view: View) -> str:
    """The kind of the business that asks now; nothing when the game is over."""
    return view["business"][-1]["kind"] if view["business"] else ""


def answers(view: View) -> dict[str, int]:
    """The legal answers by their notation."""
    return {legal["notation"]: legal["answer"] for legal in view["legal"]}
