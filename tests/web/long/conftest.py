"""Servers that are really started, stopped and killed."""

from tests.web.browser.conftest import house, own_house

__all__ = ["house", "own_house"]
