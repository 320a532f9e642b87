"""A program at a seat that speaks the API: a table is served for it alone, with the routes that holding a seat needs.

The program is started with the address and the name of the table behind its command, as `examples/hold_a_seat.py` is.
"""

from __future__ import annotations

import subprocess
import time
from typing import Final

from meseta.arena.player import Forfeited, Player
from meseta.arena.processes import seconds_used_at_the_end, started
from meseta.arena.served_table import TABLE, Server
from meseta.engine.position import Position

LOOK: Final = 0.1  # seconds between two looks whether the program is still there


class ApiPlayer(Player):
    """One process for one seat of one game. What it is shown changes when somebody answers, as at any table."""

    def __init__(self, command: str, patience: float) -> None:
        super().__init__()
        self.command = command
        self.patience = patience
        self.server = Server()
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self, position: Position, seat: int, seed: int) -> None:
        super().begin(position, seat, seed)
        self.server.seat = seat
        self.show(position)
        self.server.start()
        nothing = subprocess.DEVNULL
        self.process = started(self.command, self.server.address, TABLE, stdin=nothing, stdout=nothing)

    def answer(self, position: Position, seat: int, seed: int) -> int:
        until = time.monotonic() + self.patience
        while time.monotonic() < until:
            given = self.server.taken(LOOK)
            if given is not None:
                return given
            if self.process is not None and self.process.poll() is not None:
                raise Forfeited("arena-program-ended", program=self.command)
        raise Forfeited("arena-program-silent", program=self.command, seconds=f"{self.patience:g}")

    def changed(self, position: Position, seat: int, answer: int) -> None:
        self.show(position)

    def show(self, position: Position) -> None:
        """Where it has one answer only, that is given for it, and it is shown what follows."""
        if self.seat not in position.waiting() or len(position.answers(self.seat)) > 1:
            self.server.show(position.seen_by(self.seat))

    def finish(self, position: Position) -> None:
        self.server.show(position.seen_by(self.seat), over=True)

    def close(self) -> None:
        self.server.end_streams()
        if self.process is not None:
            self.seconds += seconds_used_at_the_end(self.process)
        self.server.stop()
