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
    others = [other for other in range(position.seats) if other != seat]
    sizes = [position.hand_size(other) for other in others]
    for other in others:
        gather(twin, other)
    for other, size in zip(others, sizes, strict=True):
        if twin.hidden[other] != NOWHERE:
            lay_face_down(twin, other, size, random)
    for other, size in zip(others, sizes, strict=True):
        deal_hand(twin, other, size, random)
    top = twin.top
    if isinstance(top, KeepingCards) and top.by != seat:
        keep_again(twin, top, random)
    return twin


def gather(position: Condottiere, seat: int) -> None:
    """Everything but the known mercenaries goes to the pile; a face-down card leaves its place marked."""
    for kind in range(KINDS):
        position.pile[kind] += position.hand[seat * KINDS + kind]
        position.hold(seat, kind, -position.hand[seat * KINDS + kind])
    if position.hidden[seat] != NOWHERE:
        position.pile[position.hidden[seat]] += 1
    for kind in range(MERCENARIES):
        known = position.known[seat * MERCENARIES + kind]
        position.pile[kind] -= known
        position.hold(seat, kind, known)


def lay_face_down(position: Condottiere, seat: int, size: i64, random: Randomness) -> None:
    """A card that could lie there: a known mercenary, or, if the hand has room for all of those, one of the pile."""
    fitting: list[int] = []
    for kind in range(KINDS):
        fitting += [kind] * position.hand[seat * KINDS + kind]
    known = len(fitting)
    if known <= size:
        for kind in range(KINDS):
            if goes_face_down(kind):
                fitting += [kind] * position.pile[kind]
    chosen = random.below(len(fitting))
    kind = fitting[chosen]
    if chosen < known:
        position.hold(seat, kind, -1)
    else:
        position.pile[kind] -= 1
    position.hidden[seat] = kind


def deal_hand(position: Condottiere, seat: int, size: i64, random: Randomness) -> None:
    """Up to its size again."""
    pile: list[int] = []
    for kind in range(KINDS):
        pile += [kind] * position.pile[kind]
    random.shuffle(pile)
    for kind in pile[: size - position.hand_size(seat)]:
        position.pile[kind] -= 1
        position.hold(seat, kind, 1)


def keep_again(position: Condottiere, keeping: KeepingCards, random: Randomness) -> None:
    """Other cards of the same number are being kept."""
    hand: list[int] = []
    for kind in range(KINDS):
        hand += [kind] * position.hand[keeping.by * KINDS + kind]
    random.shuffle(hand)
    for slot in range(len(keeping.answers)):
        if keeping.answers[slot] != NOBODY:
            keeping.answers[slot] = KEEP + hand[slot]
