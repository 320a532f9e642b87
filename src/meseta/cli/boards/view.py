"""What the views of all games have in common, for whoever puts them into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from meseta.cli.lines import listed

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


def colour(view: View, seat: int) -> str:
    name: str = view["seats"][seat]["colour"]
    return name


def may_answer(view: View, verb: str) -> bool:
    return any(legal["notation"].split()[0] == verb for legal in view["legal"])


def final_standings(
    view: View, worth: Callable[[Player], Any], figures: Callable[[Player], str], reason: str
) -> list[str]:
    """The players from the best to the last, those who are worth the same on one place, and why the first have won."""
    ranked = sorted(view["seats"], key=worth, reverse=True)
    places = [1 + sum(worth(other) > worth(player) for other in ranked) for player in ranked]
    table = [f"  {place}. {player['colour']:<10}{figures(player)}" for place, player in zip(places, ranked)]
    winners = listed([colour(view, seat) for seat in view["winners"]]).capitalize()
    return ["Final standings", *table, f"{winners} {'share the victory' if view['winners'][1:] else 'wins'} {reason}."]
