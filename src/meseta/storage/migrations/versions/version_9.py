"""From where listed tables were made, as a digest."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.add_column("tables", sa.Column("network", sa.Text, nullable=False, server_default=""))
