"""The veto card is kept, for this round and the next, as soon as it is taken (ruling A11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from meseta.games.el_grande.steps.when_taken import WhenTaken

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class KeepVeto(WhenTaken):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.keep_veto(by)
        position.tell("keeps-veto", by)
