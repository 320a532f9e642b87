"""So much at once, and then so much a second."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST: Final = 10_000  # names that are remembered


class Bucket:
    """What somebody may still do: it fills up again as time goes by."""

    def __init__(self, at_once: float, a_second: float, now: float) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.left = at_once
        self.at = now

    def fill(self, now: float) -> float:
        self.left = min(self.at_once, self.left + (now - self.at) * self.a_second)
        self.at = now
        return self.left

    def take(self, now: float) -> bool:
        if self.fill(now) < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each name; those that were not used for the longest time are forgotten."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str, now: float) -> Bucket:
        bucket = self.buckets.setdefault(name, Bucket(self.at_once, self.a_second, now))
        self.buckets.move_to_end(name)
        if len(self.buckets) > MOST:
            self.buckets.popitem(last=False)
        return bucket
