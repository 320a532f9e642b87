"""A bot of the house at a seat."""

from __future__ import annotations

import time

from meseta.arena.player import Player
from meseta.bots.catalogue import Bot
from meseta.engine.position import Position
from meseta.engine.randomness import from_seed


class BotPlayer(Player):
    """It thinks in this process, about a world as its seat imagines it. What it has thought of beyond the next answer
    holds as long as nobody else answers and nothing hidden becomes known."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot = bot
        self.thought: list[int] = []
        self.reveals = -1

    def answer(self, position: Position, seat: int, seed: int) -> int:
        if not self.thought or self.reveals != position.reveals:
            world = position.imagine(seat, from_seed(seed))
            began = time.thread_time()
            self.thought = self.bot.answer(world, seat, seed)
            used = time.thread_time() - began
            self.seconds += used
            self.longest = max(self.longest or 0.0, used)
            self.reveals = position.reveals
        return self.thought[0]

    def changed(self, position: Position, seat: int, answer: int) -> None:
        """It is told of its own answers too, also of those that were forced."""
        expected = self.thought[:1] == [answer] and seat == self.seat
        self.thought = self.thought[1:] if expected else []
