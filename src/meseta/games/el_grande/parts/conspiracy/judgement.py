"""What a conspiracy is worth at first sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.engine.program import Step
from meseta.games.el_grande.judgement.cards import best_home
from meseta.games.el_grande.part import UNRATED
from meseta.games.el_grande.parts.conspiracy.grandes import Conspires
from meseta.games.el_grande.steps.keep_mark import KeepMark

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

OTHERS_TOO: Final = 0.4  # of what a better home would bring: all others may find one as well


def step_worth(position: ElGrande, step: Step, seat: i64) -> float:
    if isinstance(step, KeepMark) and isinstance(step.change, Conspires):
        return OTHERS_TOO * best_home(position, seat)
    return UNRATED
