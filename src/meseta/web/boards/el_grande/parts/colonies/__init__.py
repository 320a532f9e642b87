"""The colonies on the map."""

from __future__ import annotations

from meseta.web.boards.el_grande.parts.colonies.drawn import PART

__all__ = ["PART"]
