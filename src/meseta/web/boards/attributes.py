"""The attributes of what can be pressed or moved, on every board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meseta.web.markup import NOTHING, html

DISABLED: Final = html(' aria-disabled="true"')  # of what could answer at another moment


@lru_cache(maxsize=4096)
def at(x: float, y: float) -> Markup:
    """The attribute that puts a piece somewhere. Changing it on a kept node makes the piece glide."""
    return html('transform="translate({} {})"', x, y)


def answer(chosen: int | None) -> Markup:
    """The attribute of everything that answers when it is pressed."""
    return NOTHING if chosen is None else html(' data-answer="{}"', chosen)


def label(spoken: str, seen: str) -> str:
    """The accessible name of what can be pressed: it holds the text that is seen (WCAG 2.5.3, for speech control)."""
    return spoken if seen.lower() in spoken.lower() else f"{spoken} ({seen})"


def does(says: str) -> Markup:
    """The attribute of what a finger looks at before it is done: the words of the button that then does it."""
    return html(' data-does="{}"', says) if says else NOTHING


def same(chosen: int | None) -> Markup:
    """The attribute of what can be pressed as well as the button that gives this answer."""
    return NOTHING if chosen is None else html(' data-same="{}"', chosen)
