"""Intrigue & the King on the map."""

from __future__ import annotations

from meseta.web.boards.el_grande.parts.intrigue.drawn import PART

__all__ = ["PART"]
