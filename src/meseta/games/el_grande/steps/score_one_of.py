"""Scoring one area of the player's choice, by what the card leaves to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.games.el_grande.answers import SCORE
from meseta.games.el_grande.steps.score_regions import score

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@mypyc_attr(acyclic=True)
class ChoosingScoreOf(Question):
    NAME: ClassVar[str] = "choosing-score-of"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "places")

    def __init__(self, seat: i64, places: i64) -> None:
        self.seat = seat
        self.places: i64 = places  # the areas, one bit each

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if self.places else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        areas = position.empty_answers()
        areas.add_each(SCORE, self.places)
        return areas

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        score(position, seat, 1 << answer - SCORE)

    def copy(self) -> ChoosingScoreOf:
        return ChoosingScoreOf(self.seat, self.places)


@final
class ScoreOneOf(Step):
    """Any region but the king's; or that and the Castillo too, which such a card names itself in every edition."""

    def __init__(self, king: bool = False, castillo: bool = False) -> None:
        self.king: bool = king
        self.castillo: bool = castillo

    def begin(self, position: ElGrande, by: i64) -> None:
        areas = position.board.region_mask
        if not self.king:
            areas &= ~(1 << position.king)
        if self.castillo:
            areas |= 1 << position.board.castillo
        position.push(ChoosingScoreOf(by, areas))
