"""Codes for another device, signing out everywhere, who said a line, who keeps a table waiting, what became of it."""

from hashlib import sha256
from secrets import token_urlsafe

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"

NEW_COLUMNS = (
    ("people", sa.Column("generation", sa.Integer, nullable=False, server_default="0")),
    ("lines", sa.Column("person", sa.Text)),
    ("seats", sa.Column("since", sa.Double, nullable=False, server_default="0")),
    ("seats", sa.Column("votes", sa.JSON, nullable=False, server_default="{}")),
    ("tables", sa.Column("answered", sa.Double, nullable=False, server_default="0")),
    ("tables", sa.Column("barred", sa.JSON, nullable=False, server_default="[]")),
    ("tables", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false())),
    ("tables", sa.Column("invitation", sa.Text, nullable=False, server_default="")),
    ("tables", sa.Column("rematch", sa.Text)),
)
TABLES = sa.table(
    "tables", *map(sa.column, ("id", "status", "listed", "host", "created", "answered", "invitation", "rematch"))
)
ENTRIES = sa.table("entries", *map(sa.column, ("table_id", "by", "at")))


def upgrade() -> None:
    for table, column in NEW_COLUMNS:
        op.add_column(table, column)
    op.create_table(
        "codes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("code", "codes", ["digest"], unique=True)
    op.create_index("seats_of_person", "seats", ["person"])
    op.create_index("tables_of_host", "tables", ["host", "listed"])
    op.create_index("last_answered", "tables", ["answered"])
    fill(op.get_bind())


def fill(connection: sa.Connection) -> None:
    """When people answered last, the links of rematches, and an invitation to each table that is shown to everybody."""
    of_table = sa.and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.by == "person")
    last = sa.select(sa.func.max(ENTRIES.c.at)).where(of_table).scalar_subquery()
    connection.execute(sa.update(TABLES).values(answered=sa.func.coalesce(last, TABLES.c.created)))

    known = set(connection.scalars(sa.select(TABLES.c.id)))
    for table_id in known:
        again = sha256(f"rematch of {table_id}".encode()).hexdigest()[:16]
        if again in known:
            change(connection, table_id, rematch=again)
    playing = sa.and_(TABLES.c.listed == sa.true(), TABLES.c.status != "over")
    for table_id in connection.scalars(sa.select(TABLES.c.id).where(playing)).all():
        change(connection, table_id, invitation=token_urlsafe(9))


def change(connection: sa.Connection, table_id: str, **values: str) -> None:
    connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(**values))
