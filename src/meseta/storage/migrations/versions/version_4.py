"""Nothing is dealt before a game begins; players add words to the shuffle; imported games are known as such."""

import json
import secrets

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"

TABLES = sa.table("tables", *[sa.column(name, sa.Text) for name in ("id", "status", "seed", "snapshot")])


def upgrade() -> None:
    op.add_column("tables", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("words", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("taken_after", sa.BigInteger))
    forget_what_was_dealt(op.get_bind())


def forget_what_was_dealt(connection: sa.Connection) -> None:
    """Tables that still wait were dealt when they were made, and people may have seen it: they get a new secret."""
    for table in connection.scalars(sa.select(TABLES.c.id).where(TABLES.c.status == "waiting")).all():
        fresh = {"seed": json.dumps(secrets.token_hex(32)), "snapshot": ""}
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(fresh))
