"""The king moves, to any region or next door; he must leave where he is (ruling A15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.frame import Question
from meseta.engine.options import Options
from meseta.engine.program import Step
from meseta.engine.proposal import Change
from meseta.games.el_grande.answers import KING, KING_ANYWHERE, KING_NEXT_DOOR

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
class KingMoves(Change):
    NAME: ClassVar[str] = "king-moves"

    def happen(self, game: ElGrande, by: i64, what: i64, where: i64) -> None:
        game.king = where


KING_MOVES: Final = KingMoves()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingKing(Question):
    NAME: ClassVar[str] = "choosing-king"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "next_door")

    def __init__(self, seat: i64, next_door: i64) -> None:
        self.seat = seat
        self.next_door: i64 = next_door

    def options(self, game: ElGrande, seat: i64) -> Options:
        return KING_NEXT_DOOR[game.king] if self.next_door else KING_ANYWHERE[game.king]

    def answer(self, game: ElGrande, seat: i64, option: i64) -> None:
        game.pop()
        game.propose(KING_MOVES, seat, 0, option - KING)

    def data(self) -> list[Any]:
        return [self.seat, self.next_door]

    def copy(self) -> ChoosingKing:
        return ChoosingKing(self.seat, self.next_door)


@final
class MoveKing(Step):
    def __init__(self, next_door: i64) -> None:
        self.next_door: i64 = next_door

    def begin(self, game: ElGrande, by: i64) -> None:
        game.push(ChoosingKing(by, self.next_door))


def move_king_anywhere() -> Step:
    return MoveKing(0)


def move_king_next_door() -> Step:
    return MoveKing(1)
