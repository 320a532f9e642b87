"""Reviews of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.add_column("tables", sa.Column("review", sa.Text, nullable=False, server_default=""))
