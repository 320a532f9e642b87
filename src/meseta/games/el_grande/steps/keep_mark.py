"""What lasts: a mark is kept beside the board until something ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from meseta.engine.program import Step
from meseta.engine.proposal import Change

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class KeepMark(Step):
    def __init__(self, change: Change) -> None:
        self.change: Change = change

    def begin(self, position: ElGrande, by: i64) -> None:
        position.propose(self.change, by)
