"""The answers by which the inquisitor helps, numbered behind those of the other parts; by row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meseta.games.el_grande.answers import FIRST_OF_PARTS, MOST_ROWS

OF_OTHER_PARTS: Final[i64] = 256  # room for those of parts that may be played beside this one
HELP_COURT: Final[i64] = FIRST_OF_PARTS + OF_OTHER_PARTS
HELP_PLACE: Final[i64] = HELP_COURT + 1
LAST_OF_HELP: Final[i64] = HELP_PLACE + MOST_ROWS - 1
