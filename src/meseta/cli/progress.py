"""How far a command has come, as a bar on standard error."""

from __future__ import annotations

import sys
import time
from typing import Final

WIDTH: Final = 30
PAUSE: Final = 0.2  # seconds between two drawings


class Progress:
    """Used around the work: `with Progress(200, "games") as bar: ... bar.step()`."""

    def __init__(self, whole: int, of: str, done: int = 0) -> None:
        self.whole = whole
        self.of = of
        self.done = self.first = done
        self.began = time.monotonic()
        self.drawn = 0.0

    def __enter__(self) -> Progress:
        self.draw()
        return self

    def __exit__(self, *_: object) -> None:
        self.draw()
        print(file=sys.stderr)

    def step(self) -> None:
        self.done += 1
        if time.monotonic() - self.drawn > PAUSE:
            self.draw()

    def draw(self) -> None:
        self.drawn = time.monotonic()
        full = WIDTH * self.done // max(self.whole, 1)
        line = f"[{'#' * full}{'.' * (WIDTH - full)}] {self.done} of {self.whole} {self.of}{self.left()}"
        print(f"\r{line:<79}", end="", file=sys.stderr, flush=True)

    def left(self) -> str:
        if self.done == self.first or self.done == self.whole:
            return ""
        seconds = (time.monotonic() - self.began) / (self.done - self.first) * (self.whole - self.done)
        return f", {int(seconds) // 60}:{int(seconds) % 60:02} left"

    def say(self, sentence: str) -> None:
        """A line of its own, above the bar."""
        print(f"\r{'':<79}\r{sentence}", file=sys.stderr)
        self.draw()
