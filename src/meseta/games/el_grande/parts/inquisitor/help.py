"""His help: in every turn of who has him, one caballero more comes to the court or is placed near the king.

It is no special action, so no veto reaches it (ruling D40).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meseta.engine.answers import Answers
from meseta.games.el_grande.parts.inquisitor.answers import HELP_COURT, LAST_OF_HELP
from meseta.games.el_grande.parts.inquisitor.state import state_of
from meseta.games.el_grande.steps.one_more import add_one_more, take_one_more

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def has_help(position: ElGrande, seat: i64) -> bool:
    state = state_of(position)
    return state.holder == seat and not state.helped


def add_help(position: ElGrande, seat: i64, answers: Answers) -> None:
    if has_help(position, seat):
        add_one_more(position, seat, HELP_COURT, answers)


def is_help(answer: i64) -> bool:
    return HELP_COURT <= answer <= LAST_OF_HELP


def help_with(position: ElGrande, seat: i64, answer: i64) -> None:
    state_of(position).helped = 1
    position.offer_again()
    take_one_more(position, seat, answer - HELP_COURT, "inquisitor-brings", "inquisitor-places")
