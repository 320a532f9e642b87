"""Ratings by openskill (Weng and Lin's Bayesian ratings of games with several players), from who has won."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from meseta.arena.match import Outcome


class Rating(NamedTuple):
    mean: float  # everybody begins at 25
    deviation: float


def ratings(contestants: int, outcomes: Sequence[Outcome]) -> list[Rating]:
    """Of each contestant, after the games in the order of their numbers.

    Each seat is a player of its own with the rating of its contestant; who has several seats gets the mean of theirs.
    """
    model = PlackettLuce()
    rated = [model.rating() for _ in range(contestants)]
    for outcome in sorted(outcomes, key=lambda each: each.number):
        after = model.rate([[rated[contestant]] for contestant in outcome.seats], scores=outcome.shares)
        for contestant in set(outcome.seats):
            own = [after[seat][0] for seat, each in enumerate(outcome.seats) if each == contestant]
            rated[contestant] = model.rating(fmean(each.mu for each in own), fmean(each.sigma for each in own))
    return [Rating(each.mu, each.sigma) for each in rated]
