"""What the inquisitor is worth at first sight: his help in every turn, and his caballeros."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.engine.program import Step
from meseta.games.el_grande.judgement.standing import arriving
from meseta.games.el_grande.part import UNRATED
from meseta.games.el_grande.parts.inquisitor.answers import HELP_COURT, HELP_PLACE, LAST_OF_HELP
from meseta.games.el_grande.parts.inquisitor.state import state_of
from meseta.games.el_grande.parts.inquisitor.steps import MoveBlack, SendInquisitorAway, TakeInquisitor

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

HELP: Final = 1.5  # more than to end a turn, and before anything is placed that needs the court
IN_COURT: Final = 0.8
HELD: Final = 3.0
A_BLACK_ONE: Final = 0.6  # that is moved


def first_sight(position: ElGrande, seat: i64, answer: i64) -> float:
    if answer < HELP_COURT or answer > LAST_OF_HELP:
        return UNRATED
    if answer == HELP_COURT:
        return HELP + IN_COURT
    return HELP + arriving(position, answer - HELP_PLACE, seat, 1, seat)


def step_worth(position: ElGrande, step: Step, by: i64, seat: i64) -> float:
    holder = state_of(position).holder
    if isinstance(step, TakeInquisitor):
        if holder == by:
            return 0.0
        return HELD if by == seat else -HELD if holder == seat else 0.0
    if isinstance(step, SendInquisitorAway):
        return -HELD if holder == seat else 0.0
    if isinstance(step, MoveBlack):
        return A_BLACK_ONE * float(step.count) if by == seat else 0.0
    return UNRATED
