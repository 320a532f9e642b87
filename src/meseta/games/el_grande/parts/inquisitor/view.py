"""What a view shows more where the inquisitor is played."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict, cast

from meseta.engine.view import ProposalFrame
from meseta.games.el_grande.view import AnyMovingFrame, ElGrandeView


class InquisitorView(TypedDict):
    """The inquisitor. His caballeros are the extra colour of that role: they count as those of who has him."""

    holder: Annotated[int | None, "the seat whose court he is in, or null: he stands beside the board"]
    helped: Annotated[bool, "has he helped in this turn"]


class ViewWithInquisitor(ElGrandeView):
    """What one seat, or a spectator, sees of a game of El Grande."""

    inquisitor: Annotated[InquisitorView, "the inquisitor"]


class MovingBlackFrame(AnyMovingFrame):
    """The inquisitor's caballeros are moved: which one, then where to."""

    kind: Literal["moving-black"]


class InquisitorProposal(ProposalFrame):
    change: Literal["inquisitor-comes", "inquisitor-leaves"]


def of_inquisitor(view: ElGrandeView) -> ViewWithInquisitor:
    """A view of a game with this part has its keys."""
    return cast("ViewWithInquisitor", view)
