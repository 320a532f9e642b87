"""What bots read in a view, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from meseta.engine.view import View

Words: TypeAlias = list[str]  # the notation of one answer
Judge: TypeAlias = Callable[[Words], float]  # how good an answer is

HAIR = 1e-6  # what chance may add to a judgement: it settles nothing but ties


def own_seat(view: View) -> int:
    """A bot sits at a table: it never gets the view of a spectator."""
    seat = view["seat"]
    assert seat is not None
    return seat


def verbs(view: View) -> set[str]:
    """The first words of the legal answers."""
    return {legal["notation"].split()[0] for legal in view["legal"]}


def best_answer(view: View, judge: Judge, seed: int) -> int:
    """The legal answer that is judged best; among equals the seed decides."""
    chance = Random(seed)
    judged = [(judge(legal["notation"].split()) + chance.random() * HAIR, legal["answer"]) for legal in view["legal"]]
    return max(judged)[1]
