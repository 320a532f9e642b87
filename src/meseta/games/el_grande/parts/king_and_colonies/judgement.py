"""What the card of the pair is worth at first sight, which may be held as a veto."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meseta.engine.program import Step
from meseta.games.el_grande.part import UNRATED
from meseta.games.el_grande.parts.king_and_colonies.steps import HoldVeto, TurnOverNow

VETO_HELD: Final = 1.0
CARD_TURNED_OVER: Final = 0.8


def step_worth(step: Step, by: i64, seat: i64) -> float:
    if isinstance(step, HoldVeto):
        return VETO_HELD if by == seat else 0.0
    if isinstance(step, TurnOverNow):
        return CARD_TURNED_OVER if by == seat else 0.0
    return UNRATED
