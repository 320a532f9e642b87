"""What a table refuses beside wrong answers."""

from __future__ import annotations

from meseta.engine.refusal import Refused


class NoSuchTable(Refused):
    """There is no table with this link."""


class NotYours(Refused):
    """A person wants to do what is not theirs to do: at another's seat, or from another site's page."""


class RulesGone(Refused):
    """A table cannot be played on: its rules are gone, or those of today do not accept what was played."""

    def __init__(self, played: int, program: int) -> None:
        super().__init__("gone-log" if played == program else "gone-rules", played=played, program=program)
        self.played = played
        self.program = program


class Stale(Refused):
    """The answer is to a question that is no longer asked."""

    def __init__(self) -> None:
        super().__init__("error-stale")


class TooMuch(Refused):
    """Somebody has asked for more than one may have at once: later it is granted."""
