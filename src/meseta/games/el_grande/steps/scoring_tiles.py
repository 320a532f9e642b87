"""The two movable scoring tiles: put on an area or moved to another, never two on one, never off the board again."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import TILE, TO
from meseta.games.el_grande.board import bit

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class TileMoves(Change):
    NAME: ClassVar[str] = "tile-moves"
    MEANS: ClassVar[tuple[str, str]] = ("tile", "area")

    def happen(self, position: ElGrande, by: i64, tile: i64, area: i64) -> None:
        position.tile[tile] = area


TILE_MOVES: Final = TileMoves()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MovingTile(Question):
    """Which tile, then where to; the king's region is barred both ways. If no tile may move, nobody is asked."""

    NAME: ClassVar[str] = "moving-tile"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat = seat
        self.tile: i64 = tile  # the one chosen, or NOWHERE

    def waiting(self, position: ElGrande) -> i64:
        return self.seat if self.tile != NOWHERE or movable_tiles(position) else NOBODY

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        answers = position.empty_answers()
        if self.tile == NOWHERE:
            answers.add_each(TILE, movable_tiles(position))
        else:
            areas = position.board.area_mask & ~position.closed()
            for tile in range(position.board.tiles):
                areas &= ~bit(position.tile[tile])
            answers.add_each(TO, areas)
        return answers

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if self.tile == NOWHERE:
            self.tile = answer - TILE
        else:
            position.pop()
            position.propose(TILE_MOVES, seat, self.tile, answer - TO)

    def copy(self) -> MovingTile:
        return MovingTile(self.seat, self.tile)


def movable_tiles(position: ElGrande) -> i64:
    """Those that neither lie in a closed region nor are held by parts, one bit each."""
    movable: i64 = 0
    for tile in range(position.board.tiles):
        if not position.closed() & bit(position.tile[tile]):
            movable |= 1 << tile
    asked = position.rules.asked_for_tiles
    while asked is not None:
        movable &= ~asked.part.tiles_barred(position)
        asked = asked.rest
    return movable


@final
class MoveTile(Step):
    def begin(self, position: ElGrande, by: i64) -> None:
        position.push(MovingTile(by, NOWHERE))
