"""What storage refuses, beside plain mistakes."""

from __future__ import annotations

from meseta.engine.refusal import Refused


class EntryConflict(Refused):
    """The number of an entry is not the next one of its table: another process was quicker. Look again."""


class OutOfReach(Refused):
    """The database cannot be used now: wrong address, server down, disk full, folder not ours."""
