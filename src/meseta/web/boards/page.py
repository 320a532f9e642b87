"""What every drawing stands on: the view, who sits where, the words, and how text and numbers get into markup."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Any, Final, Protocol, TypeAlias

from markupsafe import Markup

from meseta.engine.view import View as AnyView
from meseta.web.markup import NOTHING, html
from meseta.wording.words import Words

View: TypeAlias = dict[str, Any]  # what `position.seen_by` gives
Frame: TypeAlias = dict[str, Any]  # one piece of unfinished business in it


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


def text(anything: object) -> str:
    """Plain text as it may stand in markup, between tags or in a quoted attribute."""
    return escape(str(anything))


@lru_cache(maxsize=4096)
def at(x: float, y: float) -> Markup:
    """The attribute that puts a piece somewhere. Changing it on a kept node makes the piece glide."""
    return html('transform="translate({} {})"', x, y)


def top(view: View) -> Frame:
    """The business that asks now; an empty one when the game is over."""
    frame: Frame = view["business"][-1] if view["business"] else {"kind": ""}
    return frame


def question(view: AnyView | View) -> str:
    """The kind of the business that asks now; nothing when the game is over."""
    return str(view["business"][-1]["kind"]) if view["business"] else ""


def answers(view: AnyView | View) -> dict[str, int]:
    """The legal answers by their notation."""
    return {legal["notation"]: legal["answer"] for legal in view["legal"]}


DISABLED: Final = html(' aria-disabled="true"')  # of what could answer at another moment


def answer(chosen: int | None) -> Markup:
    """The attribute of everything that answers when it is pressed."""
    return NOTHING if chosen is None else html(' data-answer="{}"', chosen)
