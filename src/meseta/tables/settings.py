"""What whoever runs a server decides about all its tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class TableSettings:
    overdue_minutes: float = 10.0  # of silence, after which a bot may be asked to play, or a waiting table be started
    keep_days: float = 0.0  # in which no person came or answered, after which a table is removed; 0: never
    kept_entries: int = 100_000  # of all games in memory together; others are built again from their logs
    unanswered_tables: int = 0  # that one person may have made within an hour; 0: any number
    waiting_tables: int = 0  # that have not begun, and that one person may have made within a day; 0: any number
    hints_at_once: int = 0  # for which people of one network wait; 0: any number
    hints_a_minute: int = 0  # of one person; 0: any number
    bot_pause: float = 0.0  # seconds after a person's answer that could be taken back, before a bot answers
    review_iterations: int = 0  # of each search for the review of a game that is over; 0: there are no reviews
    review_seconds: float = 300.0  # of work, after which a review is made of what was found


USUAL: Final = TableSettings()
