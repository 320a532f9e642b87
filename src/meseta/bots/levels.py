"""Bots that search, by how long they think. `strong:seconds=0.1` is one that thinks for another while."""

from __future__ import annotations

from typing import Final, NamedTuple

from meseta.bots import search_bot
from meseta.engine.position import Position
from meseta.engine.refusal import Refused


class Level(NamedTuple):
    """So many iterations for an answer, and so many seconds for all answers of one thought."""

    iterations: int
    seconds: float
    plain: bool = False  # it knows only how a game ends: the yardstick of the others
    people_wait: bool = True  # for its answers; otherwise a busy machine may take its time

    def answer(self, world: Position, seat: int, seed: int) -> list[int]:
        return search_bot.think(world, seat, seed, self.iterations, self.seconds, self.plain, self.people_wait)


# Iterations, not time, make the answer, so that it is the same on every machine; the time is for where that is slow.
LEVELS: Final = {"strong": Level(30_000, 1.0), "middle": Level(200, 0.25)}
PLAIN: Final = Level(1_000_000, 1.0, plain=True)  # takes no seat at a table
SETTINGS: Final = ["iterations", "seconds"]


def level_of(spec: str) -> Level | None:
    """The level of a name, with what is set after it; None if there is none of that name."""
    name, _, settings = spec.partition(":")
    level = {**LEVELS, "plain": PLAIN}.get(name)
    for setting in filter(None, settings.split(",")):
        key, _, value = setting.partition("=")
        if key not in SETTINGS or not is_number(value, whole=key == "iterations"):
            raise Refused("error-no-such-name", word=setting, kind="level", possible=[f"{each}=N" for each in SETTINGS])
        if level is not None and key == "iterations":
            level = level._replace(iterations=int(value))
        elif level is not None:
            level = level._replace(seconds=float(value))
    return level


def is_number(text: str, whole: bool) -> bool:
    """A positive one, such as 500 or 0.1."""
    digits = text if whole else text.replace(".", "", 1)
    return digits.isascii() and digits.isdigit() and float(text) > 0
