"""Laying out cards, in hand and on offer. Each changes places with the one that would have come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOWHERE
from meseta.engine.refusal import Refused

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande  # parts name cards too, and bots know parts without it


def put_hand(position: ElGrande, seat: int, words: list[str]) -> None:
    """All other cards were used; unless a part looks after hands."""
    held = sum(1 << power_card(position, word) for word in words)
    position.hand[seat] = held
    if not any(part.HAS_HANDS for part in position.rules.parts):
        position.played[seat] = position.board.all_powers & ~held


def power_card(position: ElGrande, word: str) -> int:
    """Its rank, by its name."""
    names = position.board.powers.names
    if word not in names:
        raise Refused("error-no-power-card", value=word, possible=names)
    return names.index(word) + 1


def put_on_offer(position: ElGrande, names: list[str]) -> None:
    """Let cards lie face up: each changes places with the one that would have.

    A card that lies in two decks goes where no other card is named.
    """
    count = position.board.decks.count
    decks = {name: [deck for deck in range(count) if place_in(position, deck, name) != NOWHERE] for name in names}
    for name in names:
        if not decks[name]:
            raise Refused("error-no-such-card", card=name)
    taken: list[int] = []
    for name in sorted(names, key=lambda name: len(decks[name])):
        free = [deck for deck in decks[name] if deck not in taken]
        if not free:
            raise Refused("error-not-on-offer", card=name)
        taken.append(free[0])
        swap(
            position.decks,
            position.board.decks.first[free[0]] + max(position.round, 1) - 1,
            place_in(position, free[0], name),
        )


def place_in(position: ElGrande, deck: int, name: str) -> int:
    decks = position.board.decks
    first = decks.first[deck]
    for place in range(first, first + decks.sizes[deck]):
        if position.rules.cards[position.decks[place]].name == name:
            return place
    return NOWHERE


def put_round(position: ElGrande, number: int) -> None:
    """What comes up in the round goes with it, so that it does not matter which is laid out first."""
    now, decks = max(position.round, 1), position.board.decks
    for deck in range(decks.count):
        if decks.sizes[deck]:
            swap(position.decks, decks.first[deck] + now - 1, decks.first[deck] + number - 1)
    for part in position.rules.parts:
        part.put_round(position, now, number)
    position.round = number


def swap(cards: vec[i64], here: i64, there: i64) -> None:
    cards[here], cards[there] = cards[there], cards[here]
