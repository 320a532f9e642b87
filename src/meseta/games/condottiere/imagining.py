"""Imagining: a copy of the position in which everything one seat cannot know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.randomness import Randomness
from meseta.games.condottiere.answers import KEEP
from meseta.games.condottiere.deck import KINDS, MERCENARIES, goes_face_down
from meseta.games.condottiere.hands import KeepingCards

if TYPE_CHECKING:
    from meseta.games.condottiere.position import Condottiere


def imagine(position: Condottiere, seat: int | None, random: Randomness) -> Condottiere:
    """Hands and face-down cards of others are gathered into the pile and dealt anew, and so is all luck to come.

    Mercenaries that everybody saw going back to a hand stay with it, in the hand or face down.
    """
    twin = position.copy()
    twin.keep_randomness(random.fork())
    viewer: i64 = NOBODY if seat is None else seat
    for other in range(position.seats):
        if other != viewer:
            gather(twin, other)
    for other in range(position.seats):
        if other != viewer and twin.hidden[other] != NOWHERE:
            lay_face_down(twin, other, position.hand_size(other), random)
    for other in range(position.seats):
        if other != viewer:
            twin.draw_from(random, other, position.hand_size(other) - twin.hand_size(other))
    top = twin.top
    if isinstance(top, KeepingCards) and top.by != viewer:
        keep_again(twin, top, random)
    return twin


def gather(position: Condottiere, seat: i64) -> None:
    """Everything but the known mercenaries goes to the pile; a face-down card leaves its place marked."""
    pile, hand, first = position.pile, position.hand, seat * KINDS
    kinds: i64 = 0
    for kind in range(KINDS):
        known: i64 = 0
        if kind < MERCENARIES:
            known = position.known[seat * MERCENARIES + kind]
        if known > 0:
            kinds |= 1 << kind
        pile[kind] += hand[first + kind] - known
        hand[first + kind] = known
    position.kinds[seat] = kinds
    if position.hidden[seat] != NOWHERE:
        pile[position.hidden[seat]] += 1


def lay_face_down(position: Condottiere, seat: i64, size: i64, random: Randomness) -> None:
    """A card that could lie there: a known mercenary, or, if the hand has room for all of those, one of the pile."""
    hand, pile, first = position.hand, position.pile, seat * KINDS
    known = position.hand_size(seat)
    fitting = known
    if known <= size:
        for each in range(KINDS):
            if goes_face_down(each):
                fitting += pile[each]
    chosen = random.below(fitting)
    kind: i64 = 0
    if chosen < known:
        while chosen >= hand[first + kind]:
            chosen -= hand[first + kind]
            kind += 1
        position.hold(seat, kind, -1)
    else:
        chosen -= known
        while not goes_face_down(kind) or chosen >= pile[kind]:
            if goes_face_down(kind):
                chosen -= pile[kind]
            kind += 1
        pile[kind] -= 1
    position.hidden[seat] = kind


def keep_again(position: Condottiere, keeping: KeepingCards, random: Randomness) -> None:
    """Other cards of the same number are being kept."""
    hand: list[int] = []
    for kind in range(KINDS):
        hand += [kind] * position.hand[keeping.by * KINDS + kind]
    random.shuffle(hand)
    for slot in range(len(keeping.answers)):
        if keeping.answers[slot] != NOBODY:
            keeping.answers[slot] = KEEP + hand[slot]
