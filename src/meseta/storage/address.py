"""Where the database is, as people write it."""

from __future__ import annotations

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from meseta.storage.refusals import OutOfReach

DRIVERS = {
    "sqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
EXAMPLES = ["sqlite:///meseta.db", "postgresql://user@host/name"]


def address(text: str) -> URL:
    """The address with the driver we use."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # the text may hold a password: it is not repeated
        raise OutOfReach("error-database-address", examples=EXAMPLES) from None
    if url.drivername not in DRIVERS:
        raise OutOfReach("error-database-unknown", database=url.drivername, examples=EXAMPLES)
    url = url.set(drivername=DRIVERS[url.drivername])
    if url.get_backend_name() == "sqlite" and (url.database or ":memory:").startswith((":memory:", "file:")):
        raise OutOfReach("error-database-memory", example=EXAMPLES[0])
    return url


def without_password(url: URL) -> str:
    """The address without its password."""
    return url.render_as_string(hide_password=True)
