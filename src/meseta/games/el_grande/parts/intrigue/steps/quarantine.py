"""Quarantine (93): a scoring tile lies face down in a region, and nothing goes in or out there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOWHERE, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.games.el_grande.answers import TILE
from meseta.games.el_grande.board import bit
from meseta.games.el_grande.parts.intrigue.state import state_of
from meseta.games.el_grande.parts.intrigue.steps.name_region import QUARANTINE, NamingRegion

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


def markers(position: ElGrande) -> i64:
    """The tiles that may become the marker, one bit each.

    The one of an earlier quarantine; else one beside the board; else one on the board, but not in a closed region.
    """
    now = state_of(position).marker
    if now != NOWHERE:
        return 1 << now
    beside: i64 = 0
    on_board: i64 = 0
    for tile in range(position.board.tiles):
        if position.tile[tile] == NOWHERE:
            beside |= 1 << tile
        elif not position.closed() & bit(position.tile[tile]):
            on_board |= 1 << tile
    return beside or on_board


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PickingMarker(Question):
    NAME: ClassVar[str] = "picking-marker"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        tiles = position.empty_answers()
        tiles.add_each(TILE, markers(position))
        return tiles

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        position.pop()
        position.push(NamingRegion(seat, QUARANTINE, NOWHERE, answer - TILE))

    def copy(self) -> PickingMarker:
        return PickingMarker(self.seat)


@final
class Quarantine(Step):
    """Only who can choose the marker is asked for it; with none there is no quarantine."""

    def begin(self, position: ElGrande, by: i64) -> None:
        tiles = markers(position)
        if tiles & tiles - 1:
            position.push(PickingMarker(by))
        elif tiles:
            tile: i64 = 0
            while not tiles >> tile & 1:
                tile += 1
            position.push(NamingRegion(by, QUARANTINE, NOWHERE, tile))
