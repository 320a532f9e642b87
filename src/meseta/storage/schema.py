"""The database's tables. A change here needs a new file in `migrations/versions`; a test compares the two."""

from __future__ import annotations

import json
import re
from typing import Any

import sqlalchemy as sa

from meseta.engine.randomness import Seed
from meseta.engine.refusal import Refused
from meseta.records.record import seed_in
from meseta.storage.rows import TakeBack

UNSTORABLE = re.compile("[\0\ud800-\udfff]")  # PostgreSQL knows no NUL, and UTF-8 no half of a surrogate pair


class Words(sa.TypeDecorator[str]):
    """Text that every database can hold."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: sa.Dialect) -> str | None:
        if value is not None and UNSTORABLE.search(value):
            raise Refused("error-character")
        return value


class SeedText(sa.TypeDecorator[Seed]):
    """A seed as JSON: a text, or a whole number, which may be larger than a database's largest integer."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: Seed | None, dialect: sa.Dialect) -> str | None:
        return None if value is None else json.dumps(value)

    def process_result_value(self, value: str | None, dialect: sa.Dialect) -> Seed | None:
        return None if value is None else seed_in(json.loads(value))


class TakeBackJson(sa.TypeDecorator[TakeBack]):
    """What somebody asks to take back, as the list of its values."""

    impl = sa.JSON(none_as_null=True)
    cache_ok = True

    def process_bind_param(self, value: TakeBack | None, dialect: sa.Dialect) -> list[Any] | None:
        return None if value is None else [value.seat, value.after, value.granted]

    def process_result_value(self, value: list[Any] | None, dialect: sa.Dialect) -> TakeBack | None:
        return None if value is None else TakeBack(*value)


metadata = sa.MetaData()


def column(name: str, kind: type[sa.types.TypeEngine[Any]]) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


def key_of_table() -> sa.Column[str]:
    return sa.Column("table_id", Words, sa.ForeignKey("tables.id"), primary_key=True)


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", Words, primary_key=True),
    column("name", Words),
    column("game", Words),
    column("options", sa.JSON),
    column("rules", sa.Integer),
    column("seed", SeedText),
    column("listed", sa.Boolean),
    column("created", sa.Double),
    column("number", sa.BigInteger),
    column("status", Words),
    column("snapshot", Words),
    column("host", Words),
    column("revision", sa.BigInteger),
    column("answered", sa.Double),
    column("barred", sa.JSON),
    column("quiet", sa.Boolean),
    column("invitation", Words),
    sa.Column("rematch", Words),
    column("imported", sa.Boolean),
    sa.Column("take_back", TakeBackJson),
    column("review", Words),
    column("hints", sa.Boolean),
    column("network", Words),
    sa.Index("newest_tables", "listed", "created"),
    sa.Index("tables_of_host", "host", "listed"),
    sa.Index("last_answered", "answered"),
)

seats = sa.Table(
    "seats",
    metadata,
    key_of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    column("kind", Words),
    sa.Column("person", Words),
    column("name", Words),
    column("bot", Words),
    column("orders", sa.JSON),
    column("since", sa.Double),
    column("votes", sa.JSON),
    column("words", Words),
    sa.Column("taken_after", sa.BigInteger),
    sa.Index("seats_of_person", "person"),
)

entries = sa.Table(
    "entries",
    metadata,
    key_of_table(),
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
    column("kind", Words),
    column("seat", sa.Integer),
    column("said", Words),
    column("by", Words),
    column("at", sa.Double),
    column("events", sa.JSON),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", Words, primary_key=True),
    column("name", Words),
    column("created", sa.Double),
    column("generation", sa.Integer),
)

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("person", Words, primary_key=True),
    column("digest", Words),
    column("until", sa.Double),
    column("generation", sa.Integer),
    sa.Index("code", "digest", unique=True),
)

lines = sa.Table(
    "lines",
    metadata,
    key_of_table(),
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
    column("name", Words),
    sa.Column("seat", sa.Integer),
    column("text", Words),
    column("at", sa.Double),
    sa.Column("person", Words),
    column("kind", Words),
)
