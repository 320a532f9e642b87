"""What is settled before the first answer of a game: its players and its optional rules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from meseta.engine.program import Card
from meseta.engine.saving import FrameKinds


@final
class Rules:
    """Shared by a position and all its copies; never changed."""

    def __init__(
        self,
        chosen: dict[str, str],
        written: dict[str, str],
        players: i64,
        regions_to_win: i64,
        kingdom_to_win: i64,
        draw: bool,
        target: i64,
        retaking: bool,
        face_down: bool,
        guard: bool,
        hand_sizes_shown: bool,
        programs: list[Card],
        frames: FrameKinds,
    ) -> None:
        self.chosen: dict[str, str] = chosen  # the options as they are written
        self.written: dict[str, str] = written  # those that are not at their defaults
        self.players: i64 = players
        self.regions_to_win: i64 = regions_to_win
        self.kingdom_to_win: i64 = kingdom_to_win  # regions that hang together
        self.draw: bool = draw  # cards are drawn after every battle, and there are no rounds
        self.target: i64 = target  # points that end a match of several games; 0: a single game
        self.retaking: bool = retaking  # regions of others may be attacked
        self.face_down: bool = face_down
        self.guard: bool = guard  # against battles without end in which nobody plays (ruling C19)
        self.hand_sizes_shown: bool = hand_sizes_shown
        self.programs: list[Card] = programs
        self.frames: FrameKinds = frames
