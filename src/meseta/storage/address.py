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
EXAMPLES = "sqlite:///meseta.db or postgresql://user@host/name"


def address(text: str) -> URL:
    """The address with the driver we use."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # the text may hold a password: it is not repeated
        raise OutOfReach(f"This is not the address of a database. It should look like {EXAMPLES}.") from None
    if url.drivername not in DRIVERS:
        raise OutOfReach(f"'{url.drivername}' is no database we know. The address should look like {EXAMPLES}.")
    url = url.set(drivername=DRIVERS[url.drivername])
    if url.get_backend_name() == "sqlite" and (url.database or ":memory:").startswith((":memory:", "file:")):
        raise OutOfReach("Tables should outlive the server: name a file for SQLite, such as sqlite:///meseta.db.")
    return url


def without_password(url: URL) -> str:
    """The address without its password."""
    return url.render_as_string(hide_password=True)
