"""Warnings that any connection can cause, before any limit: each is said once a minute, with how often it came."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import Final

EVERY: Final = 60.0  # seconds


class OnceAMinute(logging.Filter):
    """For uvicorn's warnings, of which there are a few."""

    def __init__(self) -> None:
        super().__init__()
        self.told_at: dict[str, float] = {}
        self.kept_back: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno != logging.WARNING:
            return True
        warning, now = str(record.msg), time.monotonic()
        if now - self.told_at.get(warning, -EVERY) < EVERY:
            self.kept_back[warning] += 1
            return False
        self.told_at[warning] = now
        if others := self.kept_back.pop(warning, 0):
            record.msg = f"{warning} ({others} times more since it was last said)"
        return True
