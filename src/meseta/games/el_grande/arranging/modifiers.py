"""Laying out modifiers: who holds which, and which are used."""

from __future__ import annotations

from meseta.engine.refusal import Refused
from meseta.engine.seats import bits
from meseta.games.el_grande.board import COLOUR_NAMES
from meseta.games.el_grande.modifiers import ALL_MODIFIERS, KIND, MODIFIER_NAMES
from meseta.games.el_grande.position import ElGrande


def put_modifiers(game: ElGrande, seat: int, kinds: list[int], used: bool) -> None:
    """The modifiers a player holds or has used; whoever held one of them gets one of the player's others instead."""
    settled = 0
    for each in range(game.seats):
        settled |= game.played[each]
    for kind in kinds:
        free = [card for card in bits(ALL_MODIFIERS & ~settled) if KIND[card] == kind]
        if not free:
            raise Refused(f"There are not so many modifiers {MODIFIER_NAMES[kind]}.")
        card = min(free, key=lambda each: loath_to_give(game, seat, each))
        settled |= 1 << card
        give_modifier(game, seat, card, bits(game.hand[seat] & ALL_MODIFIERS & ~settled))
        if used:
            game.hand[seat] &= ~(1 << card)
            game.played[seat] |= 1 << card


def loath_to_give(game: ElGrande, seat: int, card: int) -> int:
    """The player's own cards come first, then the box, then the hands of those who are laid out later, then others."""
    holders = [each for each in range(game.seats) if game.hand[each] >> card & 1]
    if not holders:
        return 1
    return 0 if holders[0] == seat else 2 if holders[0] > seat else 3


def give_modifier(game: ElGrande, seat: int, card: int, others: list[int]) -> None:
    if game.hand[seat] >> card & 1:
        return
    if not others:
        raise Refused(f"{COLOUR_NAMES[seat]} has three modifiers, no more.")
    for each in range(game.seats):
        if each == seat or game.hand[each] >> card & 1:
            game.hand[each] ^= 1 << card | 1 << others[0]
