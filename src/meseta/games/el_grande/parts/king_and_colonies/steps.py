"""The one card that the pair changes: a card on offer is turned over, or it is held as a veto."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from meseta.engine.program import Program, Step
from meseta.games.el_grande.parts.colonies.steps.turn_over_card import TurningOver
from meseta.games.el_grande.parts.intrigue.state import VETO
from meseta.games.el_grande.steps.either import Either

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

HOLD_VETO: Final = "hold-veto"
TURN_OVER_NOW: Final = "turn-over-now"


@final
class HoldVeto(Step):
    """To the end of the round, like the veto of an own card (ruling E7)."""

    def begin(self, position: ElGrande, by: i64) -> None:
        position.keep_veto(by)
        position.tell("keeps-veto", by)


@final
class TurnOverNow(Step):
    """The step of the card, which this part puts in its place wherever else it stands."""

    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(TurningOver(by))


@final
class TurnOverOrHoldVeto(Either):
    """The card works like a veto against the special action of another player (003:798), where there are vetoes."""

    def __init__(self) -> None:
        super().__init__(TURN_OVER_NOW, HOLD_VETO)

    def begin(self, position: ElGrande, by: i64) -> None:
        if position.board.all_powers >> VETO & 1:
            super().begin(position, by)
        else:
            position.push(Program(position.rules.card_number[TURN_OVER_NOW], by, 0))
