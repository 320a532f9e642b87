"""What Grandissimo asks and says."""

from __future__ import annotations

from meseta.reading.el_grande.parts.grandissimo.read import PART

__all__ = ["PART"]
