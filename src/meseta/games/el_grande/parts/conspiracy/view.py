"""What a view shows of a conspiracy."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from meseta.engine.view import ProposalFrame
from meseta.games.el_grande.view import ElGrandeView


class ViewWithConspiracy(ElGrandeView):
    conspiracy: Annotated[
        int | None, "the seat that conspires: at the next general scoring grandes go by disk; or null"
    ]


class ConspiracyProposal(ProposalFrame):
    change: Literal["conspires"]


def of_conspiracy(view: ElGrandeView) -> ViewWithConspiracy:
    """A view of a game with this part has its keys."""
    return cast("ViewWithConspiracy", view)
