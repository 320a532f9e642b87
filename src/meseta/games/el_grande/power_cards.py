"""Power cards: what is played openly, and what may have been taken back unseen (ruling A52).

`played[seat]` is what everybody has seen. For each card that was taken back and not shown since, `taken_back` keeps
the pile it came from: all that the others know of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.games.el_grande.board import ALL_POWER_CARDS

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

TAKEN_BACK_EACH: Final[i64] = 2  # as many as there are cards that allow it


def play(game: ElGrande, seat: i64, value: i64) -> None:
    card: i64 = 1 << value
    if game.played[seat] & card:
        forget_taken_back(game, seat, card)
    game.hand[seat] &= ~card
    game.played[seat] |= card
    game.bid[seat] = value


def take_back(game: ElGrande, seat: i64, value: i64) -> None:
    game.hand[seat] |= 1 << value
    slot = seat * TAKEN_BACK_EACH
    if game.taken_back[slot]:
        slot += 1
    game.taken_back[slot] = game.played[seat]


def forget_taken_back(game: ElGrande, seat: i64, card: i64) -> None:
    """A card everybody saw played is played again: so this was one of those taken back.

    The pile taken from first is contained in the later one, so where both had the card the later pile remains: every
    other card that may still be unseen lies in it.
    """
    first = seat * TAKEN_BACK_EACH
    later = first + 1
    if game.taken_back[first] & card:
        game.taken_back[first] = game.taken_back[later]
    game.taken_back[later] = 0
    game.taken_back[first] &= ~card


def used(game: ElGrande, seat: i64) -> i64:
    """The cards a seat could take back, one bit each."""
    return ALL_POWER_CARDS & ~game.hand[seat]
