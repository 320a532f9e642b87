"""How a seat stands in an area: what it would be paid now, less what that means to have for others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.engine.answers import NOWHERE
from meseta.games.el_grande.scoring import payments

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

RIVALS: Final = 0.5  # a point of all rivals together, in own points
NEXT_ONE: Final = 0.5  # what one caballero more would change, in what the first one does


def standing(position: ElGrande, area: i64, seat: i64) -> float:
    """In points, if the area were scored now."""
    earned = payments(position, area, position.rules.places)
    rivals: i64 = 0
    for other in range(position.seats):
        rivals += earned[other]
    return float(earned[seat]) - RIVALS * float(rivals - earned[seat])


def arriving(position: ElGrande, row: i64, colour: i64, count: i64, seat: i64) -> float:
    """What it means to a seat that so many come to a row (or go), and a little of what one more would mean."""
    area = position.region_of(row)
    if area == NOWHERE:
        return 0.0
    caballeros, piece = position.caballeros, row * position.board.width + colour
    now = standing(position, area, seat)
    caballeros[piece] += count
    after = standing(position, area, seat)
    caballeros[piece] += 1
    more = standing(position, area, seat)
    caballeros[piece] -= count + 1
    return after - now + NEXT_ONE * (more - after)
