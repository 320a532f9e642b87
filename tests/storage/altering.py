"""Changes behind the back of `Storage`: what another version, or somebody with a text editor, may have left there."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from meseta.storage import schema
from meseta.storage.storage import database_at


async def alter(url: str, change: sa.Update) -> None:
    database = database_at(url)
    await database.write(lambda connection: connection.execute(change))
    await database.close()


async def alter_table(url: str, table_id: str, **values: Any) -> None:
    await alter(url, sa.update(schema.tables).where(schema.tables.c.id == table_id).values(values))


async def alter_entry(url: str, table_id: str, number: int, **values: Any) -> None:
    entry = sa.and_(schema.entries.c.table_id == table_id, schema.entries.c.number == number)
    await alter(url, sa.update(schema.entries).where(entry).values(values))


def other_form(snapshot: str) -> str:
    """A position saved in a form that no rules know."""
    return json.dumps({"form": "of another time", "was": json.loads(snapshot)})
