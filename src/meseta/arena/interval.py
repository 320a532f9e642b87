"""How much of a share is luck."""

from __future__ import annotations

from math import sqrt
from typing import Final

DEVIATIONS: Final = 1.959964  # on either side, for 95 %


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many games, taken as independent. Games of one deal are not quite."""
    if games == 0:
        return 0.0, 1.0
    squared = DEVIATIONS * DEVIATIONS / games
    middle = share + squared / 2
    spread = DEVIATIONS * sqrt(share * (1 - share) / games + squared / games / 4)
    return max(0.0, (middle - spread) / (1 + squared)), min(1.0, (middle + spread) / (1 + squared))
