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


def gather_all_cards(game: Condottiere) -> None:
    """All 110 cards make the pile again."""
    for seat in range(game.seats):
        game.turn_up(seat)
        game.empty_hand(seat, game.discard)
    game.discard_companies()
    game.turn_discards_over()


def deal_first_hands(game: Condottiere) -> None:
    game.note_reveal()
    for seat in range(game.seats):
        game.draw(seat, HAND_TO_DRAW if game.rules.draw else HAND)


def hand_limit(game: Condottiere, seat: i64) -> i64:
    return HAND + game.realm(seat)


def redeal(game: Condottiere) -> None:
    """A new round: everybody has ten cards, kept ones included, and one more for each region."""
    game.tell("new-round", NOBODY)
    game.note_reveal()
    game.turn_discards_over()
    for kind in range(len(game.known)):
        game.known[kind] = 0
    for seat in range(game.seats):
        game.draw(seat, hand_limit(game, seat) - game.hand_size(seat))


def deal_final_hands(game: Condottiere, fighters: i64) -> None:
    game.note_reveal()
    for seat in range(game.seats):
        if fighters >> seat & 1:
            game.draw(seat, hand_limit(game, seat))


def most_to_draw(game: Condottiere, seat: i64) -> i64:
    """How many cards a seat may draw after a battle."""
    room = hand_limit(game, seat) - game.hand_size(seat)
    return max(0, min(DRAW_UP_TO, room))


def seats_with_cards(game: Condottiere) -> i64:
    """One bit each."""
    seats: i64 = 0
    for seat in range(game.seats):
        if game.has_cards(seat):
            seats |= 1 << seat
    return seats
