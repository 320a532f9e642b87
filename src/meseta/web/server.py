"""The server process: uvicorn, told to let go of open streams when it is asked to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
from types import FrameType

import uvicorn
from litestar import Litestar

from meseta.web.connections import Connections
from meseta.web.descriptors import Shortage, backlog, most_connections, raise_limit
from meseta.web.limits import Limits
from meseta.web.protocol import Config
from meseta.web.reading_ahead import read_ahead
from meseta.web.repeated import OnceAMinute
from meseta.web.stopping import Stopping


class Server(uvicorn.Server):
    """Uvicorn waits for open streams before it stops: so it tells them first."""

    def __init__(self, config: uvicorn.Config, stopping: Stopping) -> None:
        super().__init__(config)
        self.stopping = stopping

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Uvicorn would raise the signal once more after all is done, as if the process had been killed by it."""
        self.stopping.now()
        self.force_exit = self.should_exit and sig == signal.SIGINT  # Ctrl-C twice
        self.should_exit = True


def serve(app: Litestar, stopping: Stopping, limits: Limits, host: str, port: int) -> None:
    logging.getLogger("uvicorn.error").addFilter(OnceAMinute())
    descriptors = raise_limit()
    connections = Connections(limits, most_connections(descriptors))
    config = Config(
        app,
        connections,
        host=host,
        port=port,
        backlog=backlog(descriptors),
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
        server_header=False,
    )
    asyncio.run(run(Server(config, stopping), app))


async def run(server: Server, app: Litestar) -> None:
    asyncio.get_running_loop().set_exception_handler(Shortage())
    reading_ahead = asyncio.create_task(read_ahead(app))
    await server.serve()
    await reading_ahead
