"""Imagining: a copy of the position in which everything one seat cannot know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from meseta.engine.randomness import Randomness
from meseta.engine.sealed import imagine_sealed
from meseta.games.el_grande.power_cards import TAKEN_BACK_EACH

if TYPE_CHECKING:
    from meseta.games.el_grande.board import Decks
    from meseta.games.el_grande.position import ElGrande


def imagine(position: ElGrande, seat: int | None, random: Randomness) -> ElGrande:
    """Deal anew: the cards still face down, what was taken back unseen, what parts hide, sealed answers, all luck.

    What comes of it depends on what the seat can know and on the given stream alone: where cards are shuffled, they are
    sorted before. So nobody who has the outcome and the stream can work out what really lies there.

    The Castillo stays as it is: what went in was announced, so everybody can know it (ruling A54). So do power cards
    that lie face down, for they were played openly.
    """
    twin = position.copy()
    twin.keep_randomness(random.fork())
    shuffle_unseen_cards(twin, random)
    for other in range(position.seats):
        if other != seat and not position.rules.parts_have_hands:
            deal_taken_back(twin.hand, twin.played, twin.taken_back, twin.board.all_powers, other, random)
    for part in position.rules.parts:
        part.imagine(twin, seat, random)
    imagine_sealed(twin, seat, random)
    return twin


# ---- Decks.
def shuffle_unseen_cards(position: ElGrande, random: Randomness) -> None:
    cards, decks = position.decks[:], position.board.decks
    for deck in decks.with_box:
        exchange_with_box(cards, decks, deck, position.round, random)
    for pile in decks.mixed:
        deal_anew(cards, decks.first[pile] + position.round, decks.first[pile + 1], random)
    position.decks = cards


def exchange_with_box(cards: vec[i64], decks: Decks, deck: i64, shown: i64, random: Randomness) -> None:
    """Which cards of a deck went to the box nobody knows; those that were added did not."""
    pile, box = decks.pile_of[deck], decks.box_of[deck]
    places, unseen = vec[i64](), vec[i64]()
    for place in range(box, box + len(decks.added[deck])):
        places = append(places, place)
        unseen = append(unseen, cards[place])
    for place in range(decks.first[pile] + shown, decks.first[pile + 1]):
        if decks.deck_of[cards[place]] == deck:
            places = append(places, place)
            unseen = append(unseen, cards[place])
    deal_anew(unseen, 0, len(unseen), random)
    for number in range(len(places)):
        cards[places[number]] = unseen[number]


def deal_anew(cards: vec[i64], first: i64, last: i64, random: Randomness) -> None:
    """Shuffle some of them, so that nothing of the order they lay in is left: they are sorted before."""
    for place in range(first + 1, last):
        card = cards[place]
        before = place - 1
        while before >= first and cards[before] > card:
            cards[before + 1] = cards[before]
            before -= 1
        cards[before + 1] = card
    random.shuffle_part(cards, first, last)


# ---- Hands.
def deal_taken_back(
    hand: vec[i64], played: vec[i64], taken_back: vec[i64], all_cards: i64, seat: i64, random: Randomness
) -> None:
    """Of all cards a seat has: any from the piles they were taken from; of two piles the first is the smaller one."""
    held = all_cards & ~played[seat]
    for slot in range(seat * TAKEN_BACK_EACH, (seat + 1) * TAKEN_BACK_EACH):
        pile = taken_back[slot] & ~held
        if pile:
            held |= random.some_of(pile, 1)
    hand[seat] = held
