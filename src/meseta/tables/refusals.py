"""What a table refuses beside wrong answers: each is told to people in their own language by its key."""

from __future__ import annotations

from meseta.engine.refusal import Refused


class NoSuchTable(Refused):
    """There is no table with this link."""


class NotYours(Refused):
    """Somebody wants to do what only whoever sits there may do."""


class Stale(Refused):
    """The answer is to a question that is no longer asked."""
