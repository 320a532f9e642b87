"""What a search knows of a game: what looks good at first sight, what a table is worth, and where that can be said."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import Answers
from meseta.engine.frame import AnyPosition, Frame

TO_THE_END: Final[i64] = 1 << 30  # more milestones than any game has


class Parameters(NamedTuple):
    """How a search weighs what a judgement says. Data of a game."""

    curiosity: float = 1.5  # how much answers are tried that look good at first sight, against those that did well
    warmth: float = 1.0  # so many points less at first sight make an answer 2.7 times less likely to be tried
    whims: float = 0.2  # the share of answers in a rollout that are given at random
    by_rates: bool = True  # false: nothing is known at first sight, whatever was tried least is tried next


class Judgement:
    """One for each game; it may keep tables to calculate with, but remembers nothing."""

    def __init__(self, parameters: Parameters, weights: dict[str, float]) -> None:
        self.parameters: Parameters = parameters
        self.weights: dict[str, float] = weights  # what things are worth to the estimate: fitted figures

    @abstractmethod
    def weighed(self, weights: dict[str, float]) -> Judgement:
        """The same with other weights. Estimates are sums of weights times what is on the table, and where a
        temperature is a weight, its name begins with that word: so weights can be fitted whatever the game."""

    @abstractmethod
    def rates(self, position: AnyPosition, frame: Frame, seat: i64, answers: Answers, rates: vec[float]) -> None:
        """How good each answer of a seat looks at first sight, in points.

        Only by what that seat may see. No frame may be asked for answers meanwhile: `answers` may be the shared buffer.
        """

    @abstractmethod
    def estimate(self, position: AnyPosition, points: vec[float]) -> float:
        """What each seat may expect to have in the end. Returns how far such estimates are off: a temperature."""

    @abstractmethod
    def final(self, position: AnyPosition, points: vec[float]) -> None:
        """What each seat has: in a finished game the figures by which winners are found."""

    @abstractmethod
    def is_milestone(self, position: AnyPosition, frame: Frame) -> bool:
        """Is this question one of the moments at which an estimate is fair?"""

    @abstractmethod
    def horizon(self, position: AnyPosition) -> i64:
        """How many milestones ahead a rollout goes from here."""


class PlainJudgement(Judgement):
    """Knows of a game only how it ends: tree search with random play to the end, the yardstick of all others."""

    def __init__(self, judgement: Judgement) -> None:
        super().__init__(Parameters(curiosity=0.7, whims=1.0, by_rates=False), {})
        self.judgement: Judgement = judgement

    def weighed(self, weights: dict[str, float]) -> Judgement:
        return self

    def rates(self, position: AnyPosition, frame: Frame, seat: i64, answers: Answers, rates: vec[float]) -> None:
        for place in range(answers.count):
            rates[place] = 0.0

    def estimate(self, position: AnyPosition, points: vec[float]) -> float:
        self.judgement.final(position, points)
        return 1.0

    def final(self, position: AnyPosition, points: vec[float]) -> None:
        self.judgement.final(position, points)

    def is_milestone(self, position: AnyPosition, frame: Frame) -> bool:
        return False

    def horizon(self, position: AnyPosition) -> i64:
        return TO_THE_END
