"""The answers that only the colonies bring, numbered behind those of the other parts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.games.el_grande.answers import FIRST_OF_PARTS, MOST_DECKS
from meseta.games.el_grande.parts.colonies.map import AMERICA, MEDITERRANEAN, OUTSIDE, VICEROY

OF_OTHER_PARTS: Final[i64] = 320  # room for those of parts that may be played beside this one
# A disc is claimed by a caballero of one's own on one of these rows, or by a black one:
CLAIMING_ROWS: Final = vec[i64]([AMERICA, VICEROY, MEDITERRANEAN, OUTSIDE])
CLAIMING: Final[i64] = 1 << AMERICA | 1 << VICEROY | 1 << MEDITERRANEAN | 1 << OUTSIDE  # one bit each
CLAIM: Final[i64] = FIRST_OF_PARTS + OF_OTHER_PARTS
LAST_CLAIM: Final[i64] = CLAIM + 7
TURN_OVER: Final[i64] = LAST_CLAIM + 1  # by deck
LIMIT: Final[i64] = TURN_OVER + MOST_DECKS  # by row
