"""Dealing: cards are gathered, shuffled and dealt, ten to everybody and one more for each region."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY

if TYPE_CHECKING:
    from meseta.games.condottiere.position import Condottiere

HAND: Final[i64] = 10
HAND_TO_DRAW: Final[i64] = 7  # where cards are drawn after every battle
DRAW_UP_TO: Final[i64] = 3


def gather_all_cards(position: Condottiere) -> None:
    """All 110 cards make the pile again."""
    for seat in range(position.seats):
        position.turn_up(seat)
        position.empty_hand(seat, position.discard)
    position.discard_companies()
    position.turn_discards_over()


def deal_first_hands(position: Condottiere) -> None:
    position.note_reveal()
    for seat in range(position.seats):
        position.draw(seat, HAND_TO_DRAW if position.rules.draw else HAND)


def hand_limit(position: Condottiere, seat: i64) -> i64:
    return HAND + position.realm(seat)


def redeal(position: Condottiere) -> None:
    """A new round: everybody has ten cards, kept ones included, and one more for each region."""
    position.tell("new-round", NOBODY)
    position.note_reveal()
    position.turn_discards_over()
    for kind in range(len(position.known)):
        position.known[kind] = 0
    for seat in range(position.seats):
        position.draw(seat, hand_limit(position, seat) - position.hand_size(seat))


def deal_final_hands(position: Condottiere, fighters: i64) -> None:
    position.note_reveal()
    for seat in range(position.seats):
        if fighters >> seat & 1:
            position.draw(seat, hand_limit(position, seat))


def most_to_draw(position: Condottiere, seat: i64) -> i64:
    """How many cards a seat may draw after a battle."""
    room = hand_limit(position, seat) - position.hand_size(seat)
    return max(0, min(DRAW_UP_TO, room))


def seats_with_cards(position: Condottiere) -> i64:
    """One bit each."""
    seats: i64 = 0
    for seat in range(position.seats):
        if position.has_cards(seat):
            seats |= 1 << seat
    return seats
