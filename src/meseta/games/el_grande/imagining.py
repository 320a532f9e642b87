"""Imagining: a copy of the position in which everything one seat cannot know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meseta.engine.randomness import Randomness, from_seed
from meseta.engine.saving import numbers, table
from meseta.engine.sealed import SealedChoice
from meseta.engine.seats import bits
from meseta.games.el_grande.board import ALL_POWER_CARDS, DECK_SIZE
from meseta.games.el_grande.power_cards import TAKEN_BACK_EACH

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def imagine(game: ElGrande, seat: int | None, random: Randomness) -> ElGrande:
    """Deal anew: the cards still face down, power cards taken back unseen, sealed disks, all luck to come.

    The Castillo stays as it is: what went in was announced, so everybody can know it (ruling A54).
    """
    twin = game.copy()
    twin.random_state = from_seed(random.below(2147483562)).state
    shuffle_unseen_cards(twin, random)
    for other in range(game.seats):
        if other != seat:
            deal_taken_back(twin, other, random)
            deal_sealed_answer(twin, other, random)
    return twin


def shuffle_unseen_cards(game: ElGrande, random: Randomness) -> None:
    decks = numbers(game.decks)
    for number, deck in enumerate(game.rules.decks):
        first = number * int(DECK_SIZE) + game.round
        last = number * int(DECK_SIZE) + len(deck)
        unseen = decks[first:last]
        random.shuffle(unseen)
        decks[first:last] = unseen
    game.decks = table(decks)


def deal_taken_back(game: ElGrande, seat: i64, random: Randomness) -> None:
    """Any cards from the piles they were taken from; the pile taken from first is the smaller one."""
    hand = ALL_POWER_CARDS & ~game.played[seat]
    for slot in range(seat * TAKEN_BACK_EACH, (seat + 1) * TAKEN_BACK_EACH):
        pile = game.taken_back[slot] & ~hand
        if pile:
            hand |= 1 << random.choice(bits(pile))
    game.hand[seat] = hand


def deal_sealed_answer(game: ElGrande, seat: i64, random: Randomness) -> None:
    top = game.top
    if isinstance(top, SealedChoice) and top.asked >> seat & 1 and not top.missing >> seat & 1:
        top.answers[seat] = random.choice(top.options(game, seat).as_list())
