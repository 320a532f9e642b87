"""What an answer means: a block of numbers for each kind of answer, with room for the largest board.

The numbers are the same on every board and no storage format: whatever is written down is notation.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meseta.engine.answers import FIRST_OF_GAME

MOST_ROWS: Final[i64] = 40
MOST_COLOURS: Final[i64] = 7
MOST_DECKS: Final[i64] = 10
MOST_POWERS: Final[i64] = 32  # the numbers of power cards begin with 1
MOST_INTO_COURT: Final[i64] = 16
MOST_PIECES: Final[i64] = MOST_ROWS * MOST_COLOURS
ALL: Final[i64] = 30  # stands for "as many as there are", wherever a number of caballeros does

ACT: Final[i64] = FIRST_OF_GAME
END: Final[i64] = ACT + 1
RETURN_COURT: Final[i64] = END + 1
CHOOSE: Final[i64] = RETURN_COURT + 1
BID: Final[i64] = CHOOSE + 2
POWER: Final[i64] = BID + MOST_POWERS
COURT: Final[i64] = POWER + MOST_POWERS
TAKE: Final[i64] = COURT + MOST_INTO_COURT
TILE: Final[i64] = TAKE + MOST_DECKS
NEXT: Final[i64] = TILE + 2
PLACE: Final[i64] = NEXT + MOST_COLOURS
TO: Final[i64] = PLACE + MOST_ROWS
SCORE: Final[i64] = TO + MOST_ROWS
RECALL: Final[i64] = SCORE + MOST_ROWS
RETURN: Final[i64] = RECALL + MOST_ROWS
DISK: Final[i64] = RETURN + MOST_ROWS
EVICT: Final[i64] = DISK + MOST_ROWS
KING: Final[i64] = EVICT + MOST_ROWS
GRANDE: Final[i64] = KING + MOST_ROWS
MOVE: Final[i64] = GRANDE + MOST_ROWS
REMOVE: Final[i64] = MOVE + MOST_PIECES
FIRST_OF_PARTS: Final[i64] = REMOVE + MOST_PIECES  # the answers of parts begin here; `notation_for` finds clashes
