"""Changes behind the back of `Storage`: what another version, or somebody with a text editor, may have left there."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from meseta.storage import schema
from meseta.storage.storage import database_at


async def alter_table(url: str, table_id: str, **values: Any) -> None:
    """At another revision, if it is a database that knows of revisions."""

    def change(connection: sa.Connection) -> None:
        known = [column["name"] for column in sa.inspect(connection).get_columns("tables")]
        revision = {"revision": schema.tables.c.revision + 1} if "revision" in known else {}
        connection.execute(
            sa.update(schema.tables).where(schema.tables.c.id == table_id).values({**values, **revision})
        )

    database = database_at(url)
    await database.write(change)
    await database.close()


async def alter_entry(url: str, table_id: str, number: int, **values: Any) -> None:
    entry = sa.and_(schema.entries.c.table_id == table_id, schema.entries.c.number == number)
    change = sa.update(schema.entries).where(entry).values(values)
    database = database_at(url)
    await database.write(lambda connection: connection.execute(change))
    await database.close()


def other_form(snapshot: str) -> str:
    """A position saved in a form that no rules know."""
    return json.dumps({"form": "of another time", "was": json.loads(snapshot)})
