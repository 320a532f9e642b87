"""Measuring a rate, alike for everything that is measured."""

from __future__ import annotations

import time
from collections.abc import Callable

SECONDS = 0.06  # of one slice


def per_second(work: Callable[[], int]) -> float:
    """How much work is done in a second; a call of `work` should take some milliseconds."""
    done = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SECONDS:
        done += work()
    return done / elapsed
