"""What things are worth in El Grande, in points at the end of the game: fitted figures, for the search's estimates.

By least squares over 240 games of four quick bots (1995), of the points still to come at the beginning of each round
relative to the table's mean; temperatures by the log loss of who wins: 1.19 in round 4 to 0.62 in round 9, where chance
alone has 1.386.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # What an area would pay now counts so much, by the rounds that come after this one before it is scored:
    "board-0": 0.64,
    "board-1": 0.53,
    "board-2": 0.47,
    "board-later": 0.11,  # and for each general scoring after that
    "court": 0.64,  # a caballero in the court, of the first six
    "court-more": -0.35,  # of further ones
    "castillo": 0.8,  # a caballero in the Castillo, beside what the Castillo pays
    "power": 0.33,  # a point of the power cards that can still be played
    # How far points are off, by the rounds still to come, this one included:
    "temperature-1": 4.0,
    "temperature-2": 6.0,
    "temperature-3": 6.0,
    "temperature-4": 8.0,
    "temperature-5": 10.0,
    "temperature-6": 10.0,
    "temperature-7": 20.0,
    "temperature-8": 20.0,
    "temperature-9": 20.0,
}
