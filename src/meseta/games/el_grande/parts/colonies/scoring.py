"""What counts in the new regions, and what places of honour are paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOBODY
from meseta.games.el_grande.parts.colonies.abroad import rows_taken
from meseta.games.el_grande.parts.colonies.discs import owner_of
from meseta.games.el_grande.parts.colonies.map import (
    AMBASSADOR,
    AMERICA,
    CAPTAIN,
    ENVOY,
    FRANCE,
    SHIP,
    VICEROY,
)
from meseta.games.el_grande.scoring import FIRSTS_ONLY

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

FOR_AMBASSADOR: Final[i64] = 2
FOR_ENVOY: Final[i64] = 1
FOR_VICEROY: Final[i64] = 5


def count_places(position: ElGrande, area: i64, counts: vec[i64]) -> None:
    """All who stand apart in a region count there, but the viceroy (003:702)."""
    caballeros, board = position.caballeros, position.board
    rows = board.rows_of[area] & ~(1 << area | 1 << VICEROY) & rows_taken(position)
    first: i64 = 0  # the piece with which the row begins whose bit is the lowest
    while rows:
        if rows & 1:
            for colour in range(position.colours):
                counts[colour] += caballeros[first + colour]
        rows >>= 1
        first += board.width


def earn_honours(position: ElGrande, area: i64, places: i64, earned: vec[i64]) -> None:
    """Where only first places count, only ambassador and envoy of who has that in France are paid (003:774)."""
    if area == SHIP:
        for colour in range(position.colours):
            earned[colour] = 0
        if places != FIRSTS_ONLY:
            add(earned, owner_on(position, CAPTAIN), position.board.strips[position.strip(SHIP)])
    elif area == AMERICA:
        if places != FIRSTS_ONLY:
            add(earned, owner_on(position, VICEROY), FOR_VICEROY)
    elif area == FRANCE:
        ambassador, envoy = owner_on(position, AMBASSADOR), owner_on(position, ENVOY)
        if places == FIRSTS_ONLY:
            ambassador = ambassador if ambassador != NOBODY and earned[ambassador] > 0 else NOBODY
            envoy = envoy if envoy != NOBODY and earned[envoy] > 0 else NOBODY
        add(earned, ambassador, FOR_AMBASSADOR)
        add(earned, envoy, FOR_ENVOY)


def add(earned: vec[i64], seat: i64, points: i64) -> None:
    if seat != NOBODY:
        earned[seat] += points


def owner_on(position: ElGrande, row: i64) -> i64:
    """The seat whose caballero stands on a place for one, or NOBODY."""
    if not rows_taken(position) >> row & 1:
        return NOBODY
    for colour in range(position.colours):
        if position.caballeros[row * position.board.width + colour] > 0:
            return owner_of(position, colour)
    return NOBODY
