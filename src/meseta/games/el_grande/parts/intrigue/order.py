"""What follows from the order of a round: Caballero cards, the King card, the Intrigue card, and who may do what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.games.el_grande.parts.intrigue.state import INTRIGUE, JOKER, KING, NO_CARD, OWN, VETO, state_of
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.turns import COLOUR_BITS, decks_on_offer, first_of, turn_order

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

# By the number of players, in the order of turns (003:500-504).
CABALLERO_CARDS: Final = vec[vec[i64]](
    [
        vec[i64]([]),
        vec[i64]([]),
        vec[i64]([4, 2]),
        vec[i64]([5, 3, 1]),
        vec[i64]([5, 4, 2, 1]),
        vec[i64]([5, 4, 3, 2, 1]),
    ]
)


def place_in_order(position: ElGrande, seat: i64) -> i64:
    """0 for the first. Those who could play no card come last, by seat (ruling B9)."""
    before: i64 = 0
    bid = position.bid
    mine = bid[seat]
    for other in range(position.seats):
        if bid[other] > mine or (bid[other] == mine and other < seat):
            before += 1
    return before


def order_is_settled(position: ElGrande) -> bool:
    """All have played, and no Joker is undecided."""
    for seat in range(position.seats):
        if position.bid[seat] == NO_BID or position.power[seat] == JOKER:
            return False
    return True


def seat_in_place(position: ElGrande, place: i64) -> i64:
    return first_of(turn_order(position) >> place * COLOUR_BITS)


def last_in_order(position: ElGrande) -> i64:
    last: i64 = 0
    for seat in range(position.seats):
        if position.bid[seat] <= position.bid[last]:
            last = seat
    return last


def caballero_card(position: ElGrande, seat: i64) -> i64:
    return CABALLERO_CARDS[position.seats][place_in_order(position, seat)]


def royal_card(position: ElGrande, seat: i64) -> i64:
    return royal_card_of(position, place_in_order(position, seat))


def royal_card_of(position: ElGrande, place: i64) -> i64:
    """KING for the first, INTRIGUE for the last; OWN for those between, who have neither."""
    if place == 0:
        return KING
    return INTRIGUE if place == position.seats - 1 else OWN


def actions_open(position: ElGrande, seat: i64) -> i64:
    return actions_in(position, seat, place_in_order(position, seat))


def actions_in(position: ElGrande, seat: i64, place: i64) -> i64:
    """What a turn may carry out, one bit each.

    With two or three players, or by the option, first and last may choose their own card instead (003:540). Who has
    spent the veto of an own card has used that (ruling B11); who has played none has only the other.
    """
    royal = royal_card_of(position, place)
    if royal == OWN:
        return 1 << OWN
    if not state_of(position).actions.has_choice or position.power[seat] == NO_CARD:
        return 1 << royal
    return 1 << OWN if has_spent_veto(position, seat) else 1 << OWN | 1 << royal


def has_spent_veto(position: ElGrande, seat: i64) -> bool:
    """Of those who may use their own card: who may not never held it."""
    return position.power[seat] == VETO and not position.fresh_vetoes >> seat & 1


def decks_open(position: ElGrande, seat: i64) -> i64:
    """The decks whose cards a turn may take instead, one bit each; none for who has used the own card."""
    if has_spent_veto(position, seat) and actions_open(position, seat) >> OWN & 1:
        return 0
    return decks_on_offer(position)
