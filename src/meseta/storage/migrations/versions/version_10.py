"""Codes belong to a generation of a person's keys."""

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    op.add_column("codes", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
