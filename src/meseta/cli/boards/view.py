"""What the views of all games have in common."""

from __future__ import annotations

from typing import Any, TypeAlias

View: TypeAlias = dict[str, Any]  # what `position.seen_by` gives
Frame: TypeAlias = dict[str, Any]  # one piece of unfinished business in it
Player: TypeAlias = dict[str, Any]  # one of its seats


def top(view: View) -> Frame:
    """The business that asks now."""
    frame: Frame = view["business"][-1]
    return frame


def own(view: View) -> Player:
    """The player who looks."""
    player: Player = view["seats"][view["seat"]]
    return player
