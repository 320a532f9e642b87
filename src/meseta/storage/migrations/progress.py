"""How far a long upgrade has come, told about ten times."""

from __future__ import annotations

import logging
from typing import Final

LOGGER: Final = logging.getLogger("meseta.storage")
TIMES: Final = 10


class Progress:
    """Silent where there are no tables."""

    def __init__(self, tables: int) -> None:
        self.tables = tables
        self.seen = 0
        self.carried_over = 0

    def one_more(self, carried_over: bool) -> None:
        before, self.seen = self.seen, self.seen + 1
        self.carried_over += carried_over
        if self.seen * TIMES // self.tables > before * TIMES // self.tables:
            LOGGER.info("upgrade: %d of %d tables", self.seen, self.tables)

    def done(self) -> None:
        if self.tables:
            LOGGER.info(
                "upgrade: %d tables go on under today's rules; the rules of %d are gone",
                self.carried_over,
                self.seen - self.carried_over,
            )
