"""One place that knows whether the server is about to stop, and tells the streams that would keep it from that."""

from __future__ import annotations

from collections.abc import Callable


class Stopping:
    def __init__(self) -> None:
        self.stopped = False
        self.callbacks: list[Callable[[], None]] = []

    def now(self) -> None:
        self.stopped = True
        for callback in self.callbacks:
            callback()

    def __bool__(self) -> bool:
        return self.stopped
