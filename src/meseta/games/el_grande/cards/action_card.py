"""An action card: what the engine carries out, how often it lies in which deck, and where it is known from."""

from __future__ import annotations

from typing import Final, NamedTuple

from meseta.engine.program import Card

RULEBOOK: Final = "rulebook"
NOTED: Final = "noted"  # a rulebook names or annotates it, the rest is ours
RECONSTRUCTED: Final = "reconstructed"  # no rulebook prints it: ours until an owner of the box corrects it


class ActionCard(NamedTuple):
    card: Card
    copies: dict[int, int]  # by the number of the deck
    provenance: str
    places: int | None  # how many caballeros it lets one place; None: as many as the number of its deck


class Face(NamedTuple):
    """An action card as it lies in one deck. Two of them may have the same card."""

    card: Card
    deck: int
    caballeros: int
    provenance: str


def action_card(
    card: Card, copies: dict[int, int], provenance: str = RULEBOOK, places: int | None = None
) -> ActionCard:
    return ActionCard(card, copies, provenance, places)


def renamed(card: Card, name: str, text: str = "") -> Card:
    """The same card under the name of another edition; and where that says something else, the name of its text."""
    return Card(name, card.does, text)
