"""What a view shows more of where modifiers are played."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict, cast

from meseta.engine.view import SealedFrame
from meseta.games.el_grande.view import SeatView


class ModifiersView(TypedDict):
    """The modifiers of a player."""

    held: Annotated[int, "how many are in hand"]
    hand: Annotated[list[str] | None, "those in hand, for the seat itself; null for others"]
    used: Annotated[list[str] | None, "those it has used, for the seat itself; null for others"]
    passed: Annotated[str | None, "the one it gave to the left before the game, for the seat itself; null for others"]
    received: Annotated[str | None, "the one it got then, for the seat itself; null for others"]
    taken_back_unseen: Annotated[int, "how many have come back to the hand unseen"]


class SeatWithModifiers(SeatView):
    """A player."""

    modifier: Annotated[str | None, "the modifier that was added to the bid, or null"]
    modifiers: Annotated[ModifiersView, "all of them"]


class PassingModifiersFrame(SealedFrame):
    """Before the game each player passes a modifier to the left."""

    kind: Literal["passing-modifiers"]


def with_modifiers(seat: SeatView) -> SeatWithModifiers:
    """A seat of a game in which this part is played."""
    return cast("SeatWithModifiers", seat)
