"""Power cards and modifiers: what is played openly, and what may have been taken back unseen (ruling A52).

`played[seat]` is what everybody has seen. For each card that was taken back and not shown since, `taken_back` keeps
the pile it came from: all that the others know of it. Power cards and modifiers have different backs, so a pile holds
cards of one sort only (ruling A63).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.games.el_grande.board import ALL_POWER_CARDS
from meseta.games.el_grande.modifiers import ALL_MODIFIERS, CHANGE

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

TAKEN_BACK_EACH: Final[i64] = 2  # as many as there are cards that allow it


NO_BID: Final[i64] = -9  # lower than any power card with any modifier


def modify(game: ElGrande, seat: i64, modifier: i64) -> None:
    """A modifier is laid down for the power card that follows."""
    show(game, seat, modifier)
    game.modifier = game.modifier[:]
    game.modifier[seat] = modifier


def play(game: ElGrande, seat: i64, value: i64) -> None:
    show(game, seat, value)
    game.bid[seat] = value + CHANGE[game.modifier[seat]]


def show(game: ElGrande, seat: i64, number: i64) -> None:
    """A card leaves the hand, by the number of its bit, and everybody sees it."""
    card: i64 = 1 << number
    if game.played[seat] & card:
        forget_taken_back(game, seat, card)
    game.hand[seat] &= ~card
    game.played[seat] |= card


def printed_on_bid(game: ElGrande, seat: i64) -> i64:
    """The value of this round's power card without its modifier."""
    return game.bid[seat] - CHANGE[game.modifier[seat]]


def take_back(game: ElGrande, seat: i64, number: i64) -> None:
    card: i64 = 1 << number
    game.hand[seat] |= card
    slot = seat * TAKEN_BACK_EACH
    if game.taken_back[slot]:
        slot += 1
    sort = ALL_MODIFIERS if card & ALL_MODIFIERS else ALL_POWER_CARDS
    game.taken_back[slot] = game.played[seat] & sort


def forget_taken_back(game: ElGrande, seat: i64, card: i64) -> None:
    """A card everybody saw played is played again: so this was one of those taken back.

    Of two piles of one sort the one taken from first is contained in the later one, so where both had the card the
    later pile remains: every other card that may still be unseen lies in it.
    """
    first = seat * TAKEN_BACK_EACH
    later = first + 1
    if game.taken_back[first] & card:
        game.taken_back[first] = game.taken_back[later]
    game.taken_back[later] = 0
    game.taken_back[first] &= ~card


def used(game: ElGrande, seat: i64) -> i64:
    """The cards a seat could take back, one bit each."""
    return game.played[seat] & ~game.hand[seat]
