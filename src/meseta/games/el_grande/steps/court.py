"""Caballeros come from the province to the court."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import DONE, NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import COURT, RECALL

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Intake(Question):
    """Caballeros come from the province to the court; if it runs out, the rest may be recalled from regions."""

    NAME: ClassVar[str] = "intake"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def waiting(self, position: ElGrande) -> i64:
        seat = self.seat
        if self.left > 0 and (position.province[seat] > 0 or position.on_board(seat) > 0):
            return seat
        return NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        province = position.province[seat]
        if province > 0:
            return position.shared.courts[self.left if self.left < province else province]
        # Not from the king's region and not from the Castillo (ruling A6).
        regions = position.empty_answers()
        position.add_rows(regions, RECALL, seat)
        regions.add(DONE)
        return regions

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if answer == DONE:
            position.pop()
        elif position.province[seat] > 0:
            count = answer - COURT
            position.muster(seat, count)
            if position.listener is not None:
                position.tell("intake", seat, count)
            self.left -= count
            if position.province[seat] > 0:
                position.pop()
        else:
            position.recall(seat, answer - RECALL)
            position.tell("recalled", seat, 1, answer - RECALL)
            self.left -= 1

    def copy(self) -> Intake:
        return Intake(self.seat, self.left)


@final
class CourtGrows(Change):
    NAME: ClassVar[str] = "court-grows"
    MEANS: ClassVar[tuple[str, str]] = ("count", "")

    def happen(self, position: ElGrande, by: i64, count: i64, second: i64) -> None:
        position.muster(by, count)


COURT_GROWS: Final = CourtGrows()


@final
class Muster(Step):
    """So many, or all there are (ruling A8); where the shortage rule holds for cards, the rest may be recalled (A7)."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def begin(self, position: ElGrande, by: i64) -> None:
        count = min(self.count, position.province[by])
        if count < self.count and position.rules.shortage_for_cards:
            position.push(Intake(by, self.count - count))
        if count > 0:
            position.propose(COURT_GROWS, by, count)


@final
class MusterUpTo(Step):
    """Up to so many, as by a power card."""

    def __init__(self, up_to: i64) -> None:
        self.up_to: i64 = up_to

    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(Intake(by, self.up_to))
