"""Who would be paid which place of an area, from the numbers that lie on the table."""

from __future__ import annotations

from typing import Any, Final

BONUS: Final = 2


def paid_places(counts: list[int], places: int) -> list[list[int]]:
    """The colours on each place that counts. Tied colours, however many, all drop one place."""
    paid: list[list[int]] = [[] for _ in range(places)]
    place = 0
    for count in sorted({count for count in counts if count}, reverse=True):
        group = [colour for colour, its in enumerate(counts) if its == count]
        if len(group) > 1:
            place += 1
        if place >= places:
            break
        paid[place] = group
        place += 1
    return paid


def bonus(area: dict[str, Any], paid: list[list[int]]) -> int:
    """What a sole first place is paid on top."""
    return bonus_of(area, paid[0][0]) if paid and len(paid[0]) == 1 else 0


def bonus_of(area: dict[str, Any], first: int) -> int:
    """For the king's region and for its own home."""
    return BONUS * (int(area["king"]) + int(first in area["grandes"]))


def payments(area: dict[str, Any]) -> list[int]:
    """What each colour would be paid."""
    paid = paid_places(area["caballeros"], len(area["values"]))
    pays = [0] * len(area["caballeros"])
    for group, value in zip(paid, area["values"]):
        for colour in group:
            pays[colour] = value
    if paid[0]:
        pays[paid[0][0]] += bonus(area, paid)
    return pays


def ranked(counts: list[int]) -> list[tuple[int, int]]:
    """The colours that stand in an area with their numbers, the largest first."""
    present = [(colour, count) for colour, count in enumerate(counts) if count]
    return sorted(present, key=lambda each: (-each[1], each[0]))
