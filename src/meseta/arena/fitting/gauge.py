"""What an estimate is made of, read off the judgement itself: so a game says once what it counts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from msgspec import Struct

from meseta.engine.judgement import Judgement
from meseta.engine.position import Position

TEMPERATURE: Final = "temperature"  # how the names of such weights begin
ALIKE: Final = 1e-9


class Moment(Struct):
    """A milestone of a game. Lists go by seat."""

    number: int  # of the milestone, the first is 1
    before: list[float]  # what the estimate says where nothing has any weight
    features: dict[str, list[float]]  # what each weight is multiplied with, where seats differ in that
    temperature: str  # the name of the weight, or
    fixed: float  # where there is none, the temperature


class Gauge:
    """Estimates are sums of weights times features: with one weight of 1 and others of 0 they show the feature."""

    def __init__(self, judgement: Judgement) -> None:
        self.temperatures = [name for name in judgement.weights if name.startswith(TEMPERATURE)]
        self.names = [name for name in judgement.weights if not name.startswith(TEMPERATURE)]
        numbered = {name: float(number) for number, name in enumerate(self.temperatures, 1)}
        nothing = {**dict.fromkeys(self.names, 0.0), **numbered}
        self.nothing = judgement.weighed(nothing)
        self.each = [judgement.weighed({**nothing, name: 1.0}) for name in self.names]

    def moment(self, position: Position, number: int) -> Moment:
        before, temperature = estimated(self.nothing, position)
        features: dict[str, list[float]] = {}
        for name, judgement in zip(self.names, self.each):
            points, _ = estimated(judgement, position)
            feature = [with_it - without for with_it, without in zip(points, before)]
            if max(feature) - min(feature) > ALIKE:
                features[name] = feature
        named = self.temperatures[int(temperature) - 1] if self.temperatures else ""
        return Moment(number, before, features, named, temperature)


def estimated(judgement: Judgement, position: Position) -> tuple[list[float], float]:
    points = vec[float]([0.0] * position.seats)
    temperature = judgement.estimate(position, points)
    return list(points), temperature
