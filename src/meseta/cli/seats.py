"""Seats as people name them: by their colour."""

from __future__ import annotations

from meseta.engine.refusal import Refused


def seat_of(colour: str, names: list[str]) -> int:
    if colour not in names:
        raise Refused(f"There is no seat '{colour}'; the seats are {', '.join(names)}.")
    return names.index(colour)
