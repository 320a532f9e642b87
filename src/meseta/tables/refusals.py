"""What a table refuses beside wrong answers. Refusals that only a program can meet are plain English."""

from __future__ import annotations

from meseta.wording.refusal import RefusedInWords


class NoSuchTable(RefusedInWords):
    """There is no table with this link."""


class NotYours(RefusedInWords):
    """Somebody wants to do what they may not: at another's seat, or from another site's page."""


class Stale(RefusedInWords):
    """The answer is to a question that is no longer asked."""

    def __init__(self) -> None:
        super().__init__("error-stale")
