"""An action card: what the engine carries out, how often it lies in which deck, and where its text is known from."""

from __future__ import annotations

from collections.abc import Iterable
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


# What no rulebook prints, or not wholly: whoever has to choose reads which cards that are.
OURS: Final = {
    RECONSTRUCTED: "Reconstructed, for no rulebook prints it",
    NOTED: "Noted by a rulebook, the rest is ours",
}


def not_printed(cards: Iterable[ActionCard]) -> list[str]:
    return listed([(entry.card.name, entry.provenance) for entry in cards])


def listed(cards: list[tuple[str, str]]) -> list[str]:
    """A sentence for each provenance of names, but for those that a rulebook prints."""
    names = {provenance: [name for name, its in cards if its == provenance] for provenance in OURS}
    return [f"{OURS[provenance]}: {', '.join(names[provenance])}." for provenance in OURS if names[provenance]]


def renamed(card: Card, name: str, text: str = "") -> Card:
    """The same card under the name, and where it differs the wording, of another edition."""
    return Card(name, text or card.text, card.does)
