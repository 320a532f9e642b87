"""Tables that people have left for good are removed, where whoever runs the server wants that."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from meseta.engine.refusal import Refused
from meseta.storage.storage import Storage

LOGGER: Final = logging.getLogger("meseta.tables")
DAY: Final = 24 * 3600.0
PAUSE: Final = 3600.0  # seconds between two rounds
AT_ONCE: Final = 100  # tables in one transaction: others do not wait for long


async def keep_removing(storage: Storage, days: float) -> None:
    """Every hour, as long as the server runs."""
    while True:
        try:
            removed = await remove_unanswered(storage, time.time() - days * DAY)
        except Refused as refused:
            LOGGER.warning("tables that were left cannot be removed now: %s", refused)
        except Exception:  # a mistake of ours must not end it: nobody would notice
            LOGGER.exception("tables that were left cannot be removed now")
        else:
            if removed:
                LOGGER.info("%d tables where no person has come or answered for %g days are removed", removed, days)
        await asyncio.sleep(PAUSE)


async def remove_unanswered(storage: Storage, before: float) -> int:
    """The tables where no person has answered since a time; returns how many there were."""
    removed = 0
    while ids := await storage.unanswered_since(before, AT_ONCE):
        removed += await storage.remove_tables(ids, unanswered_since=before)  # somebody may have answered just now
    return removed
