"""The answers that only own cards bring, numbered from the block of parts; by rank, by action, by region."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meseta.games.el_grande.answers import FIRST_OF_PARTS, MOST_POWERS

OF_OTHER_PARTS: Final[i64] = 64  # room for those of parts that may be played beside this one
KEEP: Final[i64] = FIRST_OF_PARTS + OF_OTHER_PARTS
DROP: Final[i64] = KEEP + MOST_POWERS
TAKE_ACTION: Final[i64] = DROP + MOST_POWERS
NAME_REGION: Final[i64] = TAKE_ACTION + 4
