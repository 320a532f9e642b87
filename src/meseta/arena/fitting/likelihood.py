"""Fitting by likelihood: the weights with which the winners were most to be expected. The same on every machine.

The chance of a seat is softmax(points / temperature), as in a search, and points are linear in the weights. So for
given temperatures there is one best set of weights, which Newton's method finds in a few steps; then each temperature.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple

from meseta.arena.fitting.gauge import Moment

ROUNDS: Final = 8  # of weights and temperatures in turn
COLDEST: Final = 0.5
HOTTEST: Final = 60.0
HALVINGS: Final = 24  # of the range in which a temperature is looked for
FIRMNESS: Final = 0.02  # how much weights are drawn to 0, so that none runs away where two things come together
GOLDEN: Final = 0.6180339887498949
LEAST: Final = 1e-12  # no chance is taken to be smaller


class Sample(NamedTuple):
    moment: Moment
    shares: list[float]  # who won


def points_of(moment: Moment, weights: dict[str, float]) -> list[float]:
    points = moment.before[:]
    for name, feature in moment.features.items():
        weight = weights[name]
        for seat, value in enumerate(feature):
            points[seat] += weight * value
    return points


def chances(points: Sequence[float], temperature: float) -> list[float]:
    best = max(points)
    odds = [exp((each - best) / temperature) for each in points]
    total = sum(odds)
    return [each / total for each in odds]


def temperature_of(moment: Moment, weights: dict[str, float]) -> float:
    return weights[moment.temperature] if moment.temperature else moment.fixed


def loss(sample: Sample, chance: Sequence[float]) -> float:
    return -sum(share * log(max(each, LEAST)) for share, each in zip(sample.shares, chance) if share)


def log_loss(samples: Sequence[Sample], weights: dict[str, float]) -> float:
    """The mean, in nats."""
    total = 0.0
    for sample in samples:
        points = points_of(sample.moment, weights)
        total += loss(sample, chances(points, temperature_of(sample.moment, weights)))
    return total / len(samples)


def fitted(samples: Sequence[Sample], weights: dict[str, float]) -> dict[str, float]:
    """From these weights on; what never makes a difference keeps its weight."""
    weights = dict(weights)
    for _ in range(ROUNDS):
        step(samples, weights)
        for name in weights:
            of_it = [sample for sample in samples if sample.moment.temperature == name]
            if of_it:
                weights[name] = best_temperature(of_it, weights)
    return weights


# ---- Weights.
def step(samples: Sequence[Sample], weights: dict[str, float]) -> None:
    """One of Newton's steps, in place."""
    names = sorted({name for sample in samples for name in sample.moment.features})
    at = {name: place for place, name in enumerate(names)}
    slope = [0.0] * len(names)
    bend = [[0.0] * len(names) for _ in names]
    for sample in samples:
        add(sample, weights, at, slope, bend)
    for place, name in enumerate(names):
        slope[place] += FIRMNESS * bend[place][place] * weights[name]
        bend[place][place] *= 1 + FIRMNESS
    for name, change in zip(names, solved(bend, slope)):
        weights[name] -= change


def add(
    sample: Sample, weights: dict[str, float], at: dict[str, int], slope: list[float], bend: list[list[float]]
) -> None:
    moment = sample.moment
    temperature = temperature_of(moment, weights)
    chance = chances(points_of(moment, weights), temperature)
    surprise = [each - share for each, share in zip(chance, sample.shares)]
    features = [(at[name], feature) for name, feature in moment.features.items()]
    means = [sum(each * value for each, value in zip(chance, feature)) for _, feature in features]
    for one, (place, feature) in enumerate(features):
        slope[place] += sum(each * value for each, value in zip(surprise, feature)) / temperature
        for two in range(one + 1):
            other, second = features[two]
            both = sum(each * value * more for each, value, more in zip(chance, feature, second))
            spread = (both - means[one] * means[two]) / (temperature * temperature)
            bend[place][other] += spread
            if other != place:
                bend[other][place] += spread


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination of a positive definite system. A row of nothing but zeros changes nothing."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        if abs(rows[column][column]) < LEAST:
            continue
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                if factor:
                    rows[row] = [one - factor * two for one, two in zip(rows[row], rows[column])]
    return [row[size] / row[place] if abs(row[place]) >= LEAST else 0.0 for place, row in enumerate(rows)]


# ---- Temperatures.
def best_temperature(samples: Sequence[Sample], weights: dict[str, float]) -> float:
    """By golden sections of its logarithm."""
    points = [points_of(sample.moment, weights) for sample in samples]

    def cost(logarithm: float) -> float:
        temperature = exp(logarithm)
        return sum(loss(sample, chances(each, temperature)) for sample, each in zip(samples, points))

    low, high = log(COLDEST), log(HOTTEST)
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = cost(left), cost(right)
    for _ in range(HALVINGS):
        if at_left < at_right:
            high, right, at_right = right, left, at_left
            left = high - GOLDEN * (high - low)
            at_left = cost(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + GOLDEN * (high - low)
            at_right = cost(right)
    return exp((low + high) / 2)
