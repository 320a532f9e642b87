"""Tables have a revision."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.BigInteger, nullable=False, server_default="0"))
