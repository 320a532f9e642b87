"""The network between us and PostgreSQL, which tests can make fail: a proxy that forwards bytes, or swallows them."""

from __future__ import annotations

import socket
from collections.abc import Generator
from contextlib import contextmanager, suppress
from threading import Event, Thread

from tests.storage.postgres import Postgres

NAME = "beyond-the-network"  # what the server's list of connections calls ours


class Network:
    """Forwards connections from a port of this machine to the socket of a server."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=50)
        self.flows = Event()  # is anything forwarded
        self.flows.set()
        self.ways: list[Way] = []
        Thread(target=self.accept, daemon=True).start()

    @property
    def port(self) -> int:
        port: int = self.listener.getsockname()[1]
        return port

    def accept(self) -> None:
        with suppress(OSError):  # it is closed
            while True:
                near = self.listener.accept()[0]
                self.ways.append(Way(near, self.server, self.flows))

    def swallow(self) -> None:
        """From now on nothing comes through, and nobody is told."""
        self.flows.clear()

    def go_on(self) -> None:
        """What was held up comes through, as after a server was frozen."""
        self.flows.set()

    def fail_over(self) -> None:
        """New connections come through; those of before stay silent for ever."""
        for way in self.ways:
            way.lost = True
        self.flows.set()

    def close(self) -> None:
        self.listener.shutdown(socket.SHUT_RDWR)  # ends the waiting for the next one, as closing alone would not
        self.listener.close()
        self.fail_over()
        for way in self.ways:
            way.close()


class Way:
    """One connection."""

    def __init__(self, near: socket.socket, server: str, flows: Event) -> None:
        self.near = near
        self.far = socket.socket(socket.AF_UNIX)
        self.flows = flows
        self.lost = False
        Thread(target=self.connect, args=(server,), daemon=True).start()

    def connect(self, server: str) -> None:
        self.flows.wait()
        if not self.lost:
            self.far.connect(server)
            Thread(target=self.forward, args=(self.far, self.near), daemon=True).start()
            self.forward(self.near, self.far)

    def forward(self, here: socket.socket, there: socket.socket) -> None:
        with suppress(OSError):
            while data := here.recv(65536):
                self.flows.wait()
                if self.lost:
                    return
                there.sendall(data)
            there.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        for end in (self.near, self.far):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@contextmanager
def network_to(postgres: Postgres) -> Generator[tuple[Network, str]]:
    """With the address of the database behind it."""
    network = Network(postgres.socket)
    try:
        yield network, f"postgresql+psycopg://meseta@127.0.0.1:{network.port}/postgres?application_name={NAME}"
    finally:
        network.close()
