"""Seats as people name them: by their colour, in notation where it is typed and in words where it is read."""

from __future__ import annotations

from meseta.engine.refusal import Refused
from meseta.wording.words import Words


def seat_of(colour: str, colours: list[str]) -> int:
    if colour not in colours:
        raise Refused("terminal-no-seat", colour=colour, colours=", ".join(colours))
    return colours.index(colour)


def name_of(colour: str, words: Words) -> str:
    """A seat is called like its colour: `Blue`, `Niebieski`."""
    return words.say(f"colour-{colour}").capitalize()
