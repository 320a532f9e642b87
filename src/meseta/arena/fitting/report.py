"""How good fitted weights are, on games that they were not fitted on."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from msgspec import Struct

from meseta.arena.fitting.likelihood import Sample, fitted, log_loss
from meseta.arena.fitting.self_play import Played
from meseta.arena.schedule import seed_of
from meseta.engine.refusal import Refused

HELD_OUT: Final = 5  # one of so many games is held out
FEWEST: Final = 20  # milestones with fewer moments say nothing


class Milestone(Struct):
    """What the estimate is worth at the first, second, ... milestone of held-out games."""

    number: int
    moments: int
    log_loss: float
    before: float  # with the weights of before
    chance: float  # of somebody who knows only how many play


class Report(Struct):
    games: int
    held_out: int  # of them
    moments: int  # of those that were fitted on
    weights: dict[str, float]
    log_loss: float  # of all held-out moments
    before: float
    chance: float
    milestones: list[Milestone]


def report_on(played: Sequence[Played], weights: dict[str, float]) -> Report:
    """Fit on most of the games, and look at the others."""
    games = sorted(played, key=lambda each: each.number)
    apart = [game for game in games if is_held_out(game)]
    fit_on, held_out = samples_of([game for game in games if not is_held_out(game)]), samples_of(apart)
    if not fit_on or not held_out:
        raise Refused("fit-too-few-games")
    found = {name: round(weight, 4) for name, weight in fitted(fit_on, weights).items()}
    numbers = sorted({sample.moment.number for sample in held_out})
    milestones = [milestone(number, held_out, found, weights) for number in numbers]
    return Report(
        games=len(games),
        held_out=len(apart),
        moments=len(fit_on),
        weights=found,
        log_loss=round(log_loss(held_out, found), 4),
        before=round(log_loss(held_out, weights), 4),
        chance=round(chance(held_out), 4),
        milestones=[each for each in milestones if each.moments >= FEWEST],
    )


def is_held_out(game: Played) -> bool:
    """One of each five, by lot: the number of players goes round too."""
    five, number = divmod(game.number, HELD_OUT)
    return seed_of("held out", five) % HELD_OUT == number


def samples_of(games: Sequence[Played]) -> list[Sample]:
    return [Sample(moment, game.shares) for game in games for moment in game.moments]


def milestone(number: int, held_out: Sequence[Sample], found: dict[str, float], before: dict[str, float]) -> Milestone:
    samples = [sample for sample in held_out if sample.moment.number == number]
    return Milestone(
        number=number,
        moments=len(samples),
        log_loss=round(log_loss(samples, found), 4),
        before=round(log_loss(samples, before), 4),
        chance=round(chance(samples), 4),
    )


def chance(samples: Sequence[Sample]) -> float:
    return sum(log(len(sample.shares)) for sample in samples) / len(samples)
