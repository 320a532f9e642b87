"""Places apart: rows where caballeros stand apart from the others of their area. Parts say which there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from meseta.reading.el_grande.cast import Cast
from meseta.wording.words import Words


class Place(TypedDict):
    place: str  # its name
    caballeros: list[int]  # by colour
    carries: str | None  # what each of them carries
    counts: bool  # do they count when the area is scored


def single(place: Place) -> int | None:
    """The colour that has a place for one."""
    return next((colour for colour, count in enumerate(place["caballeros"]) if count), None)


def total(rows: Sequence[Sequence[int]]) -> list[int]:
    """Of several rows together, by colour."""
    return [sum(counts) for counts in zip(*rows, strict=True)]


def said_of(places: Sequence[Place], cast: Cast, words: Words) -> list[str]:
    """Who stands on places apart, as far as somebody does."""
    taken = [place for place in places if any(place["caballeros"])]
    return [words.say("place-taken", place=place["place"], names=who(place, cast)) for place in taken]


def who(place: Place, cast: Cast) -> str:
    counted = [(cast.called[colour], count) for colour, count in enumerate(place["caballeros"]) if count]
    return ", ".join(f"{name} {count}" if count > 1 else name for name, count in counted)
