"""What lasts of own cards: the bridge, the quarantine, grandes that count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meseta.games.el_grande.parts.intrigue.view import of_intrigue
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.web.panels.el_grande.parts.shown_part import Mark
from meseta.wording.words import Said, Words

SYMBOLS: Final[Mapping[str, str]] = {"bridge": "bridge", "quarantine": "quarantine", "home-counts": "plus-one"}


def marks_of(view: ElGrandeView, cast: Cast, words: Words) -> list[Mark]:
    marks = of_intrigue(view)["marks"]
    out: list[Mark] = []
    bridge, quarantine = marks["bridge"], marks["quarantine"]
    if bridge is not None:
        first, second = bridge["between"]
        said = words.say("mark-bridge-says", **whose(bridge["by"], cast), area=first, other_area=second)
        out.append(mark("bridge", said, words, bridge["by"]))
    if quarantine is not None:
        said = words.say("mark-quarantine-says", area=quarantine["area"], tile=quarantine["tile"])
        out.append(mark("quarantine", said, words))
    return [*out, *[home_counts(seat, cast, words) for seat in marks["home_counts"]]]


def home_counts(seat: int, cast: Cast, words: Words) -> Mark:
    return mark("home-counts", words.say("mark-home-counts-says", **whose(seat, cast)), words, seat)


def mark(name: str, says: str, words: Words, by: int | None = None) -> Mark:
    return Mark(SYMBOLS[name], words.say(f"mark-{name}"), says, by)


def whose(seat: int, cast: Cast) -> dict[str, Said]:
    return {"by": cast.names[seat], "you": "yes" if seat == cast.seat else "no"}
