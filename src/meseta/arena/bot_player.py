"""A bot of the house at a seat."""

from __future__ import annotations

import time

from meseta.arena.player import Player
from meseta.bots.catalogue import choose
from meseta.engine.position import Position


class BotPlayer(Player):
    """It thinks in this process, about its view."""

    def __init__(self, bot: str) -> None:
        super().__init__()
        self.bot = bot

    def answer(self, position: Position, seat: int, seed: int) -> int:
        began = time.thread_time()
        answer = choose(self.bot, position.seen_by(seat), seed)
        used = time.thread_time() - began
        self.seconds += used
        self.longest = max(self.longest or 0.0, used)
        return answer
