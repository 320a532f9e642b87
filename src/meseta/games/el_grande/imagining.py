"""Imagining: a copy of the position in which everything one seat cannot know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.randomness import Randomness
from meseta.engine.saving import to_list, to_vec
from meseta.engine.sealed import imagine_sealed
from meseta.engine.seats import bits
from meseta.games.el_grande.power_cards import TAKEN_BACK_EACH

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def imagine(position: ElGrande, seat: int | None, random: Randomness) -> ElGrande:
    """Deal anew: the cards still face down, what was taken back unseen, what parts hide, sealed answers, all luck.

    The Castillo stays as it is: what went in was announced, so everybody can know it (ruling A54). So do power cards
    that lie face down, for they were played openly.
    """
    twin = position.copy()
    twin.keep_randomness(random.fork())
    shuffle_unseen_cards(twin, random)
    hands_of_parts = any(part.HAS_HANDS for part in position.rules.parts)
    for other in range(position.seats):
        if other != seat and not hands_of_parts:
            deal_taken_back(twin.hand, twin.played, twin.taken_back, twin.board.all_powers, other, random)
    for part in position.rules.parts:
        part.imagine(twin, seat, random)
    imagine_sealed(twin, seat, random)
    return twin


def shuffle_part(cards: list[int], first: int, last: int, random: Randomness) -> None:
    part = cards[first:last]
    random.shuffle(part)
    cards[first:last] = part


# ---- Decks.
def shuffle_unseen_cards(position: ElGrande, random: Randomness) -> None:
    cards, decks = to_list(position.decks), position.board.decks
    box = int(decks.first[decks.count])
    for place, pile in enumerate(decks.piles):
        first, last = int(decks.first[place] + position.round), int(decks.first[place]) + decks.sizes[place]
        for deck in pile:
            boxed = list(range(box, box + len(decks.added[deck])))
            box += len(boxed)
            exchange_with_box(cards, boxed, [at for at in range(first, last) if cards[at] in decks.decks[deck]], random)
        shuffle_part(cards, first, last, random)
    position.decks = to_vec(cards)


def exchange_with_box(cards: list[int], boxed: list[int], unseen: list[int], random: Randomness) -> None:
    """Which cards of a deck went to the box nobody knows; those that were added did not."""
    if boxed:
        mixed = [cards[at] for at in boxed + unseen]
        random.shuffle(mixed)
        for at, card in zip(boxed + unseen, mixed, strict=True):
            cards[at] = card


# ---- Hands.
def deal_taken_back(
    hand: vec[i64], played: vec[i64], taken_back: vec[i64], all_cards: i64, seat: i64, random: Randomness
) -> None:
    """Of all cards a seat has: any from the piles they were taken from; of two piles the first is the smaller one."""
    held = all_cards & ~played[seat]
    for slot in range(seat * TAKEN_BACK_EACH, (seat + 1) * TAKEN_BACK_EACH):
        pile = taken_back[slot] & ~held
        if pile:
            held |= 1 << random.choice(bits(pile))
    hand[seat] = held
