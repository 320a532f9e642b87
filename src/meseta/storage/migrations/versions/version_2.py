"""Positions are saved by name, and tables go on under corrected rules where these tell the same as was told."""

from alembic import op

from meseta.storage.migrations.tables_of_version_1 import bring_up_to_date

revision = "2"
down_revision = "1"


def upgrade() -> None:
    bring_up_to_date(op.get_bind())
