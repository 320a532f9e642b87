"""What whoever runs a server decides about all its tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class TableSettings:
    overdue_minutes: float = 10.0  # of silence, after which a bot may be asked to play, or a waiting table be started
    keep_days: float = 0.0  # without a person's answer, after which a table is removed; 0: never


USUAL: Final = TableSettings()
