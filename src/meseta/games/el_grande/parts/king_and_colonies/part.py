"""King & Colonies: own cards and colonies together. Each brings its rules; this is what the pair alone has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meseta.engine.program import Card, Step, card
from meseta.games.el_grande.part import Part
from meseta.games.el_grande.parts.colonies.steps.turn_over_card import TurnOverCard
from meseta.games.el_grande.parts.king_and_colonies import judgement
from meseta.games.el_grande.parts.king_and_colonies.steps import (
    HOLD_VETO,
    TURN_OVER_NOW,
    HoldVeto,
    TurnOverNow,
    TurnOverOrHoldVeto,
)

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NAME = "king-and-colonies"


class KingAndColonies(Part):
    NAME: ClassVar[str] = NAME

    def actions(self) -> list[Card]:
        return [card(TURN_OVER_NOW, TurnOverNow(), text="turn-over-card")]

    def programs(self) -> list[Card]:
        """A veto cannot be vetoed."""
        return [card(HOLD_VETO, HoldVeto())]

    def texts(self) -> dict[str, str]:
        return {"turn-over-card": "turn-over-card-or-veto"}

    def instead_of(self, step: Step) -> Step:
        return TurnOverOrHoldVeto() if isinstance(step, TurnOverCard) else step

    def step_worth(self, position: ElGrande, step: Step, by: i64, seat: i64) -> float:
        return judgement.step_worth(step, by, seat)
