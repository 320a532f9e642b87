"""King & Colonies: a card that turns over another may be held like a veto."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meseta.bots.el_grande.cards import better_of_two
from meseta.bots.el_grande.part import Meaning, Part
from meseta.bots.el_grande.parts.colonies.turning_over import best_turned_over
from meseta.bots.el_grande.parts.intrigue.vetoes import KEPT
from meseta.bots.el_grande.turns import turns_to_come
from meseta.games.el_grande.parts.king_and_colonies.steps import HoldVeto, TurnOverNow, TurnOverOrHoldVeto

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.engine.program import Step


def veto_for_the_round(table: Table, step: Step) -> float:
    return KEPT * len([seat for seat in turns_to_come(table) if seat != table.me])


PART = Part(
    steps={
        HoldVeto: Meaning(veto_for_the_round),
        TurnOverNow: Meaning(best_turned_over),
        TurnOverOrHoldVeto: Meaning(better_of_two),
    }
)
