"""What the board of El Grande and its questions both put into words: colours, the king's place, action cards."""

from __future__ import annotations

from typing import Any, TypeAlias

from meseta.cli.boards.view import View
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED
from meseta.games.el_grande.cards.shifting_powers import ABILITIES
from meseta.games.el_grande.modifiers import MODIFIERS

ActionCard: TypeAlias = dict[str, Any]  # one of the face-up cards of a view

# Where the king may stand that is no region, in words.
NO_REGIONS = {"castillo": "beside the Castillo", "france": "in France", "portugal": "in Portugal"}

# What some modifiers do, by their names.
ABILITY = {modifier.name: card.text for modifier in MODIFIERS for card in ABILITIES if card.name == modifier.ability}


def colour_names(view: View) -> list[str]:
    """Of the seats, and last of the automa where it takes part."""
    names = [seat["colour"] for seat in view["seats"]]
    return [*names, view["automa"]["colour"]] if view["automa"] else names


def colour(view: View, number: int) -> str:
    return colour_names(view)[number]


def where_the_king_is(view: View) -> str:
    """`in aragon`, `beside the Castillo`."""
    return NO_REGIONS.get(view["king"], f"in {view['king']}")


def king_in_region(view: View) -> bool:
    return view["king"] not in NO_REGIONS


def card_of(view: View, deck: int) -> ActionCard:
    """The face-up card of a deck. Decks may be missing, so its place among the cards says nothing."""
    card: ActionCard = next(card for card in view["cards"] if card["deck"] == deck)
    return card


# Cards that no rulebook prints, or not wholly, carry a mark.
MARKS = {RECONSTRUCTED: "*", NOTED: "+"}
MARKS_SAY = {
    RECONSTRUCTED: "reconstructed: no rulebook prints this card",
    NOTED: "noted: a rulebook names or annotates this card, the rest is ours",
}


def marked(card: ActionCard) -> str:
    """The name of a card with its mark: `any-3*`."""
    return f"{card['card']}{MARKS.get(card['provenance'], '')}"


def marks_shown(view: View) -> list[str]:
    """The provenances of cards on the table that carry a mark."""
    return [provenance for provenance in MARKS if provenance in [card["provenance"] for card in view["cards"]]]


def discards_face_down(view: View) -> bool:
    """Does nobody see the used power cards of the others?"""
    return any(seat["played"] is None for seat in view["seats"])


def with_modifiers(view: View) -> bool:
    return view["seats"][0]["modifiers"] is not None
