"""The one error that people meet: what was wrong, and what is possible instead."""

from __future__ import annotations


class Refused(ValueError):
    """Something was asked that the rules, a file or an option do not allow. Nothing has changed."""
