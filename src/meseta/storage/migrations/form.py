"""What stood where in saved positions that were lists."""

from __future__ import annotations

from typing import NamedTuple


class Form(NamedTuple):
    """What stands where in the positions of one game."""

    tables: tuple[str, ...]
    numbers: tuple[str, ...]
    frames: dict[str, tuple[str, ...]]
