"""What things are worth in El Grande, in points at the end of the game: fitted figures, for the search's estimates.

Fitted by `meseta fit el-grande --games 1000 --seed 1 --level quick`: 1000 games, of which 200 were held out. Log loss
of who wins these: 0.922, where chance alone has 1.185. By milestone: 1: 1.200 v 1.185, 2: 1.137 v 1.185, 3: 0.995 v
1.185, 4: 0.984 v 1.185, 5: 0.908 v 1.185, 6: 0.775 v 1.185, 7: 0.727 v 1.185, 8: 0.647 v 1.185.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # What an area would pay now counts so much, by the rounds that come after this one before it is scored:
    "board-0": 0.5319,
    "board-1": 0.535,
    "board-2": 0.6065,
    "board-later": 0.398,  # and for each general scoring after that
    "court": 0.7745,  # a caballero in the court, of the first six
    "court-more": 0.0288,  # of further ones
    "castillo": 0.6922,  # a caballero in the Castillo, beside what the Castillo pays
    "power": 0.1495,  # a point of the power cards that can still be played
    # How far points are off, by the rounds still to come, this one included:
    "temperature-1": 4.4829,
    "temperature-2": 5.5075,
    "temperature-3": 6.2731,
    "temperature-4": 8.8561,
    "temperature-5": 9.157,
    "temperature-6": 11.5062,
    "temperature-7": 18.352,
    "temperature-8": 17.8936,
    "temperature-9": 20.0,
}
