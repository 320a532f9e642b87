"""The answers that only this expansion brings, numbered behind those of the other parts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meseta.games.el_grande.answers import FIRST_OF_PARTS, MOST_COLOURS, MOST_ROWS

OF_OTHER_PARTS: Final[i64] = 512  # room for those of parts that may be played beside this one
# Besides the two halves of a turn:
TAKE_TOKEN: Final[i64] = FIRST_OF_PARTS + OF_OTHER_PARTS  # by who has it
TAKE_FREE_TOKEN: Final[i64] = TAKE_TOKEN + MOST_COLOURS
TO_JAIL: Final[i64] = TAKE_FREE_TOKEN + 1
PARDON_TO: Final[i64] = TO_JAIL + 1  # by row
QUEEN_HELPS: Final[i64] = PARDON_TO + MOST_ROWS  # to the court; then by row
JESTER_GIVES: Final[i64] = QUEEN_HELPS + 1 + MOST_ROWS  # by who receives
KEEP_ACTION: Final[i64] = JESTER_GIVES + MOST_COLOURS
ACT_KEPT: Final[i64] = KEEP_ACTION + 1
# Of questions:
FIGURE: Final[i64] = ACT_KEPT + 1  # by figure
NAME_REGION: Final[i64] = FIGURE + 2  # by row
ALLY: Final[i64] = NAME_REGION + MOST_ROWS  # by seat
AGREE: Final[i64] = ALLY + MOST_COLOURS
REFUSE: Final[i64] = AGREE + 1
