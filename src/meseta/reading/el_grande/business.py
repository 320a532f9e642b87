"""The unfinished business of a view: what is asked, whose turn it is, what is announced or chosen in secret."""

from __future__ import annotations

from typing import cast

from meseta.engine.view import SealedFrame
from meseta.games.el_grande.view import AnyMovingFrame, AnyTurnFrame, ElGrandeFrame, ElGrandeView, Proposal
from meseta.wording.words import Said


def top(view: ElGrandeView) -> ElGrandeFrame | None:
    """What is asked now; nothing when the game is over."""
    return view["business"][-1] if view["business"] else None


def turn(view: ElGrandeView) -> AnyTurnFrame | None:
    """The turn that is being taken. Parts have some of their own, so it is known by what it shows."""
    return next((cast("AnyTurnFrame", frame) for frame in view["business"] if "taboo_lifted" in frame), None)


def sealed(view: ElGrandeView) -> SealedFrame | None:
    """The secret choice that is being made. Parts have some of their own, so it is known by what it shows."""
    frame = top(view)
    return cast("SealedFrame", frame) if frame is not None and "asked" in frame else None


def announced(view: ElGrandeView) -> Proposal | None:
    """The change that may still be vetoed."""
    frame = top(view)
    return frame if frame is not None and frame["kind"] == "proposal" else None


def numbers(change: Proposal) -> dict[str, Said]:
    """What an announced change is about, under the names of its numbers."""
    return {name: value for name, value in change.items() if isinstance(value, str | int)}


def chosen_piece(view: ElGrandeView) -> str | None:
    """The caballero that was chosen and is not moved yet. Parts move some in ways of their own."""
    frame = top(view)
    if frame is None or frame["kind"] == "proposal" or "piece" not in frame:
        return None
    return cast("AnyMovingFrame", frame)["piece"]


def values_barred(view: ElGrandeView) -> list[int]:
    """What lies on the table already while power cards are played."""
    frame = top(view)
    return frame["values_barred"] if frame is not None and frame["kind"] == "bidding" else []
