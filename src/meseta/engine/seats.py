"""Seats and their colours, the same in every game of the house, clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COLOUR_NAMES: Final = ["blue", "orange", "green", "purple", "vermilion", "sky"]


def bits(mask: int) -> list[int]:
    """The places of the ones in a mask: the seats, areas or values it stands for."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def how_many(mask: i64) -> i64:
    """The seats, areas or values it stands for."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
