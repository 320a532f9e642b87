"""Who sits where in which game: each deal is played with the line-up turned to each seat, so all have the same luck."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from meseta.engine.refusal import Refused


class Fixture(NamedTuple):
    """One game to be played."""

    number: int  # the first is 0
    deal: int  # the seed of its luck: games of one deal have the same decks
    seats: list[int]  # the contestant at each seat


class Schedule:
    """All games of a match, by number; the same seed gives the same deals, however many of them are played."""

    def __init__(self, names: list[str], players: int, seed: int) -> None:
        self.contestants = list(dict.fromkeys(names))  # equal names are one contestant with several seats
        self.line_up = [self.contestants.index(name) for name in filled(names, players)]
        self.turned = turned(self.line_up)
        self.seed = seed

    def fixture(self, number: int) -> Fixture:
        deal, at = divmod(number, len(self.turned))
        return Fixture(number, seed_of("deal", self.seed, deal), self.turned[at])

    def seats_of(self, contestant: int) -> int:
        """How many seats of a table are its own."""
        return self.line_up.count(contestant)


def filled(names: list[str], players: int) -> list[str]:
    """Where there are more seats than names, those after the first sit down again in turn: one against all others."""
    if not 2 <= len(names) <= players:
        raise Refused("arena-contestants", given=len(names), players=players)
    others = names[1:]
    return names + [others[number % len(others)] for number in range(players - len(names))]


def turned(line_up: list[int]) -> list[list[int]]:
    """The line-up turned round the table, each arrangement once."""
    rotations = [line_up[-by:] + line_up[:-by] for by in range(len(line_up))]
    return [each for at, each in enumerate(rotations) if each not in rotations[:at]]


def seed_of(*parts: str | int) -> int:
    """A number of its own for whatever is named."""
    return int.from_bytes(sha256("/".join(map(str, parts)).encode()).digest()[:6], "big")
