"""What a card does as soon as it is taken."""

from __future__ import annotations

from meseta.engine.program import Step


class WhenTaken(Step):
    """The only step of its card. Taking a card is no special action: no veto stops it, and nobody can leave it out."""
