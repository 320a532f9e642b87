"""Every table of version 1 gets a position that this program can read, all inside the transaction of the upgrade.

Tables come in batches, so that it does not matter how many there are. Whatever is wrong with one of them, it stays as
it is and the others are not held up: it is then shown as far as its log is followed.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any, Final

import sqlalchemy as sa

from meseta.engine.refusal import Refused
from meseta.storage.migrations.carrying_over import LoggedThen, TableThen, carried_over
from meseta.storage.migrations.progress import Progress

LOGGER: Final = logging.getLogger("meseta.storage")
BATCH: Final = 100

# As they were in version 1. JSON is read as text: what is damaged is the matter of one table, not of the upgrade.
TABLES: Final = sa.table(
    "tables", *[sa.column(name, sa.Text) for name in ("id", "game", "seed", "status", "snapshot", "options", "rules")]
)
ENTRIES: Final = sa.table(
    "entries", *[sa.column(name, sa.Text) for name in ("table_id", "number", "kind", "seat", "said", "events")]
)
A_BATCH: Final = (
    sa.select(
        *[TABLES.c[name] for name in ("id", "game", "seed", "status", "snapshot")],
        sa.cast(TABLES.c.options, sa.Text).label("options"),
    )
    .where(TABLES.c.id > sa.bindparam("after", type_=sa.Text))
    .order_by(TABLES.c.id)
    .limit(BATCH)
)
LOG: Final = (
    sa.select(
        *[ENTRIES.c[name] for name in ("kind", "seat", "said")],
        sa.cast(ENTRIES.c.events, sa.Text).label("events"),
    )
    .where(ENTRIES.c.table_id == sa.bindparam("table", type_=sa.Text))
    .order_by(ENTRIES.c.number)
)


def bring_up_to_date(connection: sa.Connection) -> None:
    progress = Progress(connection.scalar(sa.select(sa.func.count()).select_from(TABLES)) or 0)
    for row in every_table(connection):
        log = connection.execute(LOG, {"table": row.id}).all()
        change = what_becomes_of(row, log)
        if change:
            connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(change))
        progress.one_more(carried_over="rules" in change)
    progress.done()


def every_table(connection: sa.Connection) -> Iterator[sa.Row[Any]]:
    after = ""  # no table has an empty id
    while batch := connection.execute(A_BATCH, {"after": after}).all():
        yield from batch
        after = batch[-1].id


def what_becomes_of(row: sa.Row[Any], log: Any) -> dict[str, Any]:
    """What changes in a table; nothing if it cannot be read at all."""
    try:
        table = TableThen(row.game, json.loads(row.options), int(row.seed), row.status, row.snapshot)
        entries = [LoggedThen(entry.kind, int(entry.seat), entry.said, json.loads(entry.events)) for entry in log]
        carried = carried_over(table, entries)
        return {} if carried is None else carried._asdict()
    except Exception as error:
        mistake = None if isinstance(error, Refused) else error
        LOGGER.warning("table %s stays as it was stored: %s", row.id, error, exc_info=mistake)
        return {}
