"""Power cards: what is played openly, and what may have been taken back unseen (ruling A52).

`played[seat]` is what everybody has seen. For each card that was taken back and not shown since, `taken_back` keeps
the pile it came from: all that the others know of it. Parts with other cards of this kind keep tables of the same form.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import BIT

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

NO_BID: Final[i64] = -9  # lower than anything that can be bid
TAKEN_BACK_EACH: Final[i64] = 2  # as many as there are cards that allow it


def show(hand: vec[i64], played: vec[i64], taken_back: vec[i64], seat: i64, number: i64) -> None:
    """A card leaves the hand, by the number of its bit, and everybody sees it."""
    card = BIT[number]
    if played[seat] & card:
        forget_taken_back(taken_back, seat, card)
    hand[seat] &= ~card
    played[seat] |= card


def take_back(hand: vec[i64], played: vec[i64], taken_back: vec[i64], seat: i64, number: i64) -> None:
    hand[seat] |= BIT[number]
    slot = seat * TAKEN_BACK_EACH
    if taken_back[slot]:
        slot += 1
    taken_back[slot] = played[seat]


def forget_taken_back(taken_back: vec[i64], seat: i64, card: i64) -> None:
    """A card everybody saw played is played again: so this was one of those taken back.

    Of two piles the one taken from first is contained in the later one, so where both had the card the later pile
    remains: every other card that may still be unseen lies in it.
    """
    first = seat * TAKEN_BACK_EACH
    later = first + 1
    if taken_back[first] & card:
        taken_back[first] = taken_back[later]
    taken_back[later] = 0
    taken_back[first] &= ~card


def used(position: ElGrande, seat: i64) -> i64:
    """The cards a seat could take back, one bit each."""
    return position.played[seat] & ~position.hand[seat]


def taken_back_unseen(taken_back: vec[i64], seat: i64) -> i64:
    """How many cards a seat has taken back and not shown since."""
    first = seat * TAKEN_BACK_EACH
    return len([slot for slot in range(first, first + TAKEN_BACK_EACH) if taken_back[slot]])
