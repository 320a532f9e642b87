"""An action card: what the engine carries out, how often it lies in which deck, and where its text is known from."""

from __future__ import annotations

from typing import Final, NamedTuple

from meseta.engine.program import Card, Step

RULEBOOK: Final = "rulebook"


class ActionCard(NamedTuple):
    card: Card
    copies: dict[int, int]  # by the number of the deck, which is also how many caballeros the card lets one place
    provenance: str


def action_card(name: str, copies: dict[int, int], text: str, *does: Step, provenance: str = RULEBOOK) -> ActionCard:
    return ActionCard(Card(name, text, list(does)), copies, provenance)
