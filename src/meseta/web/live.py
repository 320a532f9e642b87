"""The live stream of a table: numbered hints that its log has grown. A client that missed some asks from its last."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from litestar.response import ServerSentEvent, ServerSentEventMessage

from meseta.tables.tables import Tables
from meseta.web.stopping import Stopping

HEARTBEAT: Final = 20.0  # seconds: proxies close streams that are silent for a minute


def stream(tables: Tables, stopping: Stopping, table_id: str) -> ServerSentEvent:
    return ServerSentEvent(hints(tables, stopping, table_id))


async def hints(tables: Tables, stopping: Stopping, table_id: str) -> AsyncIterator[ServerSentEventMessage]:
    """Where the table stands now, then every change: answers, seats, chat."""
    async with tables.storage.bus.subscribe(table_id) as subscription:
        yield hint((await tables.table(table_id)).number)
        while not stopping:
            if await stopping.came(subscription.wait(), HEARTBEAT):
                yield hint((await tables.table(table_id)).number)
            elif not stopping:
                yield ServerSentEventMessage(comment="still here")


def hint(number: int) -> ServerSentEventMessage:
    return ServerSentEventMessage(event="changed", id=str(number), data=f'{{"number":{number}}}')
