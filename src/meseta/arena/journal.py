"""The journal of a match: a line for what it is, and one for each game that was finished. So a match can be resumed."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from msgspec import DecodeError, Struct
from msgspec.json import decode, encode

from meseta.arena.match import Outcome
from meseta.engine.refusal import Refused


class Heading(Struct, forbid_unknown_fields=True):
    """What must be the same when the match goes on; how many games are played may change."""

    game: str
    options: dict[str, str]
    rules: int  # their version
    line_up: list[str]
    seed: int


class Journal:
    """Nothing is kept where no file is named."""

    def __init__(self, file: Path | None, heading: Heading) -> None:
        self.outcomes: dict[int, Outcome] = {}  # of an earlier run, by the numbers of their games
        self.lines: IO[bytes] | None = None
        if file is not None:
            whole = read(file, heading, self.outcomes) if file.exists() else 0
            self.lines = file.open("r+b" if file.exists() else "w+b")
            self.lines.seek(whole)
            self.lines.truncate()  # a line that was being written when it was interrupted
            if whole == 0:
                self.write(heading)

    def add(self, outcome: Outcome) -> None:
        self.outcomes[outcome.number] = outcome
        self.write(outcome)

    def write(self, said: Struct) -> None:
        if self.lines is not None:
            self.lines.write(encode(said) + b"\n")
            self.lines.flush()

    def close(self) -> None:
        if self.lines is not None:
            self.lines.close()


def read(file: Path, heading: Heading, outcomes: dict[int, Outcome]) -> int:
    """Where its last whole line ends."""
    whole, _, _ = file.read_bytes().rpartition(b"\n")
    first, *others = whole.split(b"\n")
    if not first:
        return 0
    try:
        if decode(first, type=Heading) != heading:
            raise Refused("arena-another-match", file=str(file))
        outcomes.update((each.number, each) for each in [decode(line, type=Outcome) for line in others])
    except DecodeError:
        raise Refused("arena-no-journal", file=str(file)) from None
    return len(whole) + 1
