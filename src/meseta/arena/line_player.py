"""A program at a seat that speaks lines of JSON on its standard input and output: docs/arena.md tells the protocol."""

from __future__ import annotations

import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Final

from msgspec import DecodeError, Struct
from msgspec.json import decode, encode

from meseta.arena.player import Forfeited, Player
from meseta.arena.processes import seconds_used_at_the_end, started
from meseta.engine.position import Position

PROTOCOL: Final = 1
LONGEST_LINE: Final = 65536  # of what a program says


class Said(Struct):
    """What a program says: that it is ready, or an answer by its number or its notation."""

    ready: bool = False
    answer: int | None = None
    notation: str | None = None


class LinePlayer(Player):
    """One process for one seat of one game."""

    def __init__(self, command: str, patience: float) -> None:
        super().__init__()
        self.command = command
        self.patience = patience
        self.process = started(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines: Queue[bytes] = Queue()  # an empty one when there will be no more
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as said:
            while line := said.readline(LONGEST_LINE):
                self.lines.put(line)
        self.lines.put(b"")

    # ---- The game.
    def begin(self, position: Position, seat: int, seed: int) -> None:
        super().begin(position, seat, seed)
        hello = {"protocol": PROTOCOL, "game": position.GAME, "options": position.options_chosen()}
        self.tell({"type": "hello", **hello, "seat": seat, "seed": seed})
        if not self.heard().ready:
            raise Forfeited("arena-program-not-ready", program=self.command)

    def answer(self, position: Position, seat: int, seed: int) -> int:
        view = position.seen_by(seat)
        self.tell({"type": "question", "view": view})
        said = self.heard()
        for legal in view["legal"]:
            if legal["answer"] == said.answer or legal["notation"] == said.notation:
                return legal["answer"]
        given = said.notation if said.answer is None else said.answer
        raise Forfeited("arena-program-illegal", program=self.command, said=str(given))

    def finish(self, position: Position) -> None:
        with suppress(Forfeited):  # it need not be there any more
            self.tell({"type": "over", "view": position.seen_by(None)})

    # ---- Lines.
    def tell(self, told: object) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(encode(told) + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Forfeited("arena-program-ended", program=self.command) from None

    def heard(self) -> Said:
        try:
            line = self.lines.get(timeout=self.patience)
        except Empty:
            raise Forfeited("arena-program-silent", program=self.command, seconds=f"{self.patience:g}") from None
        if not line:
            raise Forfeited("arena-program-ended", program=self.command)
        try:
            return decode(line, type=Said)
        except (DecodeError, UnicodeDecodeError):
            said = line[:60].decode(errors="replace").strip()
            raise Forfeited("arena-program-illegal", program=self.command, said=said) from None

    # ---- The end.
    def close(self) -> None:
        """It is told that nothing follows."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # what was still to be told reaches nobody
            self.process.stdin.close()
        self.seconds += seconds_used_at_the_end(self.process)
