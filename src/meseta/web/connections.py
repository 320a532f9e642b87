"""All connections of a process: whoever only holds them, without asking anything, keeps nobody else out."""

from __future__ import annotations

from typing import Final, Protocol

from meseta.web.limits import Limits


class Connection(Protocol):
    peer: str  # the address it comes from, which may be a proxy's

    def drop(self) -> None:
        """Close it at once."""
        ...


class Connections:
    """Knows those that wait, the longest first: for their first request, for the rest of one, or for another."""

    def __init__(self, limits: Limits, most: int) -> None:
        self.limits: Final = limits
        self.most: Final = most  # of all addresses together
        self.open: set[Connection] = set()
        self.waiting: dict[Connection, None] = {}
        self.waiting_of: dict[str, dict[Connection, None]] = {}

    def came(self, connection: Connection) -> bool:
        """A new one, which waits. False if there is no room for it: all others are being answered."""
        if len(self.open) >= self.most:
            longest = next(iter(self.waiting), None)
            if longest is None:
                return False
            self.forget_and_drop(longest)
        self.open.add(connection)
        self.waits(connection)
        return True

    def waits(self, connection: Connection) -> None:
        """It has been answered, or has just come."""
        if connection not in self.open:
            return
        self.waiting[connection] = None
        of_peer = self.waiting_of.setdefault(connection.peer, {})
        of_peer[connection] = None
        if self.limits.by_address and len(of_peer) > self.limits.connections:
            self.forget_and_drop(next(iter(of_peer)))

    def is_waiting(self, connection: Connection) -> bool:
        return connection in self.waiting

    def asks(self, connection: Connection) -> None:
        """All of its request is here: it waits for us now."""
        self.waiting.pop(connection, None)
        of_peer = self.waiting_of.get(connection.peer, {})
        of_peer.pop(connection, None)
        if not of_peer:
            self.waiting_of.pop(connection.peer, None)

    def left(self, connection: Connection) -> None:
        self.asks(connection)
        self.open.discard(connection)

    def forget_and_drop(self, connection: Connection) -> None:
        self.left(connection)
        connection.drop()
