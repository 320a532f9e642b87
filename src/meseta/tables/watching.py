"""Which tables somebody watches: by a stream, or by looking again and again."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from meseta.storage.live import Bus

LASTS: Final = 30.0  # seconds for which a look counts


class Watched:
    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.looked_at: OrderedDict[str, float] = OrderedDict()  # the longest ago first

    def look(self, table_id: str) -> None:
        now = time.monotonic()
        self.looked_at[table_id] = now
        self.looked_at.move_to_end(table_id)
        while next(iter(self.looked_at.values())) < now - LASTS:
            self.looked_at.popitem(last=False)

    def now(self) -> list[str]:
        """All of them."""
        return [table_id for table_id in {*self.bus.waiting, *self.looked_at} if table_id in self]

    def __contains__(self, table_id: str) -> bool:
        return table_id in self.bus.waiting or self.looked_at.get(table_id, 0.0) > time.monotonic() - LASTS
