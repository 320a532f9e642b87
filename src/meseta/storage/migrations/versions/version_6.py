"""What somebody asks to take back, and lines of the chat that tell who comes and goes."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("tables", sa.Column("take_back", sa.JSON))
    op.add_column("lines", sa.Column("kind", sa.Text, nullable=False, server_default="said"))
