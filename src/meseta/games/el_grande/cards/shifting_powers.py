"""The abilities of Shifting Powers: what some modifiers do, after the intake and before an action card is taken."""

from __future__ import annotations

from typing import Final

from meseta.engine.program import Card, card
from meseta.games.el_grande.steps.court import muster_up_to
from meseta.games.el_grande.steps.move_caballeros import move_own
from meseta.games.el_grande.steps.place_caballeros import place_near_the_king

ABILITIES: Final[list[Card]] = [
    card("recruit", "Take up to 1 more caballero from the province into your court.", muster_up_to(1)),
    card("courier", "Move 1 of your own caballeros from a region to another region.", move_own(1, castillo=False)),
    card("levy", "Place 1 caballero from your court next to the king or in the Castillo.", place_near_the_king(1)),
    card("steward", "Take up to 2 more caballeros from the province into your court.", muster_up_to(2)),
]
