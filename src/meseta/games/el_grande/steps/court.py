"""More caballeros come from the province to the court."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Question
from meseta.engine.options import Options
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import COURT, COURTS

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class CourtGrows(Change):
    NAME: ClassVar[str] = "court-grows"

    def happen(self, game: ElGrande, by: i64, what: i64, where: i64) -> None:
        game.muster(by, what)


COURT_GROWS: Final = CourtGrows()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Mustering(Question):
    """Only from the province: the rule for a shortage speaks of power cards (ruling A7)."""

    NAME: ClassVar[str] = "mustering"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "up_to")

    def __init__(self, seat: i64, up_to: i64) -> None:
        self.seat = seat
        self.up_to: i64 = up_to

    def options(self, game: ElGrande, seat: i64) -> Options:
        return COURTS[min(self.up_to, game.province[seat])]

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        game.pop()
        if option > COURT:
            game.propose(COURT_GROWS, seat, option - COURT)

    def data(self) -> list[Any]:
        return [self.seat, self.up_to]

    def copy(self) -> Mustering:
        return Mustering(self.seat, self.up_to)


@final
class Muster(Step):
    def __init__(self, up_to: i64) -> None:
        self.up_to: i64 = up_to

    def begin(self, game: ElGrande, by: i64) -> None:
        game.push(Mustering(by, self.up_to))


def muster_from_province(up_to: int) -> Step:
    return Muster(up_to)
