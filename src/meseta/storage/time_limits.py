"""How long PostgreSQL may keep us waiting. A server that has gone silent never says so: we must hang up ourselves."""

from __future__ import annotations

import os
import socket
from asyncio import get_running_loop
from collections.abc import Generator
from contextlib import contextmanager, suppress
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection
from sqlalchemy.engine import URL

PATIENCE: Final = 10.0  # seconds for a transaction, or for a connection

# What every connection is given, unless the address says otherwise. The system's own checks notice a silent network
# within 35 seconds. The server ends what takes longer than a transaction may, also where our process stands still, and
# notices within 20 seconds that our machine is gone, so that locks do not outlive it.
LIMITS: Final = {
    "statement_timeout": f"{PATIENCE:.0f}s",
    "idle_in_transaction_session_timeout": f"{PATIENCE:.0f}s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "2",
}
ARGUMENTS: Final[dict[str, Any]] = {
    "connect_timeout": int(PATIENCE),
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "options": " ".join(f"-c {name}={value}" for name, value in LIMITS.items()),
}


def connect_arguments(url: URL) -> dict[str, Any]:
    return {name: value for name, value in ARGUMENTS.items() if name not in url.query}


@contextmanager
def cut_after(connection: AsyncConnection, seconds: float) -> Generator[None]:
    """Whatever waits for the server longer than that fails as if the server had hung up.

    To cancel a waiting task would not do: the driver first asks the server to stop, and waits for that too.
    """
    timer = get_running_loop().call_later(max(seconds, 0), hang_up, connection)
    try:
        yield
    finally:
        timer.cancel()


def hang_up(connection: AsyncConnection) -> None:
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)
