"""What bots read in a view, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

View: TypeAlias = Any  # what `position.seen_by` gives
Frame: TypeAlias = dict[str, Any]  # one piece of unfinished business in it
Words: TypeAlias = list[str]  # the notation of one answer
Judge: TypeAlias = Callable[[Words], float]  # how good an answer is

HAIR = 1e-6  # what chance may add to a judgement: it settles nothing but ties


def top(view: View) -> Frame:
    """The business that asks now."""
    frame: Frame = view["business"][-1]
    return frame


def frame_of(view: View, kind: str) -> Frame | None:
    """The topmost business of a kind."""
    frames: list[Frame] = view["business"]
    return next((frame for frame in reversed(frames) if frame["kind"] == kind), None)


def verbs(view: View) -> set[str]:
    """The first words of the legal answers."""
    return {legal["notation"].split()[0] for legal in view["legal"]}


def best_answer(view: View, judge: Judge, seed: int) -> int:
    """The legal answer that is judged best; among equals the seed decides."""
    chance = Random(seed)
    judged = [(judge(legal["notation"].split()) + chance.random() * HAIR, legal["answer"]) for legal in view["legal"]]
    answer: int = max(judged)[1]
    return answer
