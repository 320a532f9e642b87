"""What an answer means: a block of numbers for each kind of answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meseta.engine.answers import FIRST_OF_GAME, Answers
from meseta.games.condottiere.board import REGIONS
from meseta.games.condottiere.deck import KINDS, MERCENARIES

PASS: Final[i64] = FIRST_OF_GAME
PASS_SHOWING: Final[i64] = PASS + 1  # and turn the face-down card up
HOLD: Final[i64] = PASS_SHOWING + 1
DISCARD: Final[i64] = HOLD + 1
FAVOUR_OFF: Final[i64] = DISCARD + 1
DRAW: Final[i64] = FAVOUR_OFF + 1
PLAY: Final[i64] = DRAW + 4
KEEP: Final[i64] = PLAY + KINDS
TAKE: Final[i64] = KEEP + KINDS
REGION: Final[i64] = TAKE + MERCENARIES
FAVOUR: Final[i64] = REGION + REGIONS

HOLD_ONLY: Final = Answers([HOLD])
HOLD_OR_DISCARD: Final = Answers([HOLD, DISCARD])
# By how many cards may be drawn:
DRAWS: Final = [Answers([DRAW + count for count in range(most + 1)]) for most in range(4)]
