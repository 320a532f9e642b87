"""Imagining: a copy of the position in which everything one seat cannot know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meseta.engine.randomness import Randomness, from_seed
from meseta.engine.saving import numbers, table
from meseta.engine.sealed import SealedChoice
from meseta.engine.seats import bits
from meseta.games.el_grande.automa import REGIONS_EACH_ROUND, SCORINGS
from meseta.games.el_grande.board import ALL_POWER_CARDS, DECKS, HIGHEST_POWER, REGIONS
from meseta.games.el_grande.modifiers import ALL_MODIFIERS, DEALT, NO_MODIFIER
from meseta.games.el_grande.power_cards import TAKEN_BACK_EACH

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def imagine(game: ElGrande, seat: int | None, random: Randomness) -> ElGrande:
    """Deal anew: the cards still face down, what was taken back unseen, modifiers, sealed answers, all luck to come.

    The Castillo stays as it is: what went in was announced, so everybody can know it (ruling A54). So do power cards
    that lie face down, for they were played openly.
    """
    twin = game.copy()
    twin.random_state = from_seed(random.below(2147483562)).state
    shuffle_unseen_cards(twin, random)
    if game.rules.automa:
        shuffle_automa(twin, random)
    others = [other for other in range(game.seats) if other != seat]
    for other in others:
        deal_taken_back(twin, other, random)
    if game.rules.modifiers:
        deal_modifiers(twin, seat, random)
    for other in others:
        deal_sealed_answer(twin, other, random)
    return twin


def shuffle_part(cards: list[int], first: int, last: int, random: Randomness) -> None:
    part = cards[first:last]
    random.shuffle(part)
    cards[first:last] = part


# ---- Decks.
def shuffle_unseen_cards(game: ElGrande, random: Randomness) -> None:
    cards, decks = numbers(game.decks), game.rules.decks
    box = int(decks.first[DECKS])
    for place, pile in enumerate(decks.piles):
        first, last = int(decks.first[place] + game.round), int(decks.first[place]) + decks.sizes[place]
        for deck in pile:
            boxed = list(range(box, box + len(decks.added[deck])))
            box += len(boxed)
            exchange_with_box(cards, boxed, [at for at in range(first, last) if cards[at] in decks.decks[deck]], random)
        shuffle_part(cards, first, last, random)
    game.decks = table(cards)


def exchange_with_box(cards: list[int], boxed: list[int], unseen: list[int], random: Randomness) -> None:
    """Which cards of a deck went to the box nobody knows; those that were added did not."""
    if boxed:
        mixed = [cards[at] for at in boxed + unseen]
        random.shuffle(mixed)
        for at, card in zip(boxed + unseen, mixed, strict=True):
            cards[at] = card


def shuffle_automa(game: ElGrande, random: Randomness) -> None:
    """Its power cards and region cards that have not come up."""
    cards = numbers(game.automa)
    shuffle_part(cards, int(game.round), int(HIGHEST_POWER), random)
    span = int(game.rules.rounds // SCORINGS)
    for scoring in range(SCORINGS):
        drawn = min(max(int(game.round) - scoring * span, 0), span) * int(REGIONS_EACH_ROUND)
        first = int(HIGHEST_POWER) + scoring * int(REGIONS)
        seen, unseen = cards[first : first + drawn], cards[first + drawn : first + int(REGIONS)]
        pile = unseen + [region for region in range(REGIONS) if region not in seen + unseen]  # where a round drew none
        random.shuffle(pile)
        cards[first + drawn : first + int(REGIONS)] = pile[: len(unseen)]
    game.automa = table(cards)


# ---- Hands.
def deal_taken_back(game: ElGrande, seat: i64, random: Randomness) -> None:
    """Any cards from the piles they were taken from; of two piles of one sort the first is the smaller one."""
    hand = (ALL_POWER_CARDS | ALL_MODIFIERS & game.hand[seat]) & ~game.played[seat]
    for slot in range(seat * TAKEN_BACK_EACH, (seat + 1) * TAKEN_BACK_EACH):
        pile = game.taken_back[slot] & ~hand
        if pile:
            hand |= 1 << random.choice(bits(pile))
    game.hand[seat] = hand


def deal_modifiers(game: ElGrande, viewer: int | None, random: Randomness) -> None:
    """Those nobody has played yet, but for the viewer's own and the one the viewer passed to the left."""
    others = [seat for seat in range(game.seats) if seat != viewer]
    known = 0 if viewer is None else game.hand[viewer] | game.played[viewer] | 1 << game.passed[viewer]
    for seat in others:
        known |= game.played[seat]
    unknown = bits(ALL_MODIFIERS & ~known)
    random.shuffle(unknown)
    for seat in others:
        game.hand[seat] &= ~ALL_MODIFIERS | game.played[seat]
        unplayed = int(DEALT) - len(bits(game.played[seat] & ALL_MODIFIERS))
        if viewer is not None and seat == (viewer + 1) % game.seats and was_passed_unplayed(game, viewer, seat):
            game.hand[seat] |= 1 << game.passed[viewer]
            unplayed -= 1
        for _ in range(unplayed):
            game.hand[seat] |= 1 << unknown.pop()
    imagine_passed(game, viewer, random)


def was_passed_unplayed(game: ElGrande, giver: int, taker: int) -> bool:
    passed = game.passed[giver]
    return passed != NO_MODIFIER and not game.played[taker] >> passed & 1


def imagine_passed(game: ElGrande, viewer: int | None, random: Randomness) -> None:
    """What others passed to one another was any modifier of the taker's."""
    if NO_MODIFIER in [game.passed[seat] for seat in range(game.seats)]:
        return  # nobody has passed anything yet
    passed = game.passed[:]
    for giver in range(game.seats):
        taker = (giver + 1) % game.seats
        if viewer not in (giver, taker):
            passed[giver] = random.choice(bits((game.hand[taker] | game.played[taker]) & ALL_MODIFIERS))
    game.passed = passed


def deal_sealed_answer(game: ElGrande, seat: i64, random: Randomness) -> None:
    top = game.top
    if isinstance(top, SealedChoice) and top.asked >> seat & 1 and not top.missing >> seat & 1:
        top.answers[seat] = random.choice(top.options(game, seat).as_list())
