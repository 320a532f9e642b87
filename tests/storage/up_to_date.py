"""A database of either kind, brought up to date without opening a storage on it."""

import sqlalchemy as sa

from meseta.storage.migrations.upgrade import upgrade


def bring_up_to_date(url: str) -> None:
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
