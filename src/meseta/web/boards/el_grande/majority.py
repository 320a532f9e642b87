"""Who would be paid which place of an area, from the numbers that lie on the table: as the rules calculate it."""

from __future__ import annotations

from meseta.games.el_grande.scoring import earnings, places_won
from meseta.games.el_grande.view import AreaView
from meseta.web.boards.el_grande.areas import counts_in


def paid_places(counts: list[int], places: int) -> list[list[int]]:
    """The colours on each place that counts."""
    won = places_won(counts, places)
    return [[colour for colour in range(len(counts)) if won[colour] == place] for place in range(1, places + 1)]


def bonus(area: AreaView, paid: list[list[int]]) -> int:
    """What a first place is paid on top, for the king's region and for its own home."""
    return payments(area)[paid[0][0]] - area["values"][0] if paid[0] else 0


def payments(area: AreaView) -> list[int]:
    """What each colour would be paid."""
    return earnings(counts_in(area), area["values"], area["king"], area["grandes"])


def ranked(counts: list[int]) -> list[tuple[int, int]]:
    """The colours that stand in an area with their numbers, the largest first."""
    present = [(colour, count) for colour, count in enumerate(counts) if count]
    return sorted(present, key=lambda each: (-each[1], each[0]))
