"""The judgement of El Grande."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import Answers
from meseta.engine.frame import Frame
from meseta.engine.judgement import Judgement, Parameters
from meseta.games.el_grande.judgement.estimate import Estimate
from meseta.games.el_grande.judgement.sight import Sight
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.rounds import Bidding
from meseta.games.el_grande.rules import Rules
from meseta.games.el_grande.weights import WEIGHTS


@final
class ElGrandeJudgement(Judgement):
    """Rollouts go to the next general scoring: before that no estimate sees who wins."""

    def __init__(self, rules: Rules, weights: dict[str, float] = WEIGHTS) -> None:
        super().__init__(Parameters(curiosity=1.5, warmth=1.0, whims=0.2), weights)
        self.rules: Rules = rules
        self.sight: Sight = Sight(rules)
        self.of_points: Estimate = Estimate(weights)

    def weighed(self, weights: dict[str, float]) -> ElGrandeJudgement:
        return ElGrandeJudgement(self.rules, weights)

    def rates(self, position: ElGrande, frame: Frame, seat: i64, answers: Answers, rates: vec[float]) -> None:
        self.sight.rates(position, frame, seat, answers, rates)

    def estimate(self, position: ElGrande, points: vec[float]) -> float:
        return self.of_points.fill(position, points)

    def final(self, position: ElGrande, points: vec[float]) -> None:
        for seat in range(position.seats):
            points[seat] = float(position.score[seat])

    def is_milestone(self, position: ElGrande, frame: Frame) -> bool:
        return isinstance(frame, Bidding) and frame.left == position.seats

    def horizon(self, position: ElGrande) -> i64:
        span = position.rules.rounds // 3
        return span - (max(position.round, 1) - 1) % span
