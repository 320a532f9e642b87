"""Special scorings: areas in the order of the map, payment by payment, the most caballeros first."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.frame import Frame, Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import SCORE
from meseta.games.el_grande.board import mask
from meseta.games.el_grande.crowds import emptiest_regions, fullest_regions
from meseta.games.el_grande.scoring import FIRSTS_ONLY, NONE_YET, next_paid, pay_those_with, score_area, scored

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class Payment(Change):
    """Those with so many caballeros in an area are paid; tied players at the same moment."""

    NAME: ClassVar[str] = "payment"
    MEANS: ClassVar[tuple[str, str]] = ("count", "area")

    def happen(self, position: ElGrande, by: i64, count: i64, area: i64) -> None:
        pay_those_with(position, area, position.rules.places, count)


@final
class FirstPlacePayment(Change):
    """The same where only first places count."""

    NAME: ClassVar[str] = "first-place-payment"
    MEANS: ClassVar[tuple[str, str]] = ("count", "area")

    def happen(self, position: ElGrande, by: i64, count: i64, area: i64) -> None:
        pay_those_with(position, area, FIRSTS_ONLY, count)


@final
class CastilloOpens(Change):
    """Before it is opened nobody names a number: so this comes before the first payment (ruling A14)."""

    NAME: ClassVar[str] = "castillo-opened"

    def happen(self, position: ElGrande, by: i64, first: i64, second: i64) -> None:
        position.note_reveal()


CASTILLO_OPENS: Final = CastilloOpens()
PAYMENT: Final = Payment()
FIRST_PLACE_PAYMENT: Final = FirstPlacePayment()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Scoring(Frame):
    """Areas that are being scored: each payment is a step, and one of zero points is none (ruling A59)."""

    NAME: ClassVar[str] = "scoring"
    FIELDS: ClassVar[tuple[str, ...]] = ("by", "areas_left", "area", "below", "firsts_only")

    def __init__(self, by: i64, areas_left: i64, area: i64, below: i64, firsts_only: i64) -> None:
        self.by: i64 = by
        self.areas_left: i64 = areas_left  # one bit for each area that has not begun
        self.area: i64 = area  # the one being paid, or NOWHERE
        self.below: i64 = below  # all with so many caballeros or more have been paid there
        self.firsts_only: i64 = firsts_only

    def advance(self, position: ElGrande) -> None:
        if self.area == NOWHERE:
            self.next_area(position)
            return
        places = FIRSTS_ONLY if self.firsts_only else position.rules.places
        if not position.others_may_stop_a_step(self.by):
            score_area(position, self.area, places)
            self.area = NOWHERE
            return
        count = next_paid(position, self.area, places, self.below)
        if count == NOBODY:
            scored(position, self.area)
            self.area = NOWHERE
        else:
            self.below = count
            position.propose(FIRST_PLACE_PAYMENT if self.firsts_only else PAYMENT, self.by, count, self.area)

    def next_area(self, position: ElGrande) -> None:
        if self.areas_left == 0:
            position.pop()
            return
        area: i64 = 0
        while not self.areas_left >> area & 1:
            area += 1
        self.areas_left &= ~(1 << area)
        self.area = area
        self.below = NONE_YET
        position.tell("scored", self.by, 0, area)
        if area == position.board.castillo:
            position.propose(CASTILLO_OPENS, self.by)

    def copy(self) -> Scoring:
        return Scoring(self.by, self.areas_left, self.area, self.below, self.firsts_only)


def score(position: ElGrande, by: i64, areas: i64, firsts_only: i64 = 0) -> None:
    position.push(Scoring(by, areas, NOWHERE, NONE_YET, firsts_only))


# ---- Which areas.
@final
class ScoreCastillo(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        score(position, by, 1 << position.board.castillo)


@final
class ScoreByValue(Step):
    """Regions whose first place is worth one of two values, tiles included; never the Castillo (ruling A21)."""

    def __init__(self, value: i64, or_value: i64 = 0) -> None:
        self.value: i64 = value
        self.or_value: i64 = or_value or value

    def begin(self, position: ElGrande, by: i64) -> None:
        areas: i64 = 0
        for region in position.board.regions:
            first = position.board.strips[position.strip(region)]
            if first == self.value or first == self.or_value:
                areas |= 1 << region
        score(position, by, areas)


@final
class ScoreFirsts(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        score(position, by, position.board.region_mask, 1)


@final
class ScoreMost(Step):
    """Where most caballeros stand, all colours together; several regions if they are level."""

    def begin(self, position: ElGrande, by: i64) -> None:
        score(position, by, fullest_regions(position))


@final
class ScoreFewest(Step):
    """Where fewest stand, but at least one."""

    def begin(self, position: ElGrande, by: i64) -> None:
        score(position, by, emptiest_regions(position))


@final
class ScoreNamed(Step):
    """Regions that it names."""

    def __init__(self, *regions: str) -> None:
        self.regions: list[str] = list(regions)

    def begin(self, position: ElGrande, by: i64) -> None:
        score(position, by, mask([position.board.number[name] for name in self.regions]))


@final
class ScoreCoastFirsts(Step):
    """All regions on the coast, first places only."""

    def begin(self, position: ElGrande, by: i64) -> None:
        score(position, by, position.board.coast & position.board.region_mask, 1)


@final
class ScoreDisks(Step):
    """The regions that exactly one disk shows, in the order of the map (ruling A5)."""

    def begin(self, position: ElGrande, by: i64) -> None:
        once: i64 = 0
        often: i64 = 0
        for seat in range(position.seats):
            if position.disk[seat] != NOWHERE:
                region: i64 = 1 << position.disk[seat]
                often |= once & region
                once |= region
        score(position, by, once & ~often)


@final
class ScoreChosen(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(ChoosingScore(by))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingScore(Question):
    """Any region, the king's too; and the Castillo where it is one."""

    NAME: ClassVar[str] = "choosing-score"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        shared = position.shared
        return shared.any_area_scored if position.rules.castillo_is_a_region else shared.any_region_scored

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        score(position, seat, 1 << answer - SCORE)

    def copy(self) -> ChoosingScore:
        return ChoosingScore(self.seat)
