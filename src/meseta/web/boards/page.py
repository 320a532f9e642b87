"""What every drawing stands on: who sits where, what is asked, and the attributes of what can be pressed or moved."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Protocol

from markupsafe import Markup

from meseta.engine.view import View
from meseta.web.markup import NOTHING, html
from meseta.wording.words import Words

DISABLED: Final = html(' aria-disabled="true"')  # of what could answer at another moment


class Sitter(Protocol):
    """Who sits on a seat. The seats of a stored table are such."""

    @property
    def name(self) -> str: ...

    @property
    def kind(self) -> str:
        """`person`, `bot` or `open`."""
        ...


def place_name(words: Words, place: str) -> str:
    """What a place on a board is called."""
    return words.say(f"region-{place}")


@lru_cache(maxsize=4096)
def at(x: float, y: float) -> Markup:
    """The attribute that puts a piece somewhere. Changing it on a kept node makes the piece glide."""
    return html('transform="translate({} {})"', x, y)


def question(view: View) -> str:
    """The kind of the business that asks now; nothing when the game is over."""
    return view["business"][-1]["kind"] if view["business"] else ""


def answers(view: View) -> dict[str, int]:
    """The legal answers by their notation."""
    return {legal["notation"]: legal["answer"] for legal in view["legal"]}


def answer(chosen: int | None) -> Markup:
    """The attribute of everything that answers when it is pressed."""
    return NOTHING if chosen is None else html(' data-answer="{}"', chosen)
