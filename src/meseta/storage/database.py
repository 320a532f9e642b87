"""The database: its connections, its transactions, and its errors told as sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    InterfaceError,
    OperationalError,
    ProgrammingError,
    StatementError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from meseta.engine.refusal import Refused
from meseta.storage.address import without_password
from meseta.storage.migrations.upgrade import upgrade
from meseta.storage.refusals import OutOfReach

UPGRADE = 24 * 3600.0  # seconds that an upgrade may take, or wait for another process that does it

VERSION = sa.text("SELECT version_num FROM alembic_version")
SAME_VERSION = sa.text("UPDATE alembic_version SET version_num = version_num")

Found = TypeVar("Found")
Work = Callable[[sa.Connection], Found]  # what is done in one transaction


class Database(ABC):
    """Does work in transactions, each of which sees one moment of the database.

    Its errors are logged, so their texts leave out what was to be stored: secrets of games are among it.
    """

    def __init__(self, url: URL) -> None:
        self.url = url

    async def open(self) -> None:
        """Connect, and bring the database's tables up to date."""
        try:
            await self.write(upgrade, UPGRADE)
        except BaseException as error:
            await self.close()
            if isinstance(error, ProgrammingError):  # no right to make tables, or tables of another program
                raise self._out_of_reach(error) from error
            raise

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def write(self, work: Work[Found], patience: float | None = None) -> Found: ...

    @abstractmethod
    async def read(self, work: Work[Found], patience: float | None = None) -> Found:
        """Patience: seconds for another limit than usual, where the database may keep us waiting at all."""

    @abstractmethod
    async def read_once(self, work: Work[Found]) -> Found:
        """Work of one statement, which sees one moment without a transaction round it."""

    # ---- Is it well?
    async def check_reading(self, patience: float | None = None) -> None:
        await self.read(lambda connection: connection.scalar(VERSION), patience)

    async def check_writing(self, patience: float | None = None) -> None:
        """Really: on a full disk everything but the end of a transaction succeeds."""
        await self.write(lambda connection: connection.execute(SAME_VERSION), patience)

    @contextmanager
    def telling(self) -> Generator[None]:
        """Errors of the database that people can cause become sentences; our own mistakes stay errors."""
        try:
            yield
        except (DataError, OverflowError):
            raise Refused("error-too-large-to-store") from None
        except (TimeoutError, NoConnection):
            raise OutOfReach("error-database-busy") from None
        except (OperationalError, InterfaceError) as error:
            raise self._out_of_reach(error) from error
        except StatementError as error:
            if isinstance(error.orig, Refused):
                raise error.orig from None
            if type(error) is DatabaseError:  # neither subclass: a file that is no database, or a damaged one
                raise self._out_of_reach(error) from error
            raise

    def _out_of_reach(self, error: StatementError) -> OutOfReach:
        reason = str(error.orig).strip().partition("\n")[0].rstrip(".")
        return OutOfReach("error-database-unusable", database=without_password(self.url), reason=reason)
