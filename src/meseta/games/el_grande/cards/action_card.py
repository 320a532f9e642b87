"""An action card: what the engine carries out, how often it lies in which deck, and where its text is known from."""

from __future__ import annotations

from typing import Final, NamedTuple

from meseta.engine.program import Card

RULEBOOK: Final = "rulebook"
NOTED: Final = "noted"  # a rulebook names or annotates it, the rest is ours
RECONSTRUCTED: Final = "reconstructed"  # no rulebook prints it: ours until an owner of the box corrects it


class ActionCard(NamedTuple):
    card: Card
    copies: dict[int, int]  # by the number of the deck, which is also how many caballeros the card lets one place
    provenance: str


def action_card(card: Card, copies: dict[int, int], provenance: str = RULEBOOK) -> ActionCard:
    return ActionCard(card, copies, provenance)


def renamed(card: Card, name: str, text: str = "") -> Card:
    """The same card under the name, and where it differs the wording, of another edition."""
    return Card(name, text or card.text, card.does)
