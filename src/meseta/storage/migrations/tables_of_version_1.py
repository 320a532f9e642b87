"""Every table of version 1 gets a position that this program can read, all inside the transaction of the upgrade.

Tables come in batches, so that it does not matter how many there are. Whatever is wrong with one of them, it stays as
it is and the others are not held up: it is then shown as far as its log is followed.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Sequence
from typing import Any, Final

import sqlalchemy as sa

from meseta.engine.refusal import Refused
from meseta.storage.migrations.carrying_over import LoggedThen, TableThen, carried_over
from meseta.storage.migrations.progress import Progress
from meseta.storage.migrations.translating import translated

LOGGER: Final = logging.getLogger("meseta.storage")
BATCH: Final = 100

Row = Any  # of the database, its values by name

# As they were in version 1. JSON is read as text: what is damaged is the matter of one table, not of the upgrade.
TABLES: Final = sa.table(
    "tables",
    *[sa.column(name, sa.Text) for name in ("id", "game", "options", "seed", "status", "snapshot")],
    sa.column("rules", sa.Integer),
)
ENTRIES: Final = sa.table(
    "entries",
    *[sa.column(name, sa.Text) for name in ("table_id", "kind", "said", "events")],
    *[sa.column(name, sa.BigInteger) for name in ("number", "seat")],
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


def every_table(connection: sa.Connection) -> Iterator[Row]:
    after = ""  # no table has an empty id
    while batch := connection.execute(A_BATCH, {"after": after}).all():
        yield from batch
        after = batch[-1].id


# ---- What changes in a table.
def what_becomes_of(row: Row, log: Sequence[Row]) -> dict[str, Any]:
    """It goes on, or it is shown where it stands; nothing changes if it cannot even be read."""
    for way in (continues, is_shown):
        try:
            if change := way(row, log):
                return change
        except Exception as error:
            mistake = None if isinstance(error, Refused) else error
            LOGGER.warning("upgrade: table %s cannot be read: %s", row.id, error, exc_info=mistake)
    return {}


def continues(row: Row, log: Sequence[Row]) -> dict[str, Any]:
    table = TableThen(row.game, json.loads(row.options), int(row.seed), row.status, row.snapshot)
    entries = [LoggedThen(entry.kind, int(entry.seat), entry.said, json.loads(entry.events)) for entry in log]
    carried = carried_over(table, entries)
    return {} if carried is None else carried._asdict()


def is_shown(row: Row, log: Sequence[Row]) -> dict[str, Any]:
    return {"snapshot": translated(row.game, row.snapshot)}
