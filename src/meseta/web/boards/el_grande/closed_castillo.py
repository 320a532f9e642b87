"""What a player knows of a closed Castillo: the own caballeros in it, how many others there are, and what that may pay.

Both numbers follow from what lies open: of each colour there are so many caballeros, and what stands neither in a court
nor in a province nor in a region is inside. Who the others are is left to everybody's memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from meseta.games.el_grande.board import CABALLEROS
from meseta.web.boards.el_grande.majority import bonus_of, paid_places, payments
from meseta.web.boards.page import View


class Inside(NamedTuple):
    own: int
    others: int
    rivals: int  # colours that the others may be of

    def joined_by(self, own: bool) -> Inside:
        """With one caballero more."""
        return self._replace(own=self.own + 1) if own else self._replace(others=self.others + 1)


def inside(view: View) -> Inside | None:
    """Nothing where all is visible, nor for a spectator, who has no caballeros."""
    castillo = view["areas"][-1]
    if castillo["caballeros"] is not None or view["seat"] is None:
        return None
    counts = [int(CABALLEROS) - each for each in outside(view)]
    own = counts[view["seat"]]
    return Inside(own, sum(counts) - own, len(counts) - 1)


def outside(view: View) -> list[int]:
    """By colour: what stands in court, province and regions."""
    homes = [seat["court"] + seat["province"] for seat in view["seats"]]
    if view["automa"]:
        homes.append(view["automa"]["province"])
    regions = [area["caballeros"] for area in view["areas"][:-1]]
    return [home + sum(counts[colour] for counts in regions) for colour, home in enumerate(homes)]


def paid_between(area: dict[str, Any], seat: int, known: Inside | None) -> tuple[int, int]:
    """The least and the most that a seat would be paid there now; the same number twice where a tally tells it."""
    if known is None:
        pays = payments(area)[seat]
        return pays, pays
    return least_and_most(known, tuple(area["values"]), bonus_of(area, seat))


@lru_cache(maxsize=1024)
def least_and_most(known: Inside, values: tuple[int, ...], bonus: int) -> tuple[int, int]:
    if not known.own:
        return 0, 0
    pays = [paid_to_own([known.own, *others], values, bonus) for others in extreme_splits(known)]
    return min(pays), max(pays)


def paid_to_own(counts: list[int], values: tuple[int, ...], bonus: int) -> int:
    """Where the own caballeros come first in the list."""
    paid = paid_places(counts, len(values))
    if paid[0] == [0]:
        return values[0] + bonus
    return next((value for group, value in zip(paid, values) if 0 in group), 0)


def extreme_splits(known: Inside) -> Iterator[list[int]]:
    """The ways in which the others may be of several colours that put the own colour as far ahead, or as far behind, as
    it can be: all alike, or so many colours just ahead of it, in pairs, and perhaps one that is tied with it."""
    own, others, rivals = known
    yield spread(others, rivals)
    for ahead in range(rivals + 1):
        for tied in range(min(1, rivals - ahead) + 1):
            split = [own] * tied + [own + 1 + each // 2 for each in range(ahead)]
            rest = others - sum(split)
            if rest < 0:
                continue
            if ahead:
                split[-1] += rest
            elif rest > (rivals - tied) * (own - 1):
                continue
            else:
                split += spread(rest, rivals - tied)
            yield split


def spread(total: int, parts: int) -> list[int]:
    """As evenly as it goes."""
    return [(total + part) // parts for part in range(parts)]
