"""What things are worth in El Grande, in points at the end of the game: fitted figures, for the search's estimates.

Fitted by `meseta fit el-grande --games 300 --seed 2 --level middle`: 300 games, of which 60 were held out. Log loss of
who wins these: 0.861, where chance alone has 1.195. By milestone: 1: 1.198 v 1.195, 2: 1.240 v 1.195, 3: 1.015 v 1.195,
4: 0.955 v 1.195, 5: 0.850 v 1.195, 6: 0.588 v 1.195, 7: 0.576 v 1.195, 8: 0.469 v 1.195.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # What an area would pay now counts so much, by the rounds that come after this one before it is scored:
    "board-0": 0.5552,
    "board-1": 0.4847,
    "board-2": 0.334,
    "board-later": 0.0344,  # and for each general scoring after that
    "court": 0.262,  # a caballero in the court, of the first six
    "court-more": -0.6116,  # of further ones
    "castillo": 1.0028,  # a caballero in the Castillo, beside what the Castillo pays
    "power": 0.3224,  # a point of the power cards that can still be played
    # How far points are off, by the rounds still to come, this one included:
    "temperature-1": 4.0495,
    "temperature-2": 4.5298,
    "temperature-3": 4.7062,
    "temperature-4": 6.4862,
    "temperature-5": 6.642,
    "temperature-6": 6.56,
    "temperature-7": 7.1148,
    "temperature-8": 7.876,
    "temperature-9": 20.0,
}
