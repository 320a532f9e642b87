"""What every view shows: who is asked what, and the unfinished business without its secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meseta.engine.frame import Frame
from meseta.engine.position import Position
from meseta.engine.proposal import Proposal
from meseta.engine.refusal import Refused
from meseta.engine.saving import plain
from meseta.engine.sealed import SealedChoice

InWords = Callable[[str, Any], Any]  # what a number stands for, by the name of its field
Meanings = Callable[[str, int, int], dict[str, Any]]  # the two numbers of a change or an event under their names


def check_viewer(position: Position, viewer: int | None) -> None:
    if viewer is not None and not position.is_seat(viewer):
        raise Refused("error-no-such-viewer", seat=viewer, last=int(position.seats) - 1)


def asked(position: Position, viewer: int | None) -> dict[str, Any]:
    """Who must answer, and what the viewer could."""
    check_viewer(position, viewer)
    legal = [] if viewer is None else position.options(viewer)
    return {
        "waiting": position.waiting(),
        "legal": [{"answer": option, "notation": position.notation(option)} for option in legal],
    }


def business(position: Position, viewer: int | None, in_words: InWords, meanings: Meanings) -> list[dict[str, Any]]:
    """From the bottom of the pile up."""
    check_viewer(position, viewer)
    return [shown(position, frame, viewer, in_words, meanings) for frame in position.frames()]


def shown(
    position: Position, frame: Frame, viewer: int | None, in_words: InWords, meanings: Meanings
) -> dict[str, Any]:
    """Only a sealed choice holds secrets: a seat sees nothing but its own answers in it."""
    if isinstance(frame, Proposal):
        numbers = meanings(frame.change.NAME, frame.first, frame.second)
        return {"kind": frame.NAME, "change": frame.change.NAME, "by": frame.by, **numbers}
    named = {field: in_words(field, plain(getattr(frame, field))) for field in frame.FIELDS}
    if isinstance(frame, SealedChoice):
        named["answers"] = [] if viewer is None else [position.notation(each) for each in frame.answers_of(viewer)]
    return {"kind": frame.NAME, **named}
