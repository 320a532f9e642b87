"""The areas of a view by their names, and what the rules and the board of its game say of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeAlias

from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.board import Board
from meseta.games.el_grande.rules import Rules
from meseta.web.boards.page import View

Area: TypeAlias = dict[str, Any]
KEPT: Final = 128  # sets of rules kept ready: a page asks for its own again and again


def rules_of(view: View) -> Rules:
    return rules_with(tuple(view["options"].items()))


@lru_cache(maxsize=KEPT)
def rules_with(options: tuple[tuple[str, str], ...]) -> Rules:
    return rules_for(dict(options))


def board_of(view: View) -> Board:
    return rules_of(view).board


def is_region(view: View, place: str) -> bool:
    """Not the Castillo, and not a place for the king alone."""
    board = board_of(view)
    return board.is_region(board.number[place])


def regions(view: View) -> list[Area]:
    board = board_of(view)
    return [area for area in view["areas"] if board.is_region(board.number[area["area"]])]


def area_of(view: View, name: str) -> Area:
    area: Area = next(each for each in view["areas"] if each["area"] == name)
    return area
