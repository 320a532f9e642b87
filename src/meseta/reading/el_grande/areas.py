"""The areas of a view by their names, and what the rules and the board of its game say of them."""

from __future__ import annotations

from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.board import STRIP_LENGTH, Board
from meseta.games.el_grande.rules import Rules
from meseta.games.el_grande.view import AreaView, ElGrandeView


def rules_of(view: ElGrandeView) -> Rules:
    return rules_for(view["options"])


def board_of(view: ElGrandeView) -> Board:
    return rules_of(view).board


def is_region(view: ElGrandeView, place: str) -> bool:
    """Not the Castillo, and not a place for the king alone."""
    board = board_of(view)
    return board.is_region(board.number[place])


def regions(view: ElGrandeView) -> list[AreaView]:
    board = board_of(view)
    return [area for area in view["areas"] if board.is_region(board.number[area["area"]])]


def regions_on_disks(view: ElGrandeView) -> list[str]:
    """Those that secret disks can show."""
    board = board_of(view)
    return [area["area"] for area in regions(view) if board.open_to_disks >> board.number[area["area"]] & 1]


def area_of(view: ElGrandeView, name: str) -> AreaView:
    return next(each for each in view["areas"] if each["area"] == name)


def counts_in(area: AreaView) -> list[int]:
    """The caballeros of each colour, where they are seen: everywhere but in a closed Castillo."""
    counts = area["caballeros"]
    assert counts is not None, "a closed Castillo shows no numbers"
    return counts


def strip(board: Board, number: int, places: int) -> list[int]:
    """What is printed in a row of the board or, after all rows, on a tile."""
    return [int(board.strips[int(STRIP_LENGTH) * number + place]) for place in range(places)]
