"""What is settled before the first answer of a game: its players and its optional rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meseta.engine.program import Card
from meseta.engine.saving import FrameKinds

# Regions to win, and regions that hang together, by the number of players.
GOALS: Final[dict[int, tuple[int, int]]] = {2: (6, 4), 3: (6, 4), 4: (5, 3), 5: (5, 3), 6: (5, 3)}


@final
class Rules:
    """Shared by a position and all its copies; never changed."""

    def __init__(self, chosen: dict[str, str], written: dict[str, str], programs: list[Card]) -> None:
        self.chosen: dict[str, str] = chosen  # the options as they are written
        self.written: dict[str, str] = written  # those that are not at their defaults
        self.players: i64 = int(chosen["players"])
        regions, kingdom = GOALS[int(self.players)]
        self.regions_to_win: i64 = regions
        self.kingdom_to_win: i64 = kingdom + (chosen["kingdoms"] == "larger")  # regions that hang together
        self.draw: bool = chosen["draw"] == "on"  # cards are drawn after every battle, and there are no rounds
        # Points that end a match of several games; 0: a single game.
        self.target: i64 = 0 if chosen["points"] == "off" else int(chosen["points"])
        self.retaking: bool = chosen["retaking"] == "on"  # regions of others may be attacked
        self.face_down: bool = chosen["face-down"] == "on"
        self.guard: bool = chosen["guard"] == "on"  # against battles in which nobody ever plays (ruling C19)
        self.hand_sizes_shown: bool = chosen["hand-sizes"] == "shown"
        self.programs: list[Card] = programs
        self.frames: FrameKinds = FrameKinds(["meseta.games.condottiere"])
