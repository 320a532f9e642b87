"""What the board of El Grande and its questions both put into words: colours, the king's place, action cards."""

from __future__ import annotations

from typing import Any, TypeAlias

from meseta.cli.boards.view import View
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.board import CASTILLO, Board
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED

ActionCard: TypeAlias = dict[str, Any]  # one of the face-up cards of a view


def board_of(view: View) -> Board:
    return rules_for(view["options"]).board


def colour_names(view: View) -> list[str]:
    """Of the seats, and last of colours that nobody plays."""
    return [each["colour"] for each in [*view["seats"], *view["extra"]]]


def colour(view: View, number: int) -> str:
    return colour_names(view)[number]


def where_the_king_is(view: View) -> str:
    """`in aragon`, `beside the Castillo`; in words of its own where the map of areas shows no such place."""
    board, place = board_of(view), str(view["king"])
    if place == CASTILLO:
        return "beside the Castillo"
    return f"in {place if board.number[place] in board.area_rows else place.title()}"


def king_in_region(view: View) -> bool:
    board = board_of(view)
    return board.is_region(board.number[view["king"]])


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


def in_a_row(cards: list[Any]) -> str:
    return " ".join(str(card) for card in cards)
