"""Intrigue & the King: own cards in the place of action cards and power cards."""

from __future__ import annotations

from meseta.web.panels.el_grande.parts.intrigue.shown import PART

__all__ = ["PART"]
