"""Who is paid what for an area, worked out from plain counts."""

from __future__ import annotations

BONUS = 2  # for a sole first place with the king, and at home


def payments(counts: list[int], values: list[int], king: bool, homes: list[int]) -> list[int]:
    """What each colour earns. Tied colours drop one place; `homes` are the colours whose grande stands here."""
    earned = [0] * len(counts)
    place = 0
    for count in sorted(set(counts), reverse=True):
        if count <= 0 or place >= len(values):
            break
        if counts.count(count) == 1:
            colour = counts.index(count)
            earned[colour] = values[place]
            if place == 0:
                earned[colour] += BONUS * king + BONUS * (colour in homes)
        else:
            place += 1
            if place < len(values):
                for colour, each in enumerate(counts):
                    if each == count:
                        earned[colour] = values[place]
        place += 1
    return earned
