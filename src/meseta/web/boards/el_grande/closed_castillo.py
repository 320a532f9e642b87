"""What a player knows of a closed Castillo: the own caballeros in it, how many others there are, and what that may pay.

Both numbers follow from what lies open: of each colour there are so many caballeros, and what stands neither in a court
nor in a province nor in a region is inside. Who the others are is left to the players' memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from meseta.games.el_grande.board import CASTILLO
from meseta.games.el_grande.scoring import earnings
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import area_of, board_of
from meseta.reading.el_grande.counted_areas import Area, all_areas, counted_area, everybody
from meseta.reading.el_grande.parts.catalogue import read_parts
from meseta.web.boards.el_grande.majority import payments


class Inside(NamedTuple):
    own: int
    others: int
    rivals: int  # whose the others may be
    lent: int = 0  # caballeros that are the player's too, of a colour that nobody plays

    def joined_by(self, own: bool, lent: bool = False) -> Inside:
        """With one caballero more."""
        if own:
            return self._replace(own=self.own + 1)
        return self._replace(lent=self.lent + 1) if lent else self._replace(others=self.others + 1)


def inside(view: ElGrandeView) -> Inside | None:
    """Nothing where all is visible, nor for a spectator, who has no caballeros."""
    seat, castillo = view["seat"], counted_area(view, area_of(view, CASTILLO))
    if castillo["caballeros"] is not None or seat is None:
        return None
    counts = all_inside(view)
    lent = sum(counts[colour] for colour, owner in castillo["owners"].items() if owner == seat)
    rivals = len(counts) - 1 - len(castillo["owners"])
    return Inside(counts[seat], sum(counts) - counts[seat] - lent, rivals, lent)


def all_inside(view: ElGrandeView) -> list[int]:
    """By colour: what is nowhere else."""
    pieces = [colour.pieces for colour in board_of(view).colours]
    return [all_of_it - out for all_of_it, out in zip(pieces, outside(view), strict=True)]


def outside(view: ElGrandeView) -> list[int]:
    """By colour: what stands in court, province, regions and boxes, and what parts keep elsewhere."""
    homes = [seat["court"] + seat["province"] for seat in view["seats"]]
    homes += [extra["province"] for extra in view["extra"]]  # a colour without a seat has no court
    there: list[Sequence[int]] = [
        everybody(counted_area(view, area)) for area in all_areas(view) if area["area"] != CASTILLO
    ]
    there += [counts for part in read_parts(view) for counts in part.elsewhere(view)]
    return [home + sum(counts[colour] for counts in there if colour < len(counts)) for colour, home in enumerate(homes)]


def paid_between(area: Area, seat: int, known: Inside | None) -> tuple[int, int]:
    """The least and the most that a seat would be paid there now; the same number twice where a tally tells it."""
    if known is None:
        pays = payments(area)[seat]
        return pays, pays
    return least_and_most(known, tuple(area["values"]), area["king"], seat in area["grandes"])


@lru_cache(maxsize=1024)
def least_and_most(known: Inside, values: tuple[int, ...], king: bool, home: bool) -> tuple[int, int]:
    if not known.own + known.lent:
        return 0, 0
    known = Inside(known.own + known.lent, known.others, known.rivals)
    pays = [paid_to_own([known.own, *others], values, king, home) for others in extreme_splits(known)]
    return min(pays), max(pays)


def paid_to_own(counts: list[int], values: tuple[int, ...], king: bool, home: bool) -> int:
    """Where the own caballeros come first in the list."""
    return earnings(counts, list(values), king, [0] if home else [])[0]


def extreme_splits(known: Inside) -> Iterator[list[int]]:
    """The ways in which the others may be of several colours that put the own colour as far ahead, or as far behind, as
    it can be: all alike, or so many colours just ahead of it, in pairs, and perhaps one that is tied with it."""
    own, others, rivals, _ = known
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
