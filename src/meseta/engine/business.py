"""What every view shows: who is asked what, and the unfinished business without its secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, cast

from meseta.engine.frame import Frame
from meseta.engine.position import Position
from meseta.engine.proposal import Proposal
from meseta.engine.refusal import Refused
from meseta.engine.saving import Plain, plain
from meseta.engine.sealed import SealedChoice

if TYPE_CHECKING:
    from meseta.engine.events import Meanings
    from meseta.engine.view import AnyFrame, Legal

Shown: TypeAlias = "Plain | list[str] | None"  # what stands in a view for a field of a frame
InWords: TypeAlias = "Callable[[str, Plain], Shown]"  # what a number stands for, by the name of its field
Explain: TypeAlias = "Callable[[str, int, int], Meanings]"  # the two numbers of a change or an event under their names


def check_viewer(position: Position, viewer: int | None) -> None:
    if viewer is not None and not position.is_seat(viewer):
        raise Refused("error-no-such-viewer", seat=str(viewer), last=int(position.seats) - 1)


def legal_answers(position: Position, viewer: int | None) -> list[Legal]:
    """What the viewer could answer now."""
    check_viewer(position, viewer)
    legal = [] if viewer is None else position.answers(viewer)
    return [{"answer": answer, "notation": position.notation(answer)} for answer in legal]


def business(position: Position, viewer: int | None, in_words: InWords, explain: Explain) -> list[AnyFrame]:
    """From the bottom of the pile up."""
    check_viewer(position, viewer)
    return [shown(position, frame, viewer, in_words, explain) for frame in position.frames()]


def shown(position: Position, frame: Frame, viewer: int | None, in_words: InWords, explain: Explain) -> AnyFrame:
    """Only a sealed choice holds secrets: a seat sees nothing but its own answers in it.

    A frame is shown by the names of its fields, so what it shows is declared in the views of its game, not here.
    """
    named: dict[str, Shown] = {"kind": frame.NAME}
    if isinstance(frame, Proposal):
        named["change"] = frame.change.NAME
        named["by"] = frame.by
        named.update(explain(frame.change.NAME, frame.first, frame.second))
    else:
        for field in frame.FIELDS:
            named[field] = in_words(field, plain(getattr(frame, field)))
    if isinstance(frame, SealedChoice):
        named["answers"] = [] if viewer is None else [position.notation(each) for each in frame.answers_of(viewer)]
    return cast("AnyFrame", named)
