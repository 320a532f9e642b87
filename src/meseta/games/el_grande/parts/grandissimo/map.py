"""What is added to the map: Portugal, the Ship, the Jail, and where caballeros wait that were given away. Data.

The rows lie behind those of the edition. Ship and Jail are no regions: only what is said of them reaches them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.engine.seats import COLOUR_NAMES
from meseta.games.el_grande.board import DISKS, PLACE_APART, REGION, Board, Row
from meseta.games.el_grande.spain import NAMES_OF_2023, renamed

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

PORTUGAL: Final[i64] = 10
SHIP: Final[i64] = 11  # there unless a first game leaves it out, and so is the Jail
JAIL: Final[i64] = 12

NO_STRIP: Final = (0, 0, 0)


def place(name: str) -> Row:
    return Row(name, PLACE_APART, NO_STRIP, ())


# Which regions it borders on: ruling B60.
PORTUGAL_ROW: Final = Row(
    "portugal",
    REGION,
    (5, 0, 0),
    ("galicia", "castilla-la-vieja", "castilla-la-nueva", "sevilla"),
    coast=True,
    bars=(DISKS,),
)


def rows_of(edition: str, players: int, symbols: bool) -> list[Row]:
    gifts = [place(f"gift-{colour}") for colour in COLOUR_NAMES[:players]]
    rows = [PORTUGAL_ROW, *[place("ship"), place("jail")] * symbols, *gifts]
    return renamed(rows, NAMES_OF_2023) if edition == "2023" else rows


def gift_row(position: ElGrande, seat: i64) -> i64:
    """Where caballeros wait that were given to a seat: the last rows of the board."""
    return position.board.rows - position.seats + seat


def check(board: Board, players: int, symbols: bool) -> None:
    """The numbers above are those of the board."""
    assert board.number["portugal"] == PORTUGAL
    assert not symbols or (board.number["ship"], board.number["jail"]) == (SHIP, JAIL)
    assert board.names[-players:] == [f"gift-{colour}" for colour in COLOUR_NAMES[:players]]
