"""Infiltration: for the rest of the turn the king's region is open to the caballeros that are placed (ruling A34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.turns import current_turn

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class TabooLifted(Change):
    NAME: ClassVar[str] = "taboo-lifted"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        current_turn(position).taboo_lifted = 1


TABOO_LIFTED: Final = TabooLifted()


@final
class Infiltrate(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.propose(TABOO_LIFTED, by)
